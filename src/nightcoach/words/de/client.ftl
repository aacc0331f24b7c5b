# Running the server
client-tagline = Spiele mit verborgenen Rollen, für Freunde in einem Zimmer oder weit voneinander entfernt.
client-loading = Einen Augenblick …
client-noscript = Nightcoach braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.

# Everywhere
ui-close = Schließen
ui-back = Zurück
ui-home = Zur Startseite
ui-again = Noch einmal
ui-understood = In Ordnung
ui-you = du

# The connection
net-offline = Der Server antwortet nicht. Bist du im selben WLAN wie der Rechner des Hosts? Dann versuch es noch einmal.
net-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz ist sicher.
net-elsewhere = Dein Platz ist auch auf einem anderen Gerät offen.
net-here = Hier spielen
net-closed = Der Tisch ist für dich zu
net-closed-text = Der Tisch hat die Verbindung beendet. Lade die Seite neu, oder frag den Host.
broken-title = Da ist etwas kaputtgegangen
broken-text = Dein Platz ist sicher. Lade die Seite neu.
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht. Ist der Link vielleicht abgeschnitten?

# The first page
home-code = Hast du einen Code?
home-join = Mitmachen
home-return = Zurück an deinen Tisch: { $game }
home-games = Heute spielen wir
home-new = Tisch öffnen
home-rules = So geht’s
new-title = Tisch öffnen
new-make = Tisch öffnen
new-next = Dann kommen deine Leute per QR-Code, Link oder Code dazu, und Bots können die leeren Plätze füllen.
new-guest = Reisende

# Who I am
dress-name = Dein Name
dress-name-missing = Sag uns deinen Namen.
dress-name-example = Anna
dress-change = Wähle dein Tier und deine Farbe
dress-character = Tier
dress-color = Farbe

# The door of a table
join-title = An den Tisch
join-table = Tisch { $code }
join-first = Du bist zuerst hier, also bist du Host.
join-sit = Platz nehmen
join-come = Eintreten
join-watch = Nur zuschauen
join-screen = Tischbildschirm
join-screen-about = Der Tischbildschirm ist für einen Fernseher oder ein Tablet in der Mitte: Er zeigt nur, was alle sehen dürfen.
join-running = Ein Spiel läuft. Du kannst zuschauen und zwischen zwei Runden oder Zügen einen Bot ablösen.
join-running-agree = Ein Spiel läuft. Du kannst zusehen und um den Platz eines Bots bitten: Du bekommst ihn, wenn alle zustimmen, die mitspielen.
join-lost = Hat dein Gerät deinen Platz verloren? Komm herein; der Host kann ihn dir zurückgeben.
join-lost-agree = Hat dein Gerät deinen Platz verloren? Komm herein; wer die Runde leitet, kann alle fragen, ob du ihn zurückbekommst.
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.

# Before the game
options-title = Regeln an diesem Tisch
options-changed = { $changed ->
    [0] wie üblich
    [one] { $changed } geändert
   *[other] { $changed } geändert
}
options-tonight = Für heute Abend
options-house = Hausregeln
options-clocks = Uhren
lobby-first-calm = In diesem ersten Spiel lassen sich die Bots Zeit. Danach sind sie flotter, wenn der Gastgeber nichts anderes wählt.
lobby-invite = Lass die anderen das hier scannen, oder sag den Code an.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-code = Code: { $code }
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-select = Dieser Browser kann nicht kopieren. Markiere den Text von Hand.
lobby-share = Teilen
lobby-people = Wer da ist
lobby-seats = Plätze: { $taken } von { $most }
lobby-arrange = Sitzt ihr so, im Uhrzeigersinn? Sonst zieh die Plätze zurecht.
lobby-move = Platz { $seat }, { $name }: ziehen oder Pfeiltasten benutzen
lobby-host = Host
lobby-away = nicht da
lobby-bot = Bot
lobby-bot-add = Bot dazuholen
lobby-bots-fill = { $missing } Plätze mit Bots füllen
lobby-bot-away = { $name } wegschicken
lobby-bots-allow = Bots erlauben
lobby-watching = Publikum:
lobby-sit = Platz nehmen
pick-title = Dein Bild in diesem Spiel
pick-about = Wer beim Beginn keines hat, bekommt eines durchs Los.
pick-taken = { $character }, vergeben an { $name }
lobby-start = Spiel starten
lobby-drawing = Das Glück aller wird gezogen …
lobby-missing = { $missing ->
    [one] Es fehlt noch jemand oder ein Bot
   *[other] Es fehlen noch { $missing } Leute oder Bots
}
lobby-wait = Warten, bis { $host } das Spiel startet.
lobby-no-host = Wer zuerst kommt, ist Host.
lobby-learn = So geht’s

