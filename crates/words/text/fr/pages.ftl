# Les pages que le serveur écrit lui-même, sans JavaScript.

page-no-script = Le plateau a besoin de JavaScript, qui est désactivé dans ce navigateur.
page-no-script-link = Ce qui fonctionne sans JavaScript
page-skip = Aller au contenu

page-front-title = Ludothèque : des jeux de société rares
page-front-heading = Des jeux de société rares
page-front-what = Ce serveur propose quatre jeux de société rares. Jouez entre amis, tout près ou à distance, ou contre des robots de tous les niveaux.
page-front-not-built = Le plateau pour le navigateur ne fait pas partie de ce programme. `cargo play` en construit un qui le contient. Les tables, les robots et l’API fonctionnent sans lui.
page-front-no-script = Cette page fonctionne sans JavaScript, mais le plateau en a besoin. Les tables, les robots et l’API fonctionnent sans lui.
page-front-shelf = Jeux
page-front-without = Comment jouer sans le plateau
page-front-terminal = Dans un terminal, contre des robots ou à plusieurs au même clavier, avec le programme de ce serveur :
page-front-programs = Les programmes jouent sur ce serveur par son API : ils ouvrent une table, prennent une place, jouent des coups et regardent des parties.
page-front-api = Référence de l’API

page-api-title = L’API de ce serveur · Ludothèque
page-api-heading = L’API de ce serveur
page-api-about = Un programme peut faire tout ce que fait la page. Une erreur est un code avec des faits, et une phrase dans la langue de `Accept-Language`. Pour agir en tant que joueur, envoyez un cookie ou l’en-tête `Authorization: Bearer …`. Les requêtes sont décrites en anglais.
page-api-for-programs = Document OpenAPI
page-api-parameters = Paramètres
page-api-body = Corps :
page-api-answers = Réponses
page-api-types = Types

page-privacy-title = Vie privée · Ludothèque
page-privacy-heading = Vie privée
page-privacy-lead = Ici, pas de publicité, et personne ne vous suit à la trace. La page ne charge rien depuis d’autres sites.
page-privacy-kept = Ce que le serveur enregistre
page-privacy-guest = Invités : votre pseudonyme, un identifiant tiré au hasard, la date de votre première visite et celle de la dernière, à un jour près.
page-privacy-cookie = Cookie : quand vous choisissez un pseudonyme, votre navigateur reçoit un seul cookie, nommé `ludotheque`. Il contient un nombre tiré au hasard, qui permet au serveur de vous reconnaître. Il dure un an après votre dernière visite. Le serveur n’enregistre ce nombre que brouillé (une empreinte).
page-privacy-account = Comptes : le nom du compte, votre mot de passe, votre code de secours et vos jetons, tous brouillés (des empreintes), les noms de vos jetons et vos classements.
page-privacy-games = Parties : qui était assis où (par identifiant), chaque coup avec son heure, les propositions, les messages tout prêts et les nombres au hasard pour les dés. Vous ne pouvez pas écrire vos propres messages. Si plusieurs serveurs se partagent le travail, votre présence à une table est notée aussi, jusqu’à une heure après votre départ.
page-privacy-reports = Signalements : si vous signalez un joueur, le serveur enregistre votre identifiant et le sien, son nom, le motif et votre remarque, jusqu’à ce que le signalement soit classé.
page-privacy-addresses = Adresse internet : le serveur la retient un moment, pour arrêter les envois trop nombreux. Elle n’est ni enregistrée ni écrite dans le journal. Seule une plage d’adresses bloquée par l’administration est enregistrée.
page-privacy-log = Journal : quelle sorte de page ou de demande, quand, et si elle a réussi. Il ne contient ni nom, ni adresse, ni identifiant complet d’une table.
page-privacy-admin = Administration : une liste de ce que l’administration a fait, avec les identifiants des tables et des joueurs et les plages d’adresses bloquées. Rien n’y est jamais effacé.
page-privacy-browser = Dans votre navigateur : les parties sur cet appareil, vos réglages et ce que la page doit retenir de vos tables. Le serveur ne le voit pas.
page-privacy-seen = Qui le voit
page-privacy-seen-all = Tout le monde peut voir votre pseudonyme, le nom de votre compte, la date de votre première visite, vos classements et vos parties aux tables publiques. À une table, les autres voient aussi si vous êtes en ligne.
page-privacy-seen-link = Les personnes qui ont le lien peuvent voir les parties d’une table partagée par un lien.
page-privacy-seen-admin = Les personnes qui gèrent ce serveur peuvent tout voir, sauf votre mot de passe et votre code de secours.
page-privacy-seen-nobody = Personne d’autre. Le serveur n’envoie rien à d’autres entreprises. Les entreprises qui transportent les données jusqu’à vous, par exemple votre fournisseur d’accès ou l’hébergeur de ce serveur, tiennent peut-être leurs propres registres.
page-privacy-long = Combien de temps
page-privacy-long-guests = { $days ->
    [one] Les invités sont oubliés après { $days } jour sans visite, sauf si une de leurs parties n’est pas terminée.
   *[other] Les invités sont oubliés après { $days } jours sans visite, sauf si une de leurs parties n’est pas terminée.
}
page-privacy-long-guests-never = Les invités restent jusqu’à ce qu’ils se suppriment.
page-privacy-long-account = Les comptes restent jusqu’à leur suppression.
page-privacy-long-games = Les parties restent, même quand leurs joueurs sont oubliés ou supprimés : « compte supprimé » prend alors la place du nom, et il ne reste que l’identifiant tiré au hasard.
page-privacy-long-backups = Les sauvegardes peuvent encore contenir ce qui a été supprimé après elles, aussi longtemps que les personnes qui gèrent ce serveur les conservent.
page-privacy-yours = Ce que vous pouvez faire
page-privacy-take = Enregistrer vos données : le bouton se trouve sous « Vos données », sur la page des tables en ligne. Le fichier ne contient pas les noms des autres joueurs, sauf les noms de comptes, que tout le monde peut voir. Il ne contient pas non plus ce que d’autres signalent de vous.
page-privacy-delete = Vous supprimer : le bouton est au même endroit. Votre nom, votre compte, vos sessions, vos jetons, vos classements et vos signalements disparaissent aussitôt.
page-privacy-ask = Questions
page-privacy-contact = Adressez-vous aux personnes qui gèrent ce serveur :
page-privacy-no-contact = Adressez-vous aux personnes qui gèrent ce serveur. Elles n’ont pas donné d’adresse ici.
