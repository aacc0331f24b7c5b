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
refused-first_wolf = Die erste Verteilung durch einen bestimmten Wolf und der erste Wolf gehören zusammen: stell beides ein oder keins (first_deal, first_wolf ab 0).
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
refused-sealed = Diese Wahl ist nicht offen. Warum, erfährt niemand, damit es nichts verrät.
refused-over = Das Spiel ist vorbei; niemand kann mehr ziehen.
refused-not_asked = Platz { $seat } ist jetzt nicht gefragt; gefragt: { $asked }.
refused-not_legal = „{ $words }“ ist für Platz { $seat } jetzt nicht möglich. Möglich: { $legal }
refused-notation = „{ $position }“ ist keine Stellung: { $why }
refused-worker = Ein Prozess der Simulation ist gestorben. Versuch es mit weniger --jobs.
refused-watcher = Platz { $seat } gibt es an diesem Tisch nicht; Plätze sind 0 bis { $last }.
refused-redeal = Es wurde kein Spiel gefunden, das zu dem passt, was dieser Platz gehört hat.
refused-blank = Die Zeile ist leer; eine Datei mit Aufzeichnungen hat keine leeren Zeilen.
refused-line_end = Die Zeile endet mit CR LF, wie auf anderen Systemen; eine Aufzeichnung endet mit LF allein.
refused-seed = Der Startwert ist nicht 32 Bytes lang.
refused-spelling = Die Aufzeichnung hat nicht ihre eine gültige Schreibweise.
refused-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
refused-output = Die Ausgabe kann nicht geschrieben werden: { $why }.
refused-notation-seat = --notation zeigt die Wahl aller, also ohne --seat.

