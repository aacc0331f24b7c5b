# The board
board-name = Name
board-character = Figur
board-points = Punkte
board-you = du

# Playing
play-your-name = Du
play-commitment = Die Nacht ist vor dem Austeilen versiegelt: { $commitment }
play-seed = Das Siegel ist gebrochen. Der Startwert war: { $seed }
play-unseen = Was du tippst, bleibt unsichtbar. (? für Hilfe)
play-leave = Drück die Eingabetaste, um den Tisch zu verlassen.
play-left = Du hast den Tisch verlassen. Das Spiel ist nicht beendet.
play-input-ended = Die Eingabe ist zu Ende. Das Spiel ist nicht beendet.
play-recorded = Die Aufzeichnung liegt in { $file }. Prüfen mit: nightcoach verify { $file }

# Choosing a move
choose-back = zurück
choose-yes = ja
choose-confirm = { $move }. Eingabetaste bestätigt, „zurück“ ändert:
choose-help = Tipp eine Nummer, ein Wort oder seinen Anfang. „zurück“ geht einen Schritt zurück, „regeln“ erklärt das Spiel, „regeln { $rule }“ zeigt eine Regel (auf Englisch), „ende“ verlässt den Tisch.
choose-not-understood = Das ist nicht dabei. Tipp eine Nummer oder ein Wort, oder ? für Hilfe.

# Simulating, verifying, reading
simulate-compiled = kompiliert
simulate-interpreted = interpretiert
simulate-seat = Platz
simulate-claims = Ausgerufene Siege
simulate-claim = Ausruf
simulate-right = Richtig
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-speed = { $games } Spiele in { $seconds } s: { $speed } Spiele/s, { $moves } Züge/s
simulate-length = Länge in { $unit }: Mittel { $mean }, Standardabweichung { $sd }, Median { $median }
simulate-parties = Siege nach Seiten: { $parties }
simulate-reasons = So endeten die Spiele: { $reasons }
simulate-interrupted = Unterbrochen: { $games } von { $wanted } Spielen waren fertig; sie sind gezählt und aufbewahrt.
unit-rounds = Runden
unit-turns = Züge
unit-days = Tage
verify-good = { $records ->
    [one] { $records } Aufzeichnung ist unversehrt: Sie läuft bis zum aufgeschriebenen Ende.
   *[other] { $records } Aufzeichnungen sind unversehrt: Sie laufen bis zum aufgeschriebenen Ende.
}
rules-books = Regelbücher: { $books }. Lesen mit: nightcoach rules { $book }, eine einzelne Regel mit: nightcoach rules { $book } { $rule } (auf Englisch)
choose-quit = ende
choose-rules = regeln
choose-several = Mehrere fangen so an. Tipp etwas mehr.
verify-unfinished = Davon nicht beendet: { $unfinished }.
