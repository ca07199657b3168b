# What the house answers over HTTP: refusals.

http-malformed = the request can’t be understood: { $why }
http-not-json = the request’s body must be JSON.
http-too-large = the request is too long; { $most } KiB are the most.
http-not-found = there is nothing under this address.
http-no-record = no record of this number was brought here.
http-method = this can’t be done here.
http-slow = the request came too slowly.
http-foreign = the request comes from a page of another site.
http-crowded = there are too many connections from your address; { $most } are the most.
http-private = this is for whoever runs the house.
http-failed = something went wrong in the house. It is noted in its log.
