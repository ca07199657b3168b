# Chaque règle en une phrase, sous son numéro.

rule-all-1 = La même position pour la troisième fois : la partie est nulle.
rule-all-2 = Deux mille actions sans gagnant : la partie est nulle.
rule-all-3 = La partie est nulle quand tous ceux qui jouent encore en conviennent.
rule-all-4 = Qui s’en va ne joue plus, et le dernier qui reste gagne.

rule-bh-1 = Le plateau a 88 cases : dix sur dix, moins trois à chaque coin.
rule-bh-2 = Quatre d’entre elles sont des trous ; les 84 autres sont de vraies cases.
rule-bh-3 = Les huit blocs de chacun sont debout au départ sur les seize cases du centre, clairs et foncés en alternance.
rule-bh-4 = Les clairs commencent par un seul déplacement ; ensuite chaque tour en compte deux, avec un bloc ou deux.
rule-bh-5 = On bascule ou on roule un de ses propres blocs d’un quart de tour par-dessus une arête.
rule-bh-6 = Un bloc ne s’arrête que sur des cases libres du plateau.
rule-bh-7 = Un bloc couché tombe par son petit côté, dans le trou qui le touche ; rien d’autre ne va sur un trou.
rule-bh-8 = Une des quatre cases autour de chaque trou doit rester libre.
rule-bh-9 = On ne remet pas un bloc où il était à son action suivante.
rule-bh-10 = On ne passe pas tant qu’un déplacement est possible.
rule-bh-11 = Qui ne peut rien déplacer passe ; si aucun des deux ne peut, la partie est nulle.
rule-bh-12 = Le premier qui fait tomber quatre de ses blocs gagne aussitôt.
rule-bh-13 = Le plus jeune choisit sa couleur.

rule-ku-1 = Huit billes blanches, huit noires et treize rouges sur sept cases par sept.
rule-ku-2 = Avant la partie, les noirs choisissent le sens du plateau.
rule-ku-3 = Les blancs commencent ; à la partie suivante, le perdant a les blancs.
rule-ku-4 = On pousse d’une case une de ses billes, depuis une case libre derrière elle ou depuis l’extérieur.
rule-ku-5 = Toute la rangée qui la touche devant elle avance aussi.
rule-ku-6 = La bille qui sort du plateau est prise ; ce ne peut pas être la vôtre.
rule-ku-7 = Après une prise, on peut pousser encore, ou passer.
rule-ku-8 = On ne repousse pas tout droit ce qui vient d’être poussé contre soi.
rule-ku-9 = Le premier qui prend sept rouges gagne aussitôt.
rule-ku-10 = Qui n’a plus de bille, ou rien à pousser au début de son tour, perd.
rule-ku-11 = On peut abandonner.

rule-kl-1 = Le plateau a dix cases sur dix, un but dans chaque coin et quatre cases de départ au centre.
rule-kl-2 = 24 colonnes de hauteur 1, 2 et 3 entourent quatre Klötze de hauteur 4.
rule-kl-3 = Chacun a une petite pierre, au départ dans son coin, où elle ne gêne rien.
rule-kl-4 = On joue dans le sens des aiguilles d’une montre : rouge, jaune, vert, bleu.
rule-kl-5 = Les Klötze que personne ne joue restent sur leur case de départ ; ils ne bougent pas et ne se prennent pas.
rule-kl-6 = À son tour on déplace son propre Klotz, ou une colonne sans la pierre d’un autre.
rule-kl-7 = Une pièce avance d’exactement autant de cases qu’elle est haute, avec au plus un angle droit.
rule-kl-8 = Toutes les cases du chemin doivent être vides.
rule-kl-9 = On n’entre ni ne passe par un coin, sauf un Klotz qui finit sur le sien.
rule-kl-10 = On peut traverser les cases de départ du centre, mais pas s’y arrêter.
rule-kl-11 = On finit sur une case vide, ou, avec une colonne, sur un Klotz sorti de sa case de départ, qui y retourne.
rule-kl-12 = Qui déplace une colonne y pose sa pierre ; une colonne sous la pierre d’un autre ne bouge pas.
rule-kl-13 = On ne passe pas tant qu’un coup est possible ; qui n’en a aucun passe.
rule-kl-14 = Celui dont le Klotz finit sur son propre coin gagne aussitôt.

rule-bt-1 = La piste a 24 cases en trois anneaux de huit, puis la Maison.
rule-bt-2 = Des 24 trappes, 14 sont ouvertes et 10 fermées, et personne ne sait lesquelles.
rule-bt-3 = Le dessus tourne par crans, dans le sens des aiguilles d’une montre, et emporte les billes au-dessus des trappes.
rule-bt-4 = Chacun a trois billes dans sa réserve.
rule-bt-5 = Un tour : le dé, le déplacement d’une bille avec ses essais de trappes, puis tourner le plateau ou le garder.
rule-bt-6 = Avec le dé, on met en piste une bille de sa réserve ou on avance une des siennes.
rule-bt-7 = On arrive à la Maison par un compte exact.
rule-bt-8 = Jouer est obligatoire ; seul qui ne peut rien faire passe.
rule-bt-9 = La bille sur laquelle on arrive est pressée : elle tombe par une trappe ouverte ; sur une fermée elle reste, et l’autre va plus loin.
rule-bt-10 = Tout le monde voit le résultat de chaque essai.
rule-bt-11 = Après le déplacement, on tourne le plateau d’un cran ou on le garde ; une mise en piste avec un 2 ou un 3 finit le tour.
rule-bt-12 = Personne ne regarde ni ne tâte une trappe.
rule-bt-13 = Le premier qui a ses trois billes à la Maison gagne aussitôt.
