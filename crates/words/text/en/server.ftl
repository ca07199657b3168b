# What the server answers over HTTP: errors.

http-malformed = the request can’t be read: { $why }
http-not-json = the request body must be JSON.
http-too-large = the request is too large: at most { $most } KiB.
http-not-found = there is nothing at this address.
http-no-record = there is no imported game with this number.
http-method = this address doesn’t support that method.
http-slow = the request took too long to arrive. Try again.
http-foreign = the request comes from another website, which is not allowed.
http-host = this server doesn’t know the name “{ $host }”. If it is its own, start it with --host and this name, or with --public-url and its whole address.
http-crowded = too many connections from your address: at most { $most }. Close one, then try again.
http-private = only the server’s administrator may see this. Send the admin key.
http-failed = internal server error. Details are in the server’s log.