# The menu
menu-title = Menü
menu-pause = Uhren anhalten
menu-go-on = Uhren laufen lassen
menu-extend = 30 Sekunden mehr
menu-people = Leute
menu-lock = Abschließen: niemand kommt dazu
menu-unlock = Aufschließen: alle dürfen kommen
menu-pace = Tempo der Bots
menu-pace-calm = gemütlich
menu-pace-quick = schnell
menu-pace-instant = sofort
menu-device = Gerät wechseln
menu-end = Spiel für alle beenden
menu-end-sure = Das Spiel hört sofort auf, niemand gewinnt, und alles Verborgene wird gezeigt.
menu-leave = Tisch verlassen
menu-leave-game = Ein Bot springt für dich ein, bis du mit demselben Link zurückkommst.
menu-leave-sure = Du kannst mit demselben Link zurückkommen.
people-watching = schaut zu
people-muted = stumm
people-dress = Ändern
people-stand = Nächstes Spiel nur zuschauen
people-ignore = Nachrichten ausblenden
people-hear = Nachrichten einblenden
people-rename = Umbenennen
people-hat = Zum Host machen
people-mute = Stummschalten
people-unmute = Wieder reden lassen
people-reseat = Auf den Platz von { $name } setzen
people-kick = Wegschicken
people-kick-sure = { $name } muss den Tisch verlassen; mitten im Spiel übernimmt ein Bot den Platz, wo Bots erlaubt sind.
people-kick-lasting = In diesem Spiel bleibt der Platz dann bis zum Ende beim Bot oder bei der Uhr.
people-taken = Der Platz gehört jetzt dir, { $name }.
people-take-later = Du bekommst den Platz von { $name }, sobald diese Runde vorbei ist.
seat-ask-title = Ein Platz für { $name }?
seat-ask-text = { $name } möchte den Platz von { $seat } und würde alles sehen, was dieser Platz hält und weiß. Nur wenn alle zustimmen, die mitspielen. Niemand erfährt, wer was gesagt hat; keine Antwort heißt Nein.
seat-ask-yes = Einverstanden
seat-ask-no = Lieber nicht
seat-ask-answered = Du hast geantwortet. Bis alle zugestimmt haben oder die Zeit um ist, kannst du es dir noch anders überlegen.
seat-wished = Alle, die mitspielen, werden gefragt, ob du den Platz von { $name } haben darfst: wenn der nächste Zug oder Tag beginnt.
seat-wished-for = Du hast um den Platz von { $name } gebeten. Alle, die mitspielen, müssen zustimmen.
people-take-agree = Wer sich setzt, sieht, was der Platz hält. Darum müssen alle zustimmen, die mitspielen.
people-reseat-agree = Die Person sieht dann, was der Platz hält. Darum werden erst alle gefragt, die mitspielen.
people-reseat-asked = Alle, die mitspielen, werden gefragt, ob { $name } den Platz haben darf: wenn der nächste Zug oder Tag beginnt.
people-take = Einen Bot ablösen
people-take-seat = Platz von { $name } nehmen
device-about = Scanne das mit dem anderen Gerät. Dort öffnet sich dein Platz, und du spielst mitten im Spiel weiter. Wer diesen Code hat, hat deinen Platz, also zeig ihn niemandem.
device-take = Dieser Link öffnet einen anderen Platz an diesem Tisch. Auf diesem Gerät statt deinem nehmen?
device-show = Halten, um den Code deines Platzes zu sehen
device-qr = QR-Code mit dem Schlüssel zu deinem Platz
device-copy = Link zu deinem Platz kopieren
device-copied = Kopiert. Schick ihn nur dir selbst.

