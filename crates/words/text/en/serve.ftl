# Running the server: starting it, administering it, its data.

serve-port-taken = { $address } is already in use, perhaps by another Ludothèque server. Choose another port with --port.
serve-port-forbidden = no permission to listen on { $address }. Choose port 1024 or higher with --port.
serve-no-address = can’t listen on { $address }: { $why }.
serve-folder = can’t use the folder “{ $path }”: { $why }.
serve-in-use = another program is using “{ $path }”. Only one server at a time can use a data file.
serve-data = can’t use the data in “{ $path }”: { $why }
serve-bus = the NATS server at { $address } doesn’t let this server in: { $why }.
serve-unreadable = can’t read “{ $path }”: { $why }.
serve-no-certificate = no certificate (PEM) found in “{ $path }”.
serve-no-key = no private key (PEM) found in “{ $path }”.
serve-unfit-key = the private key in “{ $path }” doesn’t match the certificate, or its type is not supported.
serve-no-domain = a certificate needs a public https address with a name. Give it with --public-url, such as https://games.example.
serve-nobody-trusted = no trusted certificate authorities found on this system. Install them (on Debian: ca-certificates), or name a file with --acme-ca.

serve-open = Server running at { $address }
serve-public = For everybody: { $address }
serve-here = Only this machine can connect. To let phones on your local network join: ludotheque serve --lan
serve-room = On other devices on the same network: { $address }
serve-room-also = or { $address }
serve-no-room = This machine is not on a local network, so other devices can’t connect.
serve-data-file = Data file: { $path }
serve-database = Database: { $address }
serve-key = Admin key, shown only this once: { $key }
serve-key-use = Keep it: “ludotheque admin” asks for it. If you lose it, “ludotheque admin key” makes a new one.
serve-stop = Press Ctrl-C to stop the server.
serve-closed = Server stopped. All games are saved.

cli-serve = Starts the game server, for this machine or your local network.
cli-serve-details =
    “ludotheque” without a command does the same, with default options.
    Set the log level with LUDOTHEQUE_LOG, for example “debug” or “warn”.
    For https, proxies, backups and administration, see docs/hosting.md.
cli-health = Checks that a running server works.
cli-health-details = Exit status: 0 if it works, 1 if it can’t save anything, 3 if no server answers.
cli-admin = Administers a running server.
cli-admin-details = Give the admin key with --key or LUDOTHEQUE_KEY. The server showed it at its first start. “admin key” needs no key: it works on the data file.
cli-admin-tables = Lists the tables.
cli-admin-close = Closes a table.
cli-admin-people = Lists guests and accounts.
cli-admin-rename = Renames a guest or an account.
cli-admin-block = Blocks a player.
cli-admin-unblock = Unblocks a player.
cli-admin-password = Sets the password of an account, read from the first line of stdin.
cli-admin-reports = Lists the open reports of players.
cli-admin-settle = Closes a report: deletes it and notes that in the admin log.
cli-admin-ranges = Lists the blocked ranges of addresses.
cli-admin-block-range = Blocks a range of addresses.
cli-admin-unblock-range = Unblocks a range of addresses.
cli-admin-overview = Shows load and storage.
cli-admin-log = Shows what was done with the admin key.
cli-admin-key = Makes a new admin key. The old one stops working.
cli-backup = Copies the whole data file, even while the server is running.
cli-backup-details = The copy contains everything, including the random secrets of running games. Store it as safely as the server’s own data.
cli-export = Writes all game records as text, without the secrets of running games.
cli-import = Imports game records from a text file, as “export” writes it.
cli-migrate = Prepares a PostgreSQL database, or upgrades it to this version.
cli-migrate-details = No server may be using the database. A server never does this by itself.
cli-copy = Copies everything from one database to another that is empty.
cli-copy-details =
    A database is “sqlite:FILE” or “postgres://user@host:port/name”. No server may be using either of them.
    Prepare a PostgreSQL database first: “ludotheque migrate”. A data file is created.

cli-value-port = PORT
cli-value-path = PATH
cli-value-database = DATABASE
cli-value-bus = BUS
cli-value-form = FORMAT
cli-value-address = ADDRESS
cli-value-key = KEY
cli-value-table = TABLE
cli-value-person = PLAYER
cli-value-name = NAME
cli-value-contact = CONTACT
cli-value-time = TIME
cli-value-range = RANGE
cli-value-email = EMAIL
cli-value-interval = INTERVAL

