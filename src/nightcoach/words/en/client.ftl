# The page in the browser: what it shows before anything else.
client-tagline = Hidden-identity games for friends in one room, or far apart.
client-loading = One moment …
client-noscript = Nightcoach needs JavaScript. Please switch it on for this page and load it again.
