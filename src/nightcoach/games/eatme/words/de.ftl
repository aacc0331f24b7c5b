# On the shelf
eatme-name = Eat Me If You Can!
eatme-about = Ein hungriger Wolf, Häuser im Dunkeln: Schlaf gut oder stell eine Falle, und bluffe, was das Zeug hält.
eatme-credits = Jun’ichi Sato; Purple Brain, IELLO (2014).

eatme-kind-wolf = Wolf
eatme-kind-kids = Geißlein
eatme-kind-hood = Rotkäppchen
eatme-kind-pig = Schweinchen

eatme-word-sleep = schlafen
eatme-word-trap = Falle
eatme-word-visit = besuchen
eatme-word-deal = austeilen

eatme-ask-choose = Die Nacht senkt sich auf dein Haus. Schläfst du, oder stellst du eine Falle?
eatme-ask-prowl = Du bist der Wolf. Wessen Haus besuchst du?
eatme-ask-deal = Du hast das Duell verloren und teilst aus. Wer bekommt welche Figur?
eatme-ask-deal-first = Du bist der erste Wolf. Wer bekommt welches Haus?

eatme-doing-chooses = wählt
eatme-doing-ready = ist bereit
eatme-doing-prowls = schleicht umher
eatme-doing-deals = teilt aus
eatme-doing-waits = wartet

eatme-event-opened = { $seats } spielen mit. Wer am Ende einer Runde { $target } Punkte oder mehr hat, beendet das Spiel.
eatme-event-dealt-by-lot = Runde { $round }: Die Figuren werden ausgelost. { $cast }
eatme-event-dealt = Runde { $round }: { $me ->
    [yes] Du hast ausgeteilt.
   *[no] { $dealer } hat ausgeteilt.
} { $cast }
eatme-event-confirmed = { $me ->
    [yes] Deine Wahl ist versiegelt.
   *[no] { $name } hat gewählt.
}
eatme-event-locked = { $me ->
    [yes] Alle Häuser sind bereit. Du trittst hinaus in die Nacht.
   *[no] Alle Häuser sind bereit. { $wolf } tritt hinaus in die Nacht.
}
eatme-event-walked = { $me ->
    [yes] { $wolf } schnuppert an deiner Tür … und geht weiter.
   *[no] { $wolf } schnuppert an der Tür von { $name } … und geht weiter.
}
eatme-event-visited = { $me ->
    [wolf] Du klopfst bei { $victim } an!
    [victim] { $wolf } klopft bei dir an!
   *[none] { $wolf } klopft bei { $victim } an!
}
eatme-event-duel-sleep = { $me ->
    [wolf] Tief im Schlaf! Du gewinnst { $gain }, { $loss ->
        [0] { $victim } hatte nichts zu verlieren
       *[other] { $victim } verliert { $loss }
    }.
    [victim] Du hast geschlafen! { $wolf } gewinnt { $gain }, { $loss ->
        [0] du hattest nichts zu verlieren
       *[other] du verlierst { $loss }
    }.
   *[none] Tief im Schlaf! { $wolf } gewinnt { $gain }, { $loss ->
        [0] { $victim } hatte nichts zu verlieren
       *[other] { $victim } verliert { $loss }
    }.
}
eatme-event-duel-trap = { $me ->
    [wolf] Schnapp, eine Falle! { $victim } gewinnt { $gain }, { $loss ->
        [0] du hattest nichts zu verlieren
       *[other] du verlierst { $loss }
    }.
    [victim] Schnapp, deine Falle! Du gewinnst { $gain }, { $loss ->
        [0] { $wolf } hatte nichts zu verlieren
       *[other] { $wolf } verliert { $loss }
    }.
   *[none] Schnapp, eine Falle! { $victim } gewinnt { $gain }, { $loss ->
        [0] { $wolf } hatte nichts zu verlieren
       *[other] { $wolf } verliert { $loss }
    }.
}
eatme-event-revealed-sleep = { $me ->
    [yes] Du hast in Frieden geschlafen und gewinnst { $gain }.
   *[no] { $name } hat in Frieden geschlafen und gewinnt { $gain }.
}
eatme-event-revealed-trap = { $me ->
    [yes] Du hast umsonst bei deiner Falle gewacht.
   *[no] { $name } hat umsonst bei der Falle gewacht.
}
eatme-event-scored = Punkte: { $scores }
eatme-event-ended-most_points = { $me ->
    [yes] Du gewinnst mit { $points } Punkten!
   *[no] { $name } gewinnt mit { $points } Punkten.
}
eatme-event-ended-tie_duel_winner = { $me ->
    [yes] Gleichstand mit { $points } Punkten. Du hast das letzte Duell gewonnen und damit das Spiel!
   *[no] Gleichstand mit { $points } Punkten. { $name } hat das letzte Duell gewonnen und damit das Spiel.
}
eatme-event-ended-tie_clockwise = { $me ->
    [yes] Gleichstand mit { $points } Punkten. Im Uhrzeigersinn vom Wolf aus kommst du zuerst und gewinnst!
   *[no] Gleichstand mit { $points } Punkten. Im Uhrzeigersinn vom Wolf aus kommt { $name } zuerst und gewinnt.
}
eatme-help = In jeder Runde ist jemand der Wolf. Jedes Haus schläft heimlich oder stellt eine Falle; dann besucht der Wolf ein Haus. Wer im Schlaf besucht wird, verliert den Wert des Hauses (die Zahl daneben), und der Wolf gewinnt ihn; mit einer Falle ist es umgekehrt. Ein Haus ohne Besuch gewinnt seinen Wert, wenn es geschlafen hat, und nichts, wenn es bei einer Falle wachte. Wer das Duell verloren hat, teilt die Figuren der nächsten Runde aus. Das Spiel endet nach der Runde, in der jemand genug Punkte hat; die meisten Punkte gewinnen.