# Talk and story
talk-title = Tischgespräch
talk-new = Tischgespräch, Neues
talk-none = Noch hat niemand etwas gesagt.
talk-sentences = Mit einem Fingertipp
talk-write = Sag allen etwas
talk-write-circle = An deinen Kreis schreiben, falls du einen hast
talk-send = Senden
story-title = Was bisher geschah
story-none = Noch ist nichts geschehen.
story-only = Nur was { $name } betrifft
story-rule = Regel { $rule }
story-rules = Regelnummern
story-aside-hold = Halten: mit dem, was nur du gesehen hast
story-aside-tap = Tippen: mit dem, was nur du gesehen hast

# During a game
game-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
game-ask = Die Frage
game-your-turn = Du bist dran
game-sending = Unterwegs …
game-watching = Du schaust zu
game-paused = Die Uhren stehen still.
chooser-confirm = Ja: { $move }
chooser-again = Neu wählen
reel-help = Nur du siehst, was du wählen kannst, solange du den Balken hältst. Wische nach links oder rechts: Was du loslässt, ist gewählt.
reel-help-tap = Nur du siehst, was du wählen kannst, einige Sekunden nach dem Tippen auf den Balken. Jedes Tippen zeigt das Nächste: Das letzte ist gewählt.
reel-looked = Wieder verborgen. Mit dem Balken kannst du nachsehen oder etwas anderes wählen.
reel-hold = Halten und wischen
reel-tap = Tippen: zeigen, dann weiter
reel-slide = Wische, um zu wählen
reel-nothing = Du hast nichts, was du hier nutzen könntest.
reel-do = Tun, was ich gewählt habe
reel-missing = Noch ist nichts gewählt, oder nicht alles: Nimm den Balken.
short-more = 10 Sekunden mehr
short-pass = Diesen Zug immer passen
short-passing = Du passt diesen Zug immer.
short-asked = Du wirst wieder gefragt.
short-stop = Wieder fragen
plain-seats = Die Plätze
plain-asked = ist dran
plain-secrets = Halten, um Geheimes zu sehen
absent-stand-in = Ein Bot spielt für dich.
absent-back = Meinen Platz zurück
absent-done = { $times ->
    [one] Zeit abgelaufen oder nicht da: Eine Wahl wurde für dich getroffen.
   *[other] Zeit abgelaufen oder nicht da: { $times } Entscheidungen wurden für dich getroffen.
}
absent-again = Nach zwei verpassten Uhren in Folge spielt ein Bot weiter, bis du deinen Platz zurücknimmst.
absent-show = Zum Ansehen halten
absent-times = Für dich getan: { $times }
narrator-close = Diesen Abschnitt beenden

# The stage of Eat Me If You Can!
stage-over = Das Ende
held-tap = Tippen zum Zeigen
wait-choose = Wir warten auf { $names }.

