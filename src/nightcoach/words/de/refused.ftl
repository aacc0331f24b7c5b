# What is refused, and what would be right
refused-in-line = Zeile { $line }:
refused-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
refused-bot = Kein Bot heißt „{ $bot }“. Es gibt: { $known }.
refused-bots = --bots nimmt einen Namen oder { $seats } für { $seats } Plätze, nicht { $given }.
refused-seats = { $game } hat hier { $allowed } Plätze, nicht { $seats }.
refused-seat = Platz { $seat } gibt es an diesem Tisch nicht; Plätze sind 1 bis { $seats }.
refused-option = { $game } hat keine Option „{ $option }“. Es hat: { $known }.
refused-option-form = --option nimmt SCHLÜSSEL=WERT, nicht „{ $text }“.
refused-value = { $option } = { $value } wird abgelehnt. Möglich ist: { $allowed }.
refused-first_wolf = first_wolf nennt den Platz des ersten Wolfs (ab 0) bei first_deal=chosen_wolf, und nur dort.
refused-first_wolf_of_three = three_player_start ist für drei, also darf first_wolf 0, 1 oder 2 sein.
refused-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
refused-book = Es gibt kein Regelbuch „{ $book }“. Es gibt: { $known }.
refused-rule = { $book } hat keine Regel „{ $number }“. In der Nähe: { $near }.
refused-file-read = { $file } kann nicht gelesen werden: { $why }.
refused-file-written = { $file } kann nicht geschrieben werden: { $why }.
refused-no-such-game = { $file } hat kein Spiel Nummer { $number }.
refused-empty = Die Datei enthält keine Aufzeichnung.
refused-cut = Die Zeile hat kein Ende: Die Aufzeichnung wurde abgeschnitten.
refused-format = Das ist keine Aufzeichnung von nightcoach: { $why }
refused-check = Die Prüfsumme passt nicht: Die Aufzeichnung wurde nachträglich geändert.
refused-version = Die Aufzeichnung stammt von Version { $theirs } von { $game }; dies ist Version { $ours }.
refused-content = Die Aufzeichnung kann nicht gespielt werden: { $why }
refused-commitment = Der Startwert ist nicht der, der vor dem Austeilen versiegelt wurde.
refused-replay = Das Spiel läuft nicht wie aufgezeichnet: { $why }
refused-outcome = Das Spiel endet anders, als die Aufzeichnung sagt.
refused-final = Die letzte Stellung ist eine andere, als die Aufzeichnung sagt.
refused-move = „{ $words }“ ist kein Zug dieses Spiels.
refused-move_code = Kein Zug hat den Code { $code }; Codes sind 0 bis { $last }.
refused-sealed = Diese Wahl ist nicht offen. Eine versiegelte Wahl trifft man einmal, wenn man gefragt ist.
refused-over = Das Spiel ist vorbei; niemand kann mehr ziehen.
refused-not_asked = Platz { $seat } ist jetzt nicht gefragt; gefragt: { $asked }.
refused-not_legal = „{ $words }“ ist für Platz { $seat } jetzt nicht möglich. Möglich: { $legal }
refused-notation = „{ $position }“ ist keine Stellung: { $why }
refused-worker = Ein Prozess der Simulation ist gestorben. Versuch es mit weniger --jobs.
refused-watcher = Platz { $seat } gibt es an diesem Tisch nicht; Plätze sind 0 bis { $last }.
refused-blank = Die Zeile ist leer; eine Datei mit Aufzeichnungen hat keine leeren Zeilen.
refused-line_end = Die Zeile endet mit CR LF, wie auf anderen Systemen; eine Aufzeichnung endet mit LF allein.
refused-seed = Der Startwert ist nicht 32 Bytes lang.
refused-spelling = Die Aufzeichnung hat nicht ihre eine gültige Schreibweise.
refused-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
refused-output = Die Ausgabe kann nicht geschrieben werden: { $why }.
refused-later = { $game } ist noch nicht gebaut. Die Regeln kann man schon lesen: nightcoach rules { $game }
refused-notation-seat = --notation zeigt die Wahl aller, also ohne --seat.