# At a table
refused-not_host = Das darf nur der Host des Tisches.
refused-not_lobby = Das geht vor Beginn eines Spiels, nicht jetzt.
refused-not_playing = An diesem Tisch läuft gerade kein Spiel.
refused-not_over = Das Spiel ist noch nicht vorbei.
refused-not_seated = Dafür braucht man einen Platz, und du schaust zu.
refused-not_bot = Auf Platz { $seat } sitzt kein Bot.
refused-not_between = Plätze wechseln zwischen zwei Runden oder Zügen. Versuch es danach noch einmal.
refused-is_away = { $name } ist nicht da. Gib den Hut jemandem, der hier ist.
refused-no_person = Niemand hier hat die Nummer { $person }.
refused-no_place = Kein Bot hat die Platznummer { $place }.
refused-no_seat = Dieser Tisch hat keinen Platz { $seat }.
refused-no_table = Es gibt keinen Tisch „{ $table }“. Schau dir den Code noch einmal an.
refused-no_record = Dieser Tisch hat keine Aufzeichnung Nummer { $number }.
refused-no_window = Dieses Spiel fragt nie „{ $window }“. Es fragt: { $known }.
refused-no_theatre = Für dich gibt es jetzt nichts vorzuspielen.
refused-no_stand_in = Niemand vertritt dich; dein Platz gehört dir.
refused-no_clock = Es läuft keine Uhr.
refused-no_more = Zehn Sekunden mehr gibt es einmal, solange eine kurze Frage auf dich wartet.
refused-has_seat = Du hast schon einen Platz.
refused-other_has_seat = { $name } hat schon einen Platz.
refused-sits_bot = Auf Platz { $seat } sitzt ein Bot; man kann ihn ablösen.
refused-full = Alle { $most } Plätze sind besetzt.
refused-crowded = Mehr als { $most } passen nicht an diesen Tisch.
refused-locked = Dieser Tisch ist abgeschlossen. Bitte den Host, ihn zu öffnen.
refused-kicked = Der Host hat dich vom Tisch weggeschickt.
refused-kick_self = Dich selbst kannst du nicht wegschicken, aber du kannst gehen.
refused-gone = Du bist schon gegangen; du kannst jederzeit zurückkommen.
refused-muted = Der Host hat dich stummgeschaltet.
refused-late = Die Frage hat sich inzwischen geändert. Schau noch einmal hin.
refused-grave = Dieser Zug beendet das Spiel. Den kannst nur du selbst machen, wenn es so weit ist.
refused-paused_already = Die Uhren sind schon so gestellt.
refused-luck = Dieses Gerät hat sein Glück schon ins nächste Spiel gelegt.
refused-no_character = Ein Bild „{ $character }“ gibt es an diesem Tisch nicht. Es gibt: { $known }.
refused-character_taken = Dieses Bild hat schon jemand. Wähle ein anderes.
refused-arrange = Eine Sitzordnung nennt jeden Platz einmal: { $known }.
refused-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refused-sentence = Diesen Satz gibt es nicht. Es gibt: { $known }.
refused-say_nothing = In diesem Text ist nichts zu sehen.
refused-talk_fast = Das war viel auf einmal. Warte ein paar Sekunden.
refused-hour_full = Dieser Tisch hat so viel geschrieben, wie er in einer Stunde darf. Warte ein paar Minuten.
refused-table_full = Das Protokoll dieses Tisches ist voll. Ein laufendes Spiel geht weiter; eröffnet danach einen neuen Tisch.
refused-watching = Ein Tischbildschirm kann nur zuschauen. Komm an den Tisch, um mitzumachen.
refused-elsewhere = Dein Platz ist auf zu vielen Geräten offen. Schließ eines davon.
refused-token = Dieser Tisch kennt den Schlüssel zu deinem Platz nicht. Komm neu dazu.
refused-silence = Für dich ist jetzt Zeit zu schweigen. Das Tischgespräch geht später weiter.
refused-no_bots = Bots sind an diesem Tisch nicht erlaubt. Die Option „Bots“ erlaubt sie.
refused-fixed_time = Eine Nacht dauert ihre Zeit. Niemand kann sie verlängern oder verkürzen.
refused-not_narrator = Das darf nur, wer dieses Spiel erzählt.
refused-narrator_seated = Wer erzählt, sieht alles und hat keinen Platz. Im Menü unter den Leuten, bei deinem eigenen Namen: „Nächstes Spiel nur zuschauen“.
refused-narrator_plays = Wer erzählt, hat alles gesehen und kann in diesem Spiel nicht mitspielen.
refused-not_by_hand = Das endet von selbst: mit der letzten Antwort oder wenn die Zeit um ist.
refused-host_sits = Wer eine verdeckte Liste von Charakteren gewählt hat, kennt sie und bekommt keinen Platz. Mit preset = lot kennt sie niemand.

