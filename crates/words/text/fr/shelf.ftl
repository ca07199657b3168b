# Les jeux, et les noms de ceux qui agissent.

game-black-holes = Trous noirs
game-kuba = Kuba
game-klotze = Klötze
game-bille-trap = Bille-Trap

game-black-holes-about = des blocs de 1 × 1 × 2 basculent et roulent sur un plateau de bois ; faites tomber quatre des vôtres
game-kuba-about = poussez des rangées de billes de verre ; sept rouges gagnent, une prise fait rejouer
game-klotze-about = les colonnes marchent aussi loin qu’elles sont hautes ; menez votre bloc de quatre à son coin
game-bille-trap-about = une course au dé par-dessus des trappes cachées, sur un plateau qui tourne

actor-light = les clairs
actor-dark = les foncés
actor-white = les blancs
actor-black = les noirs
actor-red = les rouges
actor-yellow = les jaunes
actor-green = les verts
actor-blue = les bleus
actor-seat1 = la place 1
actor-seat2 = la place 2
actor-seat3 = la place 3
actor-seat4 = la place 4
actor-chance = le hasard
