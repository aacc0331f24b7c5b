# Lines of the table among the talk
note-joined = { $name } ist jetzt dabei.
note-renamed = { $old } heißt jetzt { $name }.
note-left = { $name } hat den Tisch verlassen.
note-took_over = { $name } löst den Bot { $bot } ab.
note-reseated = { $name } übernimmt den Platz von { $old }.
note-seat_asked = { $name } möchte den Platz von { $seat }. Alle, die mitspielen, werden gefragt.
note-seat_kept = Der Platz von { $seat } bleibt, wie er ist: Nicht alle haben { $name } zugestimmt.
note-kicked = Der Host hat { $name } weggeschickt.
note-hat = { $name } ist jetzt Host.
note-locked = Der Tisch ist abgeschlossen: Niemand kann mehr dazukommen.
note-unlocked = Der Tisch ist wieder offen.
note-muted = Der Host hat { $name } stummgeschaltet.
note-unmuted = { $name } darf wieder reden.
note-paused = { $name } hat die Uhren angehalten.
note-resumed = { $name } lässt die Uhren weiterlaufen.
note-extended = { $seconds } Sekunden mehr.
note-ended = Der Host hat das Spiel beendet.
note-ended_version = Das Spiel ist zu Ende: Nightcoach wurde aktualisiert, und begonnen hat es mit anderen Regeln.
note-ended_long = Das Spiel hat so lange gedauert, dass der Tisch es beendet hat.
note-ended_operator = Wer diesen Server betreibt, hat das Spiel beendet.
note-restart = Nightcoach startet in { $minutes } min neu. Ihr müsst nichts tun: Das Spiel geht weiter, wo es war.
note-restart_now = Nightcoach startet gerade neu. Ihr müsst nichts tun: Das Spiel geht weiter, wo es war.
note-rematch = Noch ein Spiel!

# What a player can say with one tap
say-hello = Hallo zusammen!
say-hurry = Beeilt euch!
say-wait = Moment noch!
say-trust_me = Vertraut mir!
say-liar = Gelogen!
say-well_played = Gut gespielt!

# Serving tables, and looking after them
serve-address = Nightcoach ist bereit unter { $url }
serve-table = Ein Tisch ist offen. Link: { $link }  Code: { $code }
serve-stop = Strg+C beendet; die Tische bleiben erhalten.
serve-files = Es dürfen nur { $files } Dateien zugleich offen sein: Platz für { $connections } Verbindungen statt { $wanted }. Für mehr muss die harte Grenze höher sein (ulimit -Hn, LimitNOFILE).
tables-backed-up = { $tables ->
    [one] { $tables } Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
tables-deleted = { $tables ->
    [one] { $tables } Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
