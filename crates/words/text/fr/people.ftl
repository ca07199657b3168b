# Qui est qui : noms, comptes, sessions, et qui peut entrer.

people-deleted = compte supprimé
people-name-empty = un pseudonyme doit avoir au moins 1 caractère.
people-name-long = un pseudonyme peut avoir au plus { $most } caractères.
people-name-invisible = un pseudonyme ne peut pas contenir de caractères invisibles.
people-name-pretends = ce nom pourrait être pris pour le serveur ou pour les personnes qui le gèrent. Choisissez-en un autre.
people-account-unfit = un nom de compte a de { $least } à { $most } caractères : lettres latines, chiffres, « - », « _ » et « . ».
people-account-taken = le nom de compte « { $name } » est déjà pris. Choisissez-en un autre.
people-account-alike = « { $name } » ressemble au nom d’un autre compte. Choisissez-en un autre.
people-account-there = vous avez déjà un compte.
people-account-needed = il vous faut un compte pour cela.
people-owner-needed = le jeton d’un programme ne suffit pas pour cela. Connectez-vous avec votre navigateur.
people-password-short = un mot de passe doit avoir au moins { $least } caractères.
people-password-long = un mot de passe peut avoir au plus { $most } octets.
people-login-wrong = nom ou mot de passe incorrect.
people-recovery-wrong = nom ou code de secours incorrect.
people-password-wrong = ce n’est pas votre mot de passe actuel.
people-nobody = vous n’avez pas encore de nom ici. Choisissez d’abord un pseudonyme.
people-pass-over = votre session ou votre jeton a expiré. Connectez-vous de nouveau.
people-blocked = l’accès à ce serveur vous est fermé. Adressez-vous à la personne qui le gère.
people-range-unfit = « { $range } » n’est pas une plage d’adresses. Écrivez par exemple 203.0.113.0/24.
people-range-unknown = la plage { $range } n’est pas bloquée.
people-key-wrong = il faut la clé d’administration pour cela.
people-unknown = aucun joueur n’a cet identifiant.
people-token-unknown = vous n’avez pas de jeton avec cet identifiant.
people-tokens-many = vous avez déjà { $most } jetons. Révoquez-en un d’abord.
people-too-fast =
    { $seconds ->
        [one] trop de demandes. Réessayez dans une seconde.
       *[other] trop de demandes. Réessayez dans { $seconds } secondes.
    }
people-note-long = la remarque est trop longue : { $most } caractères au plus.
people-report-self = vous ne pouvez pas vous signaler vous-même.
people-report-elsewhere = vous ne pouvez signaler quelqu’un qu’à une table où vous jouez ou regardez.
people-report-absent = ce joueur n’est pas à cette table.
people-report-unknown = aucun signalement n’a ce numéro.
people-game-unknown = il n’y a pas de jeu « { $name } ».
