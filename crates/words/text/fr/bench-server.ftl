# Le générateur de charge : ludotheque bench server.

cli-bench-server = Mesure ce que le serveur supporte : actions, temps d’attente, connexions au repos.
cli-bench-server-details =
    Une maison est ouverte dans un processus à part, ses données sur le disque du dossier courant ou de --disk, et l’on joue à 500 tables par de vraies connexions.
    Charges : « saturated » (au plus vite), « paced » (cadencée), « idle » (au repos).
cli-value-load = CHARGE
cli-arg-seconds = Durée de la mesure de chaque charge (20)
cli-arg-only = Ne mesurer que cette charge
cli-arg-disk = Le dossier où placer les données de la maison mesurée

bench-server-arriving = les invités arrivent
bench-server-saturated = chaque table joue dès qu’on lui répond
bench-server-paced = deux actions par seconde à chaque table
bench-server-bots = de même, pendant que les robots réfléchissent tant qu’ils peuvent
bench-server-idle = des connexions qui ne disent rien

bench-server-machine = { $machine } ; { $tables } tables de deux avec un spectateur chacune, { $seconds } s par charge
bench-server-line-saturated = Au plus vite : { $cpu } actions confirmées par seconde de temps processeur du serveur (10 000 voulues), { $wall } par seconde à l’horloge, { $batch } commandes par écriture ; { $games } parties finies
bench-server-line-paced = Cadencée, { $rate } actions par seconde : confirmées en { $half } ms (la moitié), { $most } ms (99 %) ; { $allowed } ms sont permises, pour { $sync } ms (99 %) par écriture sur le disque
bench-server-line-bots = De même quand les robots sont occupés : { $half } ms (la moitié), { $most } ms (99 %) ; { $allowed } ms sont permises, pour { $sync } ms (99 %) par écriture sur le disque
bench-server-line-idle = Au repos : { $count } connexions tenues, { $size } Kio de mémoire du serveur pour chacune (moins de 20 voulus)
