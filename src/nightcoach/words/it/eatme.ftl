# Eat Me If You Can!
eatme-name = Eat Me If You Can!

eatme-kind-wolf = Lupo
eatme-kind-kids = Capretti
eatme-kind-hood = Cappuccetto
eatme-kind-pig = Porcellino

eatme-word-sleep = dormire
eatme-word-trap = trappola
eatme-word-visit = visitare
eatme-word-deal = distribuire

eatme-ask-choose = La notte scende sulla tua casa. Dormi o prepari una trappola?
eatme-ask-prowl = Sei il Lupo. Quale casa visiti?
eatme-ask-deal = Hai perso il duello, quindi distribuisci tu. A chi va quale personaggio?
eatme-ask-deal-first = Sei il primo Lupo. A chi va quale casa?

eatme-doing-chooses = sta scegliendo
eatme-doing-ready = ha scelto
eatme-doing-prowls = si aggira
eatme-doing-deals = distribuisce
eatme-doing-waits = aspetta

eatme-event-opened = { $seats } giocatori. Appena qualcuno ha { $target } punti o più alla fine di una mano, la partita finisce.
eatme-event-dealt-by-lot = Mano { $round }: i personaggi sono dati a sorte. { $cast }
eatme-event-dealt = Mano { $round }: { $me ->
    [yes] hai distribuito tu.
   *[no] ha distribuito { $dealer }.
} { $cast }
eatme-event-confirmed = { $me ->
    [yes] La tua scelta è sigillata.
   *[no] { $name } ha scelto.
}
eatme-event-locked = { $me ->
    [yes] Tutte le case sono pronte. Esci nella notte.
   *[no] Tutte le case sono pronte. { $wolf } esce nella notte.
}
eatme-event-walked = { $me ->
    [yes] { $wolf } annusa la tua porta … e prosegue.
   *[no] { $wolf } annusa la porta di { $name } … e prosegue.
}
eatme-event-visited = { $me ->
    [wolf] Bussi alla porta di { $victim }!
    [victim] { $wolf } bussa alla tua porta!
   *[none] { $wolf } bussa alla porta di { $victim }!
}
eatme-event-duel-sleep = { $me ->
    [wolf] Sonno profondo! Guadagni { $gain }, { $loss ->
        [0] { $victim } non aveva nulla da perdere
       *[other] { $victim } perde { $loss }
    }.
    [victim] Stavi dormendo! { $wolf } guadagna { $gain }, { $loss ->
        [0] tu non avevi nulla da perdere
       *[other] tu perdi { $loss }
    }.
   *[none] Sonno profondo! { $wolf } guadagna { $gain }, { $loss ->
        [0] { $victim } non aveva nulla da perdere
       *[other] { $victim } perde { $loss }
    }.
}
eatme-event-duel-trap = { $me ->
    [wolf] Zac, una trappola! { $victim } guadagna { $gain }, { $loss ->
        [0] tu non avevi nulla da perdere
       *[other] tu perdi { $loss }
    }.
    [victim] Zac, la tua trappola! Guadagni { $gain }, { $loss ->
        [0] { $wolf } non aveva nulla da perdere
       *[other] { $wolf } perde { $loss }
    }.
   *[none] Zac, una trappola! { $victim } guadagna { $gain }, { $loss ->
        [0] { $wolf } non aveva nulla da perdere
       *[other] { $wolf } perde { $loss }
    }.
}
eatme-event-revealed-sleep = { $me ->
    [yes] Hai dormito in pace e guadagni { $gain }.
   *[no] { $name } ha dormito in pace e guadagna { $gain }.
}
eatme-event-revealed-trap = { $me ->
    [yes] Hai vegliato sulla tua trappola per niente.
   *[no] { $name } ha vegliato su una trappola per niente.
}
eatme-event-scored = Punteggi: { $scores }
eatme-event-ended-most_points = { $me ->
    [yes] Vinci con { $points } punti!
   *[no] { $name } vince con { $points } punti.
}
eatme-event-ended-tie_duel_winner = { $me ->
    [yes] Parità a { $points } punti. Hai vinto l’ultimo duello, quindi vinci!
   *[no] Parità a { $points } punti. { $name } ha vinto l’ultimo duello e quindi vince.
}
eatme-event-ended-tie_clockwise = { $me ->
    [yes] Parità a { $points } punti. In senso orario dal Lupo il primo posto è il tuo, quindi vinci!
   *[no] Parità a { $points } punti. In senso orario dal Lupo il primo posto è di { $name }, che quindi vince.
}
eatme-help = In ogni mano un giocatore è il Lupo. Ogni casa, in segreto, dorme o prepara una trappola; poi il Lupo visita una casa. Visitata nel sonno, la casa perde il suo valore (il numero accanto) e il Lupo lo guadagna; con una trappola è il contrario. Una casa non visitata guadagna il suo valore se dormiva, e niente se vegliava su una trappola. Chi ha perso il duello distribuisce i personaggi della mano seguente. La partita finisce dopo la mano in cui qualcuno ha abbastanza punti; vince chi ne ha di più.

eatme-say-sleep = Sto dormendo.
eatme-say-trap = Ho preparato una trappola.

eatme-closed-own_house = Il Lupo non visita la propria tana.