# After the game
over-title = Das Ende des Spiels
over-you-win = Du gewinnst!
over-wins = Sieg für { $names }!
over-win-together = { $names } gewinnen!
over-winner = Sieg
over-ended = Das Spiel wurde beendet
over-rematch = Noch ein Spiel
over-wait = { $host } kann ein neues Spiel ansetzen.
over-fair = Ging es fair zu?
over-fair-yes = Ja. Das Mischen wurde vor dem Austeilen versiegelt, und alle hatten ihr Glück versiegelt, bevor jemand seines zeigte. Dieses Gerät hat beides geprüft, und sein eigenes Glück ist dabei.
over-fair-pledges = Das Glück der anderen ist nicht das, das sie versiegelt hatten! Frag den Host.
over-fair-no = Das Siegel passt nicht! Frag den Host.
over-fair-late = Das Siegel passt. Dieses Gerät hat vor dem Geben kein Glück beigesteuert und kann für mehr nicht bürgen.
over-fair-missing = Das Siegel passt, aber das Glück, das dieses Gerät beigesteuert hat, fehlt in der Ziehung. Für mehr kann es nicht bürgen; frag den Host.
over-fair-lesson = Das war ein geführtes Spiel: Darin wird immer gleich verteilt.
over-fair-unknown = Das Spiel wurde nicht zu Ende gespielt, also bleibt sein Siegel zu.
over-record = Aufzeichnung herunterladen; nightcoach verify spielt sie Zug für Zug nach
over-check = Selbst prüfen, ohne unser Programm: python3 verify_record.py AUFZEICHNUNG, mit
over-seal = Das Siegel der Mischung: { $seal }
over-chain-yes = Und seither wurde nichts geändert: In der Aufzeichnung ist jedes Kettenglied, das dieses Gerät während des Spiels gesehen hat.
over-chain-no = Die Aufzeichnung ist nicht die des Spiels, das dieses Gerät gesehen hat: Ihre Kette ist eine andere. Da wurde etwas geändert!
over-chain-unseen = Dieses Gerät hat während des Spiels kein Kettenglied gesehen und kann nicht dafür bürgen, dass nichts geändert wurde.
over-chain-none = Dieses Spiel hat keine Kette. Ob etwas geändert wurde, kann niemand sagen.
over-chain-unknown = Die Aufzeichnung war nicht zu bekommen, die Kette ist also noch nicht geprüft.
over-facts = Wie es kam

# The table screen
screen-scan = Scannen, oder öffnen:
screen-code = und den Code eingeben
screen-speak = Vorlesen
screen-silent = Nicht mehr vorlesen
screen-sound = Ton
screen-wake = Tippen für Stimme und Ton

# Die Stimme eines erzählten Spiels
voice-title = Die Stimme
voice-about = Eine Stimme führt durch die Nacht, während alle die Augen zu haben. Sie kommt vom Tischbildschirm oder von einem Handy in der Mitte, das keinen Platz hat.
voice-on = Stimme: an
voice-off = Stimme: aus
voice-missing = Keine Stimme
voice-test = Stimme probieren
voice-test-line = Guten Abend. Diese Stimme führt durch die Nacht.
voice-spoken = Jetzt solltest du sie hören. Wenn nicht, dreh dieses Gerät lauter.
voice-none = Dieser Browser hat keine Stimme für { $language }. { $platform ->
    [android] Installiere eine in den Android-Einstellungen: Suche nach „Sprachausgabe“, installiere Sprachdaten und lade diese Seite neu.
    [apple] Füge in den Einstellungen eine hinzu: Bedienungshilfen, Gesprochene Inhalte, Stimmen. Lade dann diese Seite neu.
    [windows] Füge in den Windows-Einstellungen eine hinzu: Zeit und Sprache, Spracherkennung, Stimmen hinzufügen. Starte dann den Browser neu.
   *[other] Installiere eine Sprachausgabe (unter Linux: speech-dispatcher und espeak-ng) und starte den Browser neu.
} Oder lass ein anderes Gerät die Stimme sein: ein Handy oder Tablet ohne Platz am Tisch.
voice-blocked = Der Browser hat die Stimme nicht sprechen lassen. Tippe noch einmal oder lade die Seite neu; manche Browser können gar nicht sprechen, dann nimm einen anderen.
voice-be = Stimme sein
voice-be-about = Leg dieses Handy in die Mitte des Tisches. Es wird dunkel und sagt allen, was zu tun ist.
voice-seated = Dieses Handy hat einen Platz, und solche Handys bleiben stumm: Nachts könnte ein Ton verraten, wem es gehört. Nimm ein Gerät ohne Platz: Öffne dort den Link, wähle „{ join-watch }“ und dann „{ voice-be }“.
voice-human = Heute erzählt ein Mensch, darum schweigt die Stimme.
voice-stop = Nicht mehr Stimme sein
voice-waits = Die Stimme ist bereit. Sie beginnt mit dem Spiel.
voice-volume = Lautstärke
voice-volume-0 = Aus
voice-volume-30 = Leise
voice-volume-60 = Mittel
voice-volume-100 = Laut
voice-claims = Behauptungen vorlesen
voice-claims-about = Während ihr redet, wird auch vorgelesen, wer welche Rolle haben will.

