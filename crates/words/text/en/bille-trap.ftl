# bille-trap