# Options of Lupus in Tabula that do not go together
refused-custom_list = Diese Liste der Figuren (custom_list) geht nicht: { $fault ->
    [total] sie hat { $found }, und es spielen 8 bis 24
    [wolves] bei so vielen gibt es { $wanted } Werwölfe, nicht { $found }
    [seer] es gibt genau einen Seher, nicht { $found }
    [masons] Freimaurer sind keiner oder beide dabei, nicht { $found }
    [one] { $name } gibt es einmal, nicht { $found }-mal
    [least] { $name } ist für { $wanted } oder mehr, nicht für { $found }
    [stock] es gibt { $wanted } Karten für Dorfbewohner, nicht { $found }
    [twice] { $name } steht zweimal da
    *[word] „{ $name }“ ist keine Figur mit ihrer Zahl wie in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = Eine eigene Liste braucht preset = custom und eine custom_list, und sonst hat keine Auswahl eine.
refused-seated_host = Wer als Host mitspielt, darf die Figuren nur verbergen (role_list = { $role_list }), wenn das Los sie wählt: preset = lot.
refused-betraying_list = Zwölf Dorfbewohner und ein verborgener Besessener wären dreizehn in der Liste, und alle könnten es zählen. Wähl eine andere Liste.
refused-wolf_chat = Das Rudel darf nur schreiben (wolf_chat), wenn jeder woanders ist: place = remote. In einem Raum sieht man das Tippen.
refused-narrator_chair = Der Stuhl zum Erzählen (narrator_chair) braucht narrator = human und steht vor einem der Plätze.
refused-no_limit = { $option } darf nur ohne Grenze sein, wenn ein Mensch erzählt: narrator = human.
refused-wise_narrator = Der weise alte Mann (wise_old_man) ist für ein Spiel ohne Erzähler.
refused-wise_list = Der weise alte Mann (wise_old_man) spielt mit 2 Werwölfen, 1 Seher und 5 Dorfbewohnern.
refused-wise_lot = Der weise alte Mann (wise_old_man) passt nicht zu Figuren durch das Los ohne die Zahlen des Regelhefts.

# At the server’s door
refused-too_fast = Das war zu oft. Warte eine Minute.
refused-too_large = Die Nachricht ist größer als { $most } Bytes.
refused-many_tables = Dieser Server hat so viele Tische, wie er tragen kann. Versuch es später noch einmal.
refused-hello_first = Sag zuerst hello.
refused-hello_twice = Hello wurde schon gesagt. Um alles noch einmal zu sehen, sag resync.
refused-malformed = Diese Nachricht ist nicht zu verstehen: { $why }
refused-protocol = Dieser Server spricht Protokoll { $ours }, nicht { $theirs }. Lade die Seite neu.
refused-no_page = Unter dieser Adresse gibt es nichts.
refused-origin = Diese Seite gehört zu einer anderen Website. Öffne die Adresse des Tisches selbst.
refused-host = Dieser Server heißt nicht „{ $name }“. Wer ihn betreibt, kann den Namen erlauben: --allowed-host { $name }
refused-content_type = Der Inhalt muss JSON sein, mit content-type application/json.
refused-metrics = Messwerte gibt es auf dem Rechner des Servers selbst oder mit seinem Token.
refused-store = Datenbank: { $why }
refused-reload = Der Tisch wird gerade neu geladen. Versuch es noch einmal.
refused-damaged = Was dieser Tisch gespeichert hat, lässt sich nicht mehr lesen. Eröffne einen neuen Tisch; wer den Server betreibt, kann eine Sicherung zurückspielen.

# Running the server
refused-port = Auf { $host }, Port { $port } kann nicht gehört werden: { $why }. Nimm mit --port einen anderen.
refused-certificate = { $cert } und { $key } sind kein Zertifikat mit seinem Schlüssel: { $why }.
refused-public_url = --public-url beginnt mit https:// oder http://, nicht mit „{ $url }“.
refused-allowed_host = --allowed-host nimmt einen Namen wie play.example.org, nicht „{ $name }“.
refused-limit = --limit nimmt SCHLÜSSEL=ZAHL, nicht „{ $text }“. Schlüssel: { $known }.
refused-log_level = Es gibt keine Protokollstufe „{ $level }“. Es gibt: debug, info, warning, error.
refused-delete = Nenn die Tische, die gelöscht werden sollen, oder --older-than TAGE: eines von beiden.
refused-held_another = Wer in diesem Spiel schon auf einem anderen Platz saß, kennt dessen Geheimnisse und kann jetzt nur zusehen.
refused-asking = Die Runde wird gerade schon nach einem Platz gefragt. Warte, bis das entschieden ist.
refused-asked_lately = Nach diesem Platz wurden vor Kurzem alle gefragt. Versuch es in { $minutes } min wieder.
refused-emptied = Wer dort saß, wurde weggeschickt. Der Platz bleibt bis zum Ende des Spiels, wie er ist.
refused-too_few = Was ein Platz weiß, bleibt das ganze Spiel geheim: Mindestens zwei Mitspielende, die da sind, müssen zustimmen. Du kannst zusehen und das nächste Spiel mitspielen.
refused-nothing_asked = Nach diesem Platz wird gerade niemand gefragt.
