"""A redeal: a whole game sampled from those in which a watcher hears exactly these events.

`events` reads what was heard into `knowledge`, `constraints` draws conclusions from it, `sampler` makes up a deal and
nights that fit, and `rebuild` plays them until everything heard has come out.
"""