eatme-say-sleep = Ich schlafe.
eatme-say-trap = Ich habe eine Falle gestellt.

eatme-closed-own_house = Der Wolf besucht nicht seinen eigenen Bau.

# Options of Eat Me If You Can!
eatme-option-three_player_start = Start zu dritt
eatme-option-three_player_start-about = Mit so vielen Punkten beginnen alle, wenn ihr genau zu dritt spielt. Mit 3 Punkten wird das Spiel etwas kürzer.
eatme-option-three_player_start-0 = 0 Punkte
eatme-option-three_player_start-3 = 3 Punkte
eatme-option-dealer_mode = Austeilen nach dem Duell
eatme-option-dealer_mode-about = Normalerweise teilt, wer das Duell verloren hat, alle Figuren nach Belieben aus. In der anderen Spielart wird man dann selbst der nächste Wolf und teilt nur die Häuser aus: einfacher, gut für ein erstes Spiel.
eatme-option-dealer_mode-free = Frei
eatme-option-dealer_mode-loser_is_wolf = Wer verliert, wird Wolf
eatme-option-first_deal = Erstes Austeilen
eatme-option-first_deal-about = Lass zuerst das Los die Figuren verteilen, oder bestimme jemanden, der als Wolf beginnt und die Häuser austeilt.
eatme-option-first_deal-random = Durch das Los
eatme-option-first_deal-chosen_wolf = Durch einen bestimmten Wolf
eatme-option-first_wolf = Der erste Wolf
eatme-option-first_wolf-about = Wer als Wolf beginnt, wenn du es nicht dem Los überlässt. Vielleicht, wer am meisten Hunger hat?
eatme-option-target_points = Punkte bis zum Ende
eatme-option-target_points-about = Sobald jemand nach einer Runde so viele Punkte hat, ist das Spiel aus. Weniger für ein schnelles Spiel, mehr für einen langen Abend.
eatme-option-show_ready = Zeigen, wer bereit ist
eatme-option-show_ready-about = Alle sehen, wer schon gewählt hat. Schalte es aus, wenn niemand aus deinem Zögern etwas lesen soll.
eatme-option-choose_seconds = Zeit zum Wählen
eatme-option-choose_seconds-about = So lange dürfen die Häuser nachts überlegen. Danach entscheidet das Los zwischen Schlaf und Falle.
eatme-option-prowl_seconds = Zeit zum Schleichen
eatme-option-prowl_seconds-about = So lange darf der Wolf von Tür zu Tür schleichen. Danach bestimmt das Los das Haus.
eatme-option-deal_seconds = Zeit zum Austeilen
eatme-option-deal_seconds-about = So lange darf man nach einem verlorenen Duell über die neuen Figuren nachdenken. Danach tauscht ein Haus, das verloren hat, mit dem Wolf; hat der Wolf verloren, bleibt alles, wie es ist.
eatme-option-declare_buttons = Knöpfe für Behauptungen
eatme-option-declare_buttons-about = „Ich schlafe“ oder „Ich habe eine Falle gestellt“, mit einem Fingertipp gesagt. Es muss nicht stimmen; praktisch vor allem, wenn ihr nicht alle in einem Raum seid.
eatme-option-grace_seconds = Geduld mit Abwesenden
eatme-option-grace_seconds-about = So lange darf ein Platz verlassen sein, bis ein Bot einspringt. Nimm mehr, wenn euer Netz wackelt; mit einem Fingertipp bekommt man den Platz immer zurück.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = Worum es geht
eatme-guide-1 = Jede Nacht ist jemand von euch der Wolf und klopft an eine Tür. Wird dort geschlafen, oder wartet eine Falle? Rate gut, lüge schön und sammle Punkte: Bei zehn ist Schluss.
eatme-guide-2-title = Wer ist wer
eatme-guide-2 = Eine Person ist der Wolf, alle anderen wohnen in einem Haus. Die Geißlein zählen 3, Rotkäppchen 2, jedes Schweinchen 1: So viel kannst du dort gewinnen oder verlieren. Wer was ist, sehen alle. Zu dritt spielt ihr ohne Rotkäppchen.
eatme-guide-3-title = Schlaf oder Falle?
eatme-guide-3 = Nachts wählt jedes Haus im Geheimen. Halte dein Rad gedrückt, um es zu sehen, und wische, um es zu drehen: Mond für Schlaf, oder Falle. Dann versiegle es. Von nun an bleibt es so.
eatme-guide-4-title = Der Wolf schleicht umher
eatme-guide-4 = Sind alle Häuser versiegelt, tritt der Wolf hinaus und weiß nicht, was ihr gewählt habt. Er darf an beliebig vielen Türen vorbeischleichen und eure Gesichter beobachten. Am Ende muss er an genau eine klopfen.
eatme-guide-5-title = Das Duell
eatme-guide-5 = Schlaf und Besuch: Du verlierst den Wert deines Hauses, der Wolf gewinnt ihn. Falle und Besuch: Du gewinnst ihn, der Wolf verliert ihn. Schlaf in Frieden: Du gewinnst deinen Wert. Falle umsonst: keine Punkte. Unter null fällt niemand.
eatme-guide-6-title = Wer verliert, teilt aus
eatme-guide-6 = Wer das Duell verloren hat, ob Wolf oder Haus, teilt die Figuren für die nächste Nacht aus, ganz nach Lust und Laune. Selbst die Geißlein nehmen und den Wolf an die Person in Führung geben? Nur zu. Rache ist erlaubt.
eatme-guide-7-title = Das Ende
eatme-guide-7 = Hat nach einer Runde jemand zehn Punkte oder mehr, ist Schluss: Die meisten Punkte gewinnen. Haben mehrere gleich viele, gewinnt, wer von ihnen das letzte Duell gewonnen hat; sonst, wer von ihnen im Uhrzeigersinn vom Wolf aus zuerst kommt. Euer Tisch kann eine andere Punktzahl wählen.
eatme-guide-8-title = Reden und bluffen
eatme-guide-8 = Versprich, drohe, bettle, lüge: Du darfst alles sagen, und nichts davon bindet dich. Nur eins ist verboten: Zeig nie dein Handy. Dein Wort muss genügen, oder dein unschuldiges Gesicht.

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Nacht: Die Häuser wählen
eatme-window-prowl = Nacht: Der Wolf schleicht umher
eatme-window-deal = Tag: Die Figuren werden ausgeteilt
eatme-window-over = Das Spiel ist vorbei
eatme-field-kinds = Figur
eatme-field-scores = Punkte
eatme-field-choice = Deine Wahl
eatme-field-round = Runde
eatme-field-dealer = Teilt aus

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } hat die meisten Punkte: { $points }.
eatme-why-tie_duel_winner = { $name } hat { $points } Punkte, genau wie { $others }. Bei Gleichstand gewinnt, wer das letzte Duell gewonnen hat: { $name }.
eatme-why-tie_clockwise = { $name } hat { $points } Punkte, genau wie { $others }, und das letzte Duell hat niemand von ihnen gewonnen. Also geht es vom letzten Wolf, { $wolf }, im Uhrzeigersinn weiter: { $name } kommt zuerst.

