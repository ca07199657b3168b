# The load generator: ludotheque bench server.

cli-bench-server = Load-tests the server: moves, response times, idle connections.
cli-bench-server-details =
    Starts a server as a process of its own, with its data on the disk of the current folder or of --disk, and plays at 500 tables over real connections.
    With --database the data is in PostgreSQL instead, and with --servers several servers share it; those who play at a table are at different ones.
    Loads: “saturated”, “paced”, “idle”.
cli-value-load = LOAD
cli-arg-seconds = Seconds per load (20)
cli-arg-only = Run only this load
cli-arg-servers = Number of servers that share the database (1)
cli-arg-disk = Folder for the data file of the tested server

bench-server-arriving = guests connect
bench-server-saturated = every table plays as fast as it gets answers
bench-server-paced = two moves per second at every table
bench-server-bots = the same, while bots use all thinking threads
bench-server-idle = idle connections

bench-server-machine = { $machine }; { $tables } tables for two with a spectator each, { $servers ->
    [one] one server
   *[other] { $servers } servers
}, { $seconds } s per load
bench-server-line-saturated = Saturated: { $cpu } acknowledged moves per second of server CPU time (target 10,000), { $wall } per second of real time, { $batch } commands per sync; { $games } games finished
bench-server-cpu = CPU time per acknowledged move: servers { $micros } µs
bench-server-cpu-database = PostgreSQL { $micros } µs
bench-server-cpu-bus = NATS { $micros } µs
bench-server-line-paced = Paced, { $rate } moves per second: acknowledged within { $half } ms (50%), { $most } ms (99%); target { $allowed } ms, with { $sync } ms (99%) per disk sync
bench-server-line-bots = Paced, with busy bots: { $half } ms (50%), { $most } ms (99%); target { $allowed } ms, with { $sync } ms (99%) per disk sync
bench-server-line-idle = Idle: { $count } connections open, { $size } KiB of server memory each (target: under 20)
