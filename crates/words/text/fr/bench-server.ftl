# Le générateur de charge : ludotheque bench server.

cli-bench-server = Teste la charge du serveur : coups, temps de réponse, connexions inactives.
cli-bench-server-details =
    Démarre un serveur dans un processus à part, ses données sur le disque du dossier courant ou de --disk, et joue à 500 tables par de vraies connexions.
    Avec --database, les données sont dans PostgreSQL, et avec --servers plusieurs serveurs se les partagent ; les joueurs d’une même table ne sont pas au même serveur.
    Charges : « saturated » (au plus vite), « paced » (cadencée), « idle » (inactive).
cli-value-load = CHARGE
cli-arg-seconds = Durée de chaque charge, en secondes (20)
cli-arg-only = Ne tester que cette charge
cli-arg-servers = Nombre de serveurs qui se partagent la base (1)
cli-arg-disk = Dossier du fichier de données du serveur testé

bench-server-arriving = les invités se connectent
bench-server-saturated = chaque table joue dès qu’elle reçoit une réponse
bench-server-paced = deux coups par seconde à chaque table
bench-server-bots = de même, pendant que les robots occupent tous les threads de réflexion
bench-server-idle = connexions inactives

bench-server-machine = { $machine } ; { $tables } tables de deux avec un spectateur chacune, { $servers ->
    [one] un serveur
   *[other] { $servers } serveurs
}, { $seconds } s par charge
bench-server-line-saturated = Au plus vite : { $cpu } coups confirmés par seconde de temps processeur du serveur (objectif : 10 000), { $wall } par seconde de temps réel, { $batch } commandes par écriture ; { $games } parties terminées
bench-server-cpu = Temps processeur par coup confirmé : serveurs { $micros } µs
bench-server-cpu-database = PostgreSQL { $micros } µs
bench-server-cpu-bus = NATS { $micros } µs
bench-server-line-paced = Cadencée, { $rate } coups par seconde : confirmés en { $half } ms (50 %), { $most } ms (99 %) ; objectif : { $allowed } ms, avec { $sync } ms (99 %) par écriture sur le disque
bench-server-line-bots = Cadencée, robots occupés : { $half } ms (50 %), { $most } ms (99 %) ; objectif : { $allowed } ms, avec { $sync } ms (99 %) par écriture sur le disque
bench-server-line-idle = Au repos : { $count } connexions ouvertes, { $size } Kio de mémoire du serveur chacune (objectif : moins de 20)
