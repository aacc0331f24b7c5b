# Lines of the table among the talk
note-joined = { $name } ist jetzt dabei.
note-renamed = { $old } heißt jetzt { $name }.
note-left = { $name } hat den Tisch verlassen.
note-took_over = { $name } löst den Bot { $bot } ab.
note-reseated = { $name } übernimmt den Platz von { $old }.
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
note-rematch = Noch ein Spiel!

# What a player can say with one tap
say-hello = Hallo zusammen!
say-hurry = Beeilt euch!
say-wait = Moment noch!
say-trust_me = Vertraut mir!
say-liar = Gelogen!
say-well_played = Gut gespielt!

# The plain page of a table
page-what = Nightcoach ist ein Tisch für Partyspiele mit geheimen Identitäten. Alle spielen auf dem eigenen Handy.
page-later = Die Seite für Handys ist noch im Bau. Hier kannst du dem Tisch zusehen; gespielt wird heute im Terminal auf dem Rechner des Hosts.
page-phase = { $phase ->
    [play] Das Spiel läuft
    [over] Das Spiel ist vorbei
   *[lobby] Wir warten auf Mitspielende
}
page-seat = Platz
page-asked = am Zug
page-bot = Bot
page-host = Host
page-away = nicht da, ein Bot springt ein
page-record = Aufzeichnung des letzten Spiels herunterladen
page-qr = QR-Code mit dem Link zu diesem Tisch
page-seal = Versiegelt mit:

# Serving tables, and looking after them
serve-address = Nightcoach ist bereit unter { $url }
serve-table = Ein Tisch ist offen. Link: { $link }  Code: { $code }
serve-stop = Strg+C beendet; die Tische bleiben erhalten.
serve-later = Die Seite für Handys ist noch im Bau. Bis dahin spielst du in einem zweiten Terminal gegen Bots: .venv/bin/nightcoach play eatme
tables-backed-up = { $tables ->
    [one] { $tables } Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
tables-deleted = { $tables ->
    [one] { $tables } Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
