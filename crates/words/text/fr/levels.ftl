# Les niveaux de chaque jeu, de celui qui vient de lire les règles à la pleine
# force : de la poussière au trou noir, de la terre au diamant, du gland à
# l’arbre géant, du chaton à la chouette.

level-black-holes-1 = Poussière d’étoile
level-black-holes-2 = Étoile filante
level-black-holes-3 = Comète
level-black-holes-4 = Lune
level-black-holes-5 = Planète
level-black-holes-6 = Soleil
level-black-holes-7 = Galaxie
level-black-holes-8 = Trou noir

level-kuba-1 = Bille de terre
level-kuba-2 = Bille de verre
level-kuba-3 = Œil-de-chat
level-kuba-4 = Agate
level-kuba-5 = Jade
level-kuba-6 = Acier
level-kuba-7 = Rubis
level-kuba-8 = Diamant

level-klotze-1 = Gland
level-klotze-2 = Jeune pousse
level-klotze-3 = Bouleau
level-klotze-4 = Hêtre
level-klotze-5 = Chêne
level-klotze-6 = Séquoia

level-bille-trap-1 = Chaton
level-bille-trap-2 = Lièvre
level-bille-trap-3 = Renard
level-bille-trap-4 = Chouette