cli-arg-server_name = What this server is called in its metrics (the name of the machine)
cli-arg-port = Port to listen on (7373)
cli-arg-lan = Listen on the local network too, and show the address as a QR code
cli-arg-host = Another name of this server, besides the names of this machine; can be given several times
cli-arg-public_url = Address where everybody reaches the server, such as https://games.example; needed behind a proxy
cli-arg-data = Data file (by default one in your data folder)
cli-arg-database = PostgreSQL database instead of a data file: postgres://user@host:port/name
cli-arg-bus = NATS server through which servers on one database tell each other at once what is new: nats://host:4222
cli-arg-copy_from = Where the data is: “sqlite:FILE” or “postgres://…”
cli-arg-copy_to = Where it is copied to: “sqlite:FILE” or “postgres://…”
cli-arg-page = Serve the page from this folder, as “cargo xtask app” builds it, instead of the built-in one
cli-arg-tls_cert = Certificate (PEM), for https; read again when it changes
cli-arg-tls_key = Private key (PEM) of the certificate
cli-arg-contact = Contact for questions about personal data, shown at /privacy: an e-mail address, a web page or a few words
cli-arg-forget_guests = Forget guests after this long without a visit, such as 30d, or “never” (90d)
cli-arg-acme = Get and renew a certificate for --public-url by ACME from Let’s Encrypt, whose terms you accept; listen on all networks, at the port of --public-url
cli-arg-acme_contact = E-mail address where Let’s Encrypt can reach you
cli-arg-acme_directory = ACME directory of another certificate authority
cli-arg-acme_ca = Certificates (PEM) to trust when connecting to that authority, instead of those of the system
cli-arg-backup_every = Back up the data file at this interval, such as 30min, 6h or 1d
cli-arg-backup_keep = Maximum number of backups (14); the oldest are deleted
cli-arg-backup_folder = Folder for the backups (“backups” beside the data file)
cli-arg-per_address = Maximum number of open connections per address (200)
cli-arg-trust_forwarded = Trust X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets them
cli-arg-open_metrics = Show /metrics to everybody, not only to this machine and with the admin key
cli-arg-bot_threads = Number of threads for bots and analysis (all cores but one)
cli-arg-log = Log format: text or json
cli-arg-url = Address of the server (http://127.0.0.1:7373)
cli-arg-key = Admin key
cli-arg-table = Table id: 16 letters and digits
cli-arg-person = Player id: 16 letters and digits
cli-arg-name = New name
cli-arg-number = Number of the report, as “admin reports” shows it
cli-arg-range = Range of addresses, such as 203.0.113.0/24
cli-arg-file = File to write; it must not exist yet
cli-arg-into = File to write; “-” is stdout
cli-arg-text = File to read; “-” is stdin

cli-error-no-data-folder = this system has no folder for data. Give a file with --data.
cli-error-database-backup = { $address } is a PostgreSQL database. Back it up with PostgreSQL’s own tools, such as pg_dump.
cli-error-no-key = the admin key is missing. Give it with --key or LUDOTHEQUE_KEY.
cli-error-address = “{ $found }” is not a server address. Write one such as http://127.0.0.1:7373.
cli-error-no-server = no server answers at { $address }: { $why }.
cli-error-no-sense = the program at { $address } is not a Ludothèque server.
cli-error-no-password = no password on stdin.

cli-health-well = The server works (version { $version }).
cli-backup-done = Backup saved to “{ $path }”. It contains the random secrets of running games: store it safely.
cli-export-done = { $records ->
    [one] 1 game record exported
   *[other] { $records } game records exported
}.
cli-import-done = Imported: { $new }; already there: { $before }; refused: { $refused }.
cli-migrate-done = The database is ready.
cli-migrate-before = The database was ready already.
cli-copy-done = { $rows ->
    [one] 1 row copied. Nothing is missing.
   *[other] { $rows } rows copied. Nothing is missing.
}
cli-import-varied = { $records ->
    [one] One record has variations: they stay in it, and its main line is shown.
   *[other] { $records } records have variations: they stay in them, and the main lines are shown.
}
cli-import-refused = Record at line { $line }: { $why }
cli-admin-done = Done.
cli-admin-new-key = New admin key: { $key }
cli-admin-prompt = New password:
cli-admin-load = Load: { $seconds } s of CPU time, { $memory } MiB of memory, { $files } open files and connections.
cli-admin-play = Tables: { $tables }, of which { $unfinished } are not finished. Players: { $people }, of which { $accounts } have an account.
cli-admin-storage = Storage: { $events } events, { $records } imported games, { $size } MiB.
cli-admin-storage-database = Storage: { $events } events, { $records } imported games, in a PostgreSQL database.
cli-admin-server = Server { $name }: running since { $since }.
cli-admin-server-dead = Server { $name }: not running, last seen { $seen }.
cli-admin-blocked = blocked
cli-admin-report = { $reported }, reported by { $reporter }: { $reason }
cli-admin-action-closed-table = closed table
cli-admin-action-renamed = renamed player
cli-admin-action-blocked = blocked player
cli-admin-action-unblocked = unblocked player
cli-admin-action-blocked-range = blocked addresses
cli-admin-action-unblocked-range = unblocked addresses
cli-admin-action-reset-password = set password of player
cli-admin-action-settled-report = closed report about player
cli-admin-action-new-key = made a new admin key
