# The levels of each game, from the one who has just read the rules to full
# strength: from dust to a black hole, from clay to diamond, from an acorn to a
# giant tree, from a kitten to an owl.

level-black-holes-1 = Stardust
level-black-holes-2 = Shooting star
level-black-holes-3 = Comet
level-black-holes-4 = Moon
level-black-holes-5 = Planet
level-black-holes-6 = Sun
level-black-holes-7 = Galaxy
level-black-holes-8 = Black hole

level-kuba-1 = Clay marble
level-kuba-2 = Glass marble
level-kuba-3 = Cat’s eye
level-kuba-4 = Agate
level-kuba-5 = Jade
level-kuba-6 = Steel
level-kuba-7 = Ruby
level-kuba-8 = Diamond

level-klotze-1 = Acorn
level-klotze-2 = Sapling
level-klotze-3 = Birch
level-klotze-4 = Beech
level-klotze-5 = Oak
level-klotze-6 = Sequoia

level-bille-trap-1 = Kitten
level-bille-trap-2 = Hare
level-bille-trap-3 = Fox
level-bille-trap-4 = Owl
