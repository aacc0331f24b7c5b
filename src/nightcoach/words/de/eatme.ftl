# Eat Me If You Can!
eatme-name = Eat Me If You Can!

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
