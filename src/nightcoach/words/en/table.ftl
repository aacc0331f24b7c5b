# Lines of the table among the talk
note-joined = { $name } has joined.
note-renamed = { $old } is now called { $name }.
note-left = { $name } has left.
note-took_over = { $name } takes over from the bot { $bot }.
note-reseated = { $name } takes the seat of { $old }.
note-seat_asked = { $name } would like the seat of { $seat }. Everybody who plays is asked.
note-seat_kept = The seat of { $seat } stays as it is: not everybody has agreed to { $name }.
note-kicked = The host has sent { $name } away.
note-hat = { $name } is the host now.
note-locked = The table is locked: nobody new can join.
note-unlocked = The table is open again.
note-muted = The host has muted { $name }.
note-unmuted = { $name } may talk again.
note-paused = { $name } has stopped the clocks.
note-resumed = { $name } lets the clocks run again.
note-extended = { $seconds } more seconds.
note-ended = The host has ended the game.
note-ended_version = The game has ended: Nightcoach was updated, and the game had begun under different rules.
note-ended_long = The game has gone on for so long that the table has ended it.
note-ended_operator = Whoever runs this server has ended the game.
note-restart = Nightcoach will be started again in { $minutes } min. You need not do anything: the game goes on where it was.
note-restart_now = Nightcoach is being started again. You need not do anything: the game goes on where it was.
note-rematch = Another game!

# What a player can say with one tap
say-hello = Hello, everybody!
say-hurry = Hurry up!
say-wait = Wait a moment!
say-trust_me = Trust me!
say-liar = Liar!
say-well_played = Well played!

# Serving tables, and looking after them
serve-address = Nightcoach is ready at { $url }
serve-table = A table is open. Link: { $link }  Code: { $code }
serve-stop = Press Ctrl+C to stop; tables are kept.
serve-files = Only { $files } files may be open at once: there is room for { $connections } connections instead of { $wanted }. For more, raise the hard limit (ulimit -Hn, LimitNOFILE).
tables-backed-up = { $tables ->
    [one] { $tables } table is backed up in { $file }.
   *[other] { $tables } tables are backed up in { $file }.
}
tables-deleted = { $tables ->
    [one] { $tables } table is deleted.
   *[other] { $tables } tables are deleted.
}
