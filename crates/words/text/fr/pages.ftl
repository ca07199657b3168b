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
