# Qui est qui : noms, comptes, sessions, et qui peut entrer.

people-deleted = joueur supprimé
people-name-empty = un pseudonyme a au moins un caractère.
people-name-long = un pseudonyme a au plus { $most } caractères.
people-name-invisible = un pseudonyme ne peut contenir de caractères invisibles.
people-account-unfit = un nom de compte a de { $least } à { $most } caractères : lettres latines, chiffres, « - », « _ » et « . ».
people-account-taken = le nom « { $name } » est déjà pris. Choisissez-en un autre.
people-account-there = vous avez déjà un compte.
people-account-needed = il faut un compte pour cela.
people-owner-needed = le jeton d’un programme ne suffit pas pour cela : entrez avec votre navigateur.
people-password-short = un mot de passe a au moins { $least } caractères.
people-password-long = un mot de passe a au plus { $most } octets.
people-login-wrong = le nom et le mot de passe ne vont pas ensemble.
people-password-wrong = ce n’est pas votre mot de passe actuel.
people-nobody = dites-nous d’abord qui vous êtes : un pseudonyme suffit.
people-pass-over = votre session ou votre jeton n’est plus valable. Entrez de nouveau.
people-blocked = la personne qui tient cette maison vous en a fermé l’accès.
people-key-wrong = il faut la clé de la maison pour cela.
people-unknown = il n’y a personne sous cet identifiant.
people-token-unknown = vous n’avez pas de jeton sous cet identifiant.
people-tokens-many = vous avez déjà { $most } jetons ; révoquez-en un d’abord.
people-too-fast =
    { $seconds ->
        [one] c’est trop souvent. Réessayez dans une seconde.
       *[other] c’est trop souvent. Réessayez dans { $seconds } secondes.
    }
people-game-unknown = il n’y a pas de jeu nommé « { $name } » sur l’étagère.
