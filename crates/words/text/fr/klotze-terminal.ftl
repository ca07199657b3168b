# Klötze, comme seul le terminal en parle.

play-draw-agreed-red = Les rouges acceptent la nulle.
play-draw-agreed-yellow = Les jaunes acceptent la nulle.
play-draw-agreed-green = Les verts acceptent la nulle.
play-draw-agreed-blue = Les bleus acceptent la nulle.
play-draw-declined-red = Les rouges refusent la nulle.
play-draw-declined-yellow = Les jaunes refusent la nulle.
play-draw-declined-green = Les verts refusent la nulle.
play-draw-declined-blue = Les bleus refusent la nulle.
mark-klotze-1 = Colonnes de hauteur 1 ({ $count }) : { $places }.
mark-klotze-2 = Colonnes de hauteur 2 ({ $count }) : { $places }.
mark-klotze-3 = Colonnes de hauteur 3 ({ $count }) : { $places }.
mark-klotze-R = Klotz rouge : { $places }.
mark-klotze-Y = Klotz jaune : { $places }.
mark-klotze-G = Klotz vert : { $places }.
mark-klotze-B = Klotz bleu : { $places }.
mark-klotze-r = Coin rouge : { $places }.
mark-klotze-y = Coin jaune : { $places }.
mark-klotze-g = Coin vert : { $places }.
mark-klotze-b = Coin bleu : { $places }.
tokens-klotze = écrivez deux cases, comme d2-d3, pour déplacer la pièce de la première à la seconde. Écrivez « pass » si rien ne peut bouger.
