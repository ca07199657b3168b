# black-holes
