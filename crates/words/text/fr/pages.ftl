# Les pages que la maison écrit elle-même, sans JavaScript.

page-no-script = Le plateau a besoin de JavaScript, qui est désactivé dans ce navigateur.
page-no-script-link = Ce qu’il y a sans lui
page-skip = Aller au contenu

page-front-title = Ludothèque : des jeux de société rares
page-front-heading = Une étagère de jeux de société rares
page-front-what = Voici une maison pour quatre jeux de société rares. On s’assied à ses tables, tout près ou très loin les uns des autres, et l’on joue ; qui cherche un adversaire trouve des robots de toutes les forces.
page-front-not-built = Le plateau dans le navigateur n’a pas été intégré à ce programme ; `cargo play` en construit un qui le contient. Les tables, les robots et tout ce qui les entoure sont là quand même.
page-front-no-script = Cette page se passe de JavaScript ; le plateau en a besoin. Les tables, les robots et tout ce qui les entoure s’utilisent aussi sans lui.
page-front-shelf = Sur l’étagère
page-front-without = Comment jouer sans le plateau
page-front-terminal = Dans un terminal, seul ou à plusieurs devant un même clavier, avec le programme qui tient cette maison :
page-front-programs = Les programmes jouent aux tables de cette maison par son API : ouvrir une table, s’asseoir, agir, regarder.
page-front-api = L’API expliquée

page-api-title = L’API de cette maison · Ludothèque
page-api-heading = L’API de cette maison
page-api-about = Tout ce que cette maison sait faire, un programme peut le demander. Un refus est un code avec des faits, et une phrase dans la langue de `Accept-Language`. Qui veut agir présente un cookie ou l’en-tête `Authorization: Bearer …`. Ce que fait chaque demande est dit en anglais.
page-api-for-programs = La même chose pour les programmes (OpenAPI)
page-api-parameters = Paramètres
page-api-body = Corps :
page-api-answers = Réponses
page-api-types = De quoi les réponses sont faites