# The rules, the settings, the credits
rules-games = Spiele
rules-search = Suchen
rules-whole = Das ganze Regelbuch
rules-none = Dieses Spiel bringt kein Regelbuch mit.
rules-english = Das Buch ist auf Englisch; jede Regel hat eine Nummer.
rules-nothing = Nichts gefunden zu „{ $wanted }“.
settings-title = Einstellungen
settings-language = Sprache
settings-text = Schriftgröße
settings-theme = Farben
settings-theme-night = Nacht
settings-theme-contrast = Starker Kontrast
settings-theme-day = Tag
settings-sound = Ton
settings-sound-about = Klopfen, Heulen und eine Glocke, wenn du dran bist.
settings-leftHand = Linke Hand
settings-leftHand-about = Die wichtigsten Knöpfe wandern zum linken Daumen.
settings-calm = Weniger Bewegung
settings-calm-about = Nichts geht umher, schwingt oder wackelt.
settings-tap = Tippen statt halten
settings-tap-about = Ein Fingertipp zeigt ein Geheimnis ein paar Sekunden lang. Für Hände, die nicht halten können.
settings-plain = Schlichter Tisch
settings-plain-about = Jedes Spiel als Liste von Plätzen und Knöpfen, ohne Bühne. Gut für Screenreader.
settings-beside = Was ich weiß, neben der Bühne
settings-beside-about = Auf einem breiten Bildschirm, in Spielen mit solchen Notizen. Wer auf diesen Bildschirm sieht, kann es lesen.
credits-title = Credits
credits-fan = Nightcoach ist ein inoffizielles Fanprojekt, weder gemacht noch gebilligt von denen, die diese Spiele erfunden und verlegt haben. Alle Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es!
credits-parts = Woraus es besteht
credits-icons = Symbole:
credits-display = Überschriften:
credits-text = Text:
credits-own = Häuser, Landschaft und Töne: von uns.
lobby-options-back = Zurück zu den Optionen, die gelten

# Was einem Host hilft, vor dem Spiel
guide-for = für { $seats } Spielende
guide-fairest = die ausgewogenste gemessene
guide-odds = { $party } { $share } % ({ $low }–{ $high })
guide-games = { $games } Partien
guide-off = { $off ->
    [0] ausgeglichen
    [1] 1 Punkt Abstand
   *[other] { $off } Punkte Abstand
}
guide-few = { $games ->
    [0] nie gemessen
   *[other] zu wenig gemessen ({ $games } Partien)
}
guide-minutes = etwa { $minutes } min
guide-more = Andere Zusammenstellungen oder eine eigene
guide-own = Eigene Zusammenstellung
guide-less = Eins weniger: { $card }
guide-one-more = Eins mehr: { $card }
guide-bots = Von Bots gespielt ({ $date }, Version { $version }), in Klammern, wie sicher das ist. Unter Menschen kann es anders sein.
guide-wall = unter Bots; mit Menschen kann es anders kommen
guide-hidden = Die Liste ist verdeckt, und du spielst mit: Das Los entscheidet, und du siehst nicht mehr als die anderen.
guide-unfit = Deine Zusammenstellung passt nicht für { $seats } Spielende. Wähl eine andere.
lobby-order = Reihenfolge ändern, Bots wegschicken
lobby-order-done = Die Reihenfolge stimmt
lobby-narrates = Du erzählst: Du hast keinen Platz, siehst alles und leitest das Spiel von deinem Pult aus.
lobby-narrates-seated = Dieses Spiel erzählt ein Mensch: der Host, und der hat keinen Platz.
lobby-narrates-stand = Aufstehen und erzählen
game-narrating = Du erzählst