# Options that are refused
refused-first_wolf = „{ eatme-option-first_deal-chosen_wolf }“ unter „{ eatme-option-first_deal }“ und eine Wahl unter „{ eatme-option-first_wolf }“ gehören zusammen: stell beides ein oder keins.
refused-first_wolf_of_three = „{ eatme-option-three_player_start }“ ist für drei, also sitzt „{ eatme-option-first_wolf }“ auf Platz 1, 2 oder 3.

# The stage of Eat Me If You Can!
stage-round = Runde { $round }
stage-before = Der Wolf teilt aus
stage-choose = Schlaf oder Falle?
stage-prowl = Der Wolf schleicht
stage-visit = Klopf, klopf!
stage-duel = Das Duell
stage-reveal = Fensterläden auf
stage-score = Die Punkte
stage-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stage-track = Der Weg zu { $target } Punkten
stage-skip = Weiter
wheel-hold = Zum Ansehen halten
wheel-tap = Zum Ansehen tippen
wheel-look = Halten, um deine Wahl zu sehen
wheel-help = Halte das Rad gedrückt: Nur du siehst, wohin es zeigt.
wheel-slide = Wische zum Drehen: Was oben steht, zählt. Lass los, um es zu verbergen.
wheel-then = Zufrieden? Dann versiegle es.
wheel-again = Noch einmal tippen dreht es. Es verbirgt sich von selbst.
wheel-sealed = Versiegelt, bis die Fensterläden aufgehen.
wheel-seal = Wahl versiegeln
prowl-help = Tipp auf ein Haus: Alle sehen dich hingehen. Geh weiter, so lange du magst.
prowl-pick = Wähle ein Haus
prowl-knock = Bei { $name } anklopfen
wait-wolf = Du bist der Wolf. Die Häuser wählen; beobachte die Gesichter.
wait-prowl = { $name } schnuppert an den Türen. Verzieh keine Miene.
wait-prowl-you = { $name } steht vor deiner Tür! Bloß keine Miene verziehen.
wait-deal = { $name } teilt die Figuren aus.
eatme-house = Dein Haus: { $kind }, wert { $points }
eatme-you-wolf = Du bist der Wolf.
eatme-wolf-is = Der Wolf ist { $name }.
eatme-deal-help = Zieh eine Figur auf eine andere, oder tipp auf zwei, und sie tauschen die Plätze.
eatme-deal-card = { $name } bekommt: { $kind }
eatme-deal-done = So austeilen
eatme-deal-bound = { $name } ist auf jeden Fall der Wolf; nur die Häuser tauschen die Plätze.

