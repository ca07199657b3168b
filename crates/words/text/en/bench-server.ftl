# The load generator: ludotheque bench server.

cli-bench-server = Measures what the server bears: actions, waiting times, idle connections.
cli-bench-server-details =
    A house is opened as a process of its own, with its data on the disk of the current folder or of --disk, and 500 tables are played at over real connections.
    Loads: “saturated”, “paced”, “idle”.
cli-value-load = LOAD
cli-arg-seconds = How long each load is measured (20)
cli-arg-only = Measure this load alone
cli-arg-disk = The folder for the data file of the house that is measured

bench-server-arriving = guests come in
bench-server-saturated = every table plays as fast as it is answered
bench-server-paced = two actions a second at every table
bench-server-bots = the same, while bots use all the thinking there is
bench-server-idle = connections that say nothing

bench-server-machine = { $machine }; { $tables } tables for two with a watcher each, { $seconds } s a load
bench-server-line-saturated = Saturated: { $cpu } acknowledged actions for a second of the server’s CPU time (10,000 wanted), { $wall } a second by the clock, { $batch } commands a sync; { $games } games finished
bench-server-line-paced = Paced, { $rate } actions a second: acknowledged after { $half } ms (half), { $most } ms (99 %); allowed are { $allowed } ms, with { $sync } ms (99 %) for a sync of the disk
bench-server-line-bots = The same while the bots are busy: { $half } ms (half), { $most } ms (99 %); allowed are { $allowed } ms, with { $sync } ms (99 %) for a sync of the disk
bench-server-line-idle = Idle: { $count } connections held, { $size } KiB of the server’s memory for each (less than 20 wanted)
