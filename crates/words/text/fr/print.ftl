# Imprimer un jeu : les feuilles à découper, et ce que l’on en dit.

print-full-size = Imprimez à 100 %
print-sheet = Feuille { $number } sur { $of }
print-glue = à coller
print-in-the-set = Dans ce jeu
print-you-need = Il vous faut
print-need-1 = des ciseaux, de la colle et une règle
print-need-2 = du carton, par exemple une boîte de céréales vide
print-need-kuba-1 = 29 billes si vous en avez, sinon les pions à découper
print-need-bille-trap-1 = une attache parisienne pour le plateau tournant
print-need-bille-trap-2 = des billes et un dé, si vous en avez
print-how = Fabrication
print-ruler = Cette ligne mesure { $length } mm. Sinon, imprimez de nouveau à 100 %, sans « ajuster à la page ».
print-at-the-start = Au départ
print-online = Jouer sur un écran
print-online-how = Scannez le code pour ouvrir le jeu : contre un robot, à plusieurs sur un appareil, ou avec des amis au loin.

# Les étapes, d’abord celles de tous les jeux.

print-step-1 = Imprimez toutes les feuilles à 100 % et mesurez la ligne au bas de cette page.
print-step-2 = Découpez le long des traits pleins et pliez le long des pointillés. La colle va sur les languettes grises.
print-step-black-holes-1 = Si le plateau est en deux parties, collez la seconde sur la bande grise de la première : les coins noirs doivent se toucher. Collez ensuite le plateau sur du carton.
print-step-black-holes-2 = Pliez chaque bloc en boîte : collez d’abord le côté, puis les deux bouts. Avec une règle, les plis sont bien nets.
print-step-black-holes-3 = Posez un bloc debout sur chacune des seize cases marquées. Les blocs foncés vont sur les cases barrées d’un trait.
print-step-black-holes-4 = Les ronds noirs sont les trous. Quand un bloc y bascule, retirez-le du plateau et posez-le devant vous.
print-step-kuba-1 = Collez le plateau sur du carton.
print-step-kuba-2 = Jouez avec de vraies billes si vous le pouvez. Sinon, collez la feuille de pions sur du carton et découpez-les.
print-step-kuba-3 = Posez une bille sur chaque creux qui porte un point, de la couleur du point : blanc, noir ou rouge.
print-step-kuba-4 = Posez les billes rouges que vous prenez dans la rigole devant vous. Quand ses sept places sont pleines, vous avez gagné.
print-step-klotze-1 = Si le plateau est en deux parties, collez la seconde sur la bande grise de la première : les coins noirs doivent se toucher. Collez ensuite le plateau sur du carton.
print-step-klotze-2 = Pliez chaque pièce en capuchon : collez d’abord le côté, puis le dessus. Le dessous reste ouvert.
print-step-klotze-3 = Posez chaque colonne sur une case qui porte son numéro. Ce numéro est sa hauteur ; le dessus a autant de points.
print-step-klotze-4 = Posez chaque Klotz au milieu, sur la case de sa couleur et de son signe. Collez les quatre pierres sur du carton et posez chacune dans son coin.
print-step-bille-trap-1 = Collez la feuille du socle et le plateau tournant sur du carton. Découpez le plateau tournant et attachez-le au socle par les deux croix : il doit tourner.
print-step-bille-trap-2 = Pliez et collez chaque carte, pour que personne ne voie au travers. Mélangez les cartes et posez-en une, face cachée, sur chaque place du tableau. Personne ne doit regarder.
print-step-bille-trap-3 = Chaque rayon du plateau pointe vers une lettre, et chaque anneau a un numéro : 1 dehors, 2 au milieu, 3 dedans. Ensemble, ils nomment la trappe sous une case, par exemple C2.
print-step-bille-trap-4 = Quand vous appuyez sur une bille, retournez la carte de sa trappe. Si vous lisez « ouverte », la bille tombe. Puis retournez la carte, face cachée, et retenez-la.
print-step-bille-trap-5 = Tournez le plateau dans le sens des aiguilles d’une montre et arrêtez ses rayons devant les lettres : d’une lettre à la suivante, c’est un cran.

# Ce qu’il y a dans un jeu.

print-piece-light = { $count } blocs clairs
print-piece-dark = { $count } blocs foncés
print-piece-white = { $count } pions blancs
print-piece-black = { $count } pions noirs
print-piece-red = { $count } pions rouges
print-piece-klotz = { $count } Klötze
print-piece-three = { $count } colonnes de hauteur 3
print-piece-two = { $count } colonnes de hauteur 2
print-piece-one = { $count } colonnes de hauteur 1
print-piece-stone = { $count } pierres
print-piece-disc = le plateau tournant et son socle
print-piece-open = { $count } trappes ouvertes
print-piece-closed = { $count } trappes fermées
print-piece-marble = { $count } pions pour les billes
print-piece-die = un dé à plier
print-piece-board = le plateau, les règles et une feuille de partie
print-tray = billes rouges prises
print-trap-open = ouverte
print-trap-closed = fermée
print-disc-here = Attachez ici le plateau tournant. Il tourne dans le sens des aiguilles d’une montre.

# La feuille de partie.

print-score-sheet = Feuille de partie
print-score-sheet-how = Notez vos coups, et vous pourrez rejouer la partie plus tard.
print-date = Date
print-result = Résultat
print-cell-black-holes-1 = coup 1
print-cell-black-holes-2 = coup 2
print-cell-bille-trap-1 = dé
print-cell-bille-trap-2 = coup
print-cell-bille-trap-3 = plateau
print-notation-black-holes = Pour noter un coup : la case du bloc et le côté vers lequel il bascule, n, e, s ou w (haut, droite, bas ou gauche). d4s bascule vers le bas le bloc en d4. Un bloc couché porte le nom de sa case la plus basse ou la plus à gauche. Le premier tour des clairs n’a qu’un coup.
print-notation-kuba = Pour noter un coup : la case de votre bille et la direction, n, e, s ou w (haut, droite, bas ou gauche). a6e pousse vers la droite la bille en a6. Après une prise, notez à côté le coup suivant, ou pass.
print-notation-klotze = Pour noter un coup : la case de départ et la case d’arrivée. d2-d3 mène de d2 à d3. Inutile de noter le chemin.
print-notation-bille-trap = Pour noter un tour : d et votre lancer ; e pour une bille qui entre en piste, ou m et sa case (m9) ; puis o ou c pour chaque trappe essayée, ouverte ou fermée (closed) ; puis t si vous tournez le plateau, ou k si vous le laissez. Si rien n’est possible, notez pass.