# Wie es kam: was sich über das ganze Spiel sagen lässt, wenn es vorbei ist. $me ist das Feld, das die Leserin nennt.
eatme-fact-lead = { $later ->
    [0] Offen bis zuletzt: Erst Runde { $since } brachte { $seat } nach vorn.
   *[other] Die Wende kam in Runde { $since }: Von da an lag niemand mehr vor { $seat }.
}
eatme-fact-behind = Nach Runde { $round } lag { $seat } noch { $points } Punkte zurück.
eatme-fact-catch = Die fetteste Beute: In Runde { $round } erwischte { $seat } als Wolf { $victim } im Schlaf, +{ $gain } für den Wolf, { $loss ->
    [0] und { $victim } hatte nichts zu verlieren.
   *[other] −{ $loss } für { $victim }.
}
eatme-fact-snap = Die beste Falle: In Runde { $round } wartete { $seat } auf { $wolf }, +{ $gain } für die Falle, { $loss ->
    [0] und der Wolf hatte nichts zu verlieren.
   *[other] −{ $loss } für den Wolf.
}
eatme-fact-bluff = Der beste Bluff: In Runde { $round } schlief { $seat } bei den Geißlein, +{ $gain }, während { $wolf } in die Falle von { $victim } lief.
eatme-fact-sleeper = Der tiefste Schlaf: { $seat }, { $nights } Nächte in Frieden, { $points } Punkte.
eatme-fact-watcher = { $seat } wachte { $nights } Nächte bei einer Falle, und niemand kam.
eatme-fact-revenge = Rache in Runde { $round }: { $seat } hatte eben gegen { $other } verloren, teilte aus und schlug zurück.
eatme-fact-night = Runde { $round }: { $wolf } klopft als Wolf bei { $victim } ({ $house }). { $choice ->
    [sleep] Im Schlaf: { $wolf } +{ $gain }, { $victim } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
   *[trap] Eine Falle: { $victim } +{ $gain }, { $wolf } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
} In Frieden geschlafen: { $slept }. Umsonst gewacht: { $watched }.
chronicle-points = Punkte
chronicle-visited = besucht
