# Whoever runs the house: opening it, looking after it, keeping its data.

serve-port-taken = another program already listens at { $address }. Perhaps the house is open already; “--port” chooses another port.
serve-port-forbidden = you may not listen at { $address }; “--port” chooses a port from 1024 up.
serve-no-address = nothing can listen at { $address }: { $why }.
serve-folder = the folder “{ $path }” can’t be used: { $why }.
serve-in-use = another program has “{ $path }” open: one house at a time.
serve-data = the data in “{ $path }” can’t be used: { $why }
serve-unreadable = “{ $path }” can’t be read: { $why }.
serve-no-certificate = there is no certificate (PEM) in “{ $path }”.
serve-no-key = there is no private key (PEM) in “{ $path }”.
serve-unfit-key = the key in “{ $path }” does not belong to the certificate, or is of a kind that is not supported.

serve-open = The house is open at { $address }
serve-here = Only this machine can reach it; “ludotheque serve --lan” opens it to the phones in the room.
serve-room = Phones in the same network reach it at { $address }
serve-room-also = or at { $address }
serve-no-room = This machine is in no local network: phones can’t reach it.
serve-data-file = Its data: { $path }
serve-key = Housekeeping key, shown only this once: { $key }
serve-key-use = Keep it: “ludotheque admin” asks for it. “ludotheque admin key” makes a new one.
serve-stop = Ctrl-C closes the house.
serve-closed = The house is closed. Nothing is lost.

cli-serve = Opens the house: tables for people and bots, here or in the room.
cli-serve-details =
    Without a command, “ludotheque” does the same with no options.
    LUDOTHEQUE_LOG says how much the log tells, such as “debug” or “warn”.
    docs/hosting.md tells more: https, proxies, backups, housekeeping.
cli-admin = Looks after a house that is open.
cli-admin-details = The housekeeping key was shown when the house opened for the first time; --key or LUDOTHEQUE_KEY holds it. “admin key” needs none: it works on the data file.
cli-admin-tables = Lists the tables.
cli-admin-close = Closes a table.
cli-admin-people = Lists guests and accounts.
cli-admin-rename = Gives a guest or account another name.
cli-admin-block = Keeps somebody out.
cli-admin-unblock = Lets somebody in again.
cli-admin-password = Sets an account’s password, read from the first line of input.
cli-admin-overview = Shows load and storage.
cli-admin-key = Makes a new housekeeping key; the old one is worth nothing then.
cli-backup = Copies the whole data file, while the house is open too.
cli-backup-details = The copy holds everything, the chance secrets of running games included: keep it as safe as the house itself.
cli-export = Writes all records as text, never a secret of a running game.
cli-import = Reads records from a text, as “export” writes it.

cli-value-port = PORT
cli-value-path = PATH
cli-value-form = FORM
cli-value-address = ADDRESS
cli-value-key = KEY
cli-value-table = TABLE
cli-value-person = PERSON
cli-value-name = NAME

cli-arg-port = The port (7373)
cli-arg-lan = Open the house to the local network, and show its address as a QR code
cli-arg-data = The data file; otherwise one in your data folder
cli-arg-page = The folder of a page to serve instead of the one in the program, as “cargo xtask app” makes it
cli-arg-tls_cert = A certificate (PEM), for https
cli-arg-tls_key = Its private key (PEM)
cli-arg-per_address = How many connections one address may have open (200)
cli-arg-trust_forwarded = Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
cli-arg-open_metrics = Show /metrics to everybody, not only to this machine and with the key
cli-arg-bot_threads = How many threads think for bots and analysis (all cores but one)
cli-arg-log = How the log is written: text or json
cli-arg-url = The house (http://127.0.0.1:7373)
cli-arg-key = The housekeeping key
cli-arg-table = The table’s name: sixteen letters and digits
cli-arg-person = The person’s id: sixteen letters and digits
cli-arg-name = The new name
cli-arg-file = The file to write; there must be none of this name
cli-arg-into = The file to write; “-” is the output
cli-arg-text = The file to read; “-” is the input

cli-error-no-data-folder = this system names no folder for data; --data says where it is.
cli-error-no-key = the housekeeping key is missing: --key or LUDOTHEQUE_KEY holds it.
cli-error-address = “{ $found }” is not the address of a house, such as http://127.0.0.1:7373.
cli-error-no-house = no house answers at { $address }: { $why }.
cli-error-no-sense = what answers at { $address } is no house.
cli-error-no-password = there is no password in the input.

cli-backup-done = Everything is copied to “{ $path }”. The copy holds the chance secrets of running games: keep it safe.
cli-export-done = { $records ->
    [one] 1 record written
   *[other] { $records } records written
}.
cli-import-done = New records: { $new }; there before: { $before }; refused: { $refused }.
cli-import-refused = From line { $line }: { $why }
cli-admin-done = Done.
cli-admin-new-key = New housekeeping key: { $key }
cli-admin-prompt = New password:
cli-admin-load = Load: { $seconds } s of processor time, { $memory } MiB of memory, { $files } open files and connections.
cli-admin-play = Tables: { $tables }, of which { $unfinished } are not over. People: { $people }, of which { $accounts } have an account.
cli-admin-storage = Storage: { $events } events, { $records } records brought here, { $size } MiB.
cli-admin-blocked = blocked
