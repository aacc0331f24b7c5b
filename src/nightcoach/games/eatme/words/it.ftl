# On the shelf
eatme-name = Eat Me If You Can!
eatme-about = Un Lupo affamato, qualche casa nel buio: dormi bene o prepara una trappola, e bluffa a più non posso.
eatme-credits = Jun’ichi Sato; Purple Brain, IELLO (2014).

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

# Options of Eat Me If You Can!
eatme-option-three_player_start = Partenza in tre
eatme-option-three_player_start-about = I punti con cui tutti cominciano quando si gioca esattamente in tre. Con 3 punti la partita è un po’ più breve.
eatme-option-three_player_start-0 = 0 punti
eatme-option-three_player_start-3 = 3 punti
eatme-option-dealer_mode = Come distribuisce chi perde
eatme-option-dealer_mode-about = Di solito chi perde il duello distribuisce tutti i personaggi a piacere. Nell’altro modo di giocare diventa per forza il prossimo Lupo e distribuisce solo le case: più semplice, adatto a una prima partita.
eatme-option-dealer_mode-free = A piacere
eatme-option-dealer_mode-loser_is_wolf = Chi perde diventa Lupo
eatme-option-first_deal = Prima distribuzione
eatme-option-first_deal-about = Lascia che sia la sorte a dare i primi personaggi, oppure indica chi comincia come Lupo e distribuisce le case.
eatme-option-first_deal-random = A caso
eatme-option-first_deal-chosen_wolf = Da un Lupo scelto
eatme-option-first_wolf = Primo Lupo
eatme-option-first_wolf-about = Chi comincia come Lupo, se non vuoi affidarti alla sorte. Perché non chi ha più fame?
eatme-option-target_points = Punti da raggiungere
eatme-option-target_points-about = Appena qualcuno ha questi punti alla fine di una mano, la partita finisce. Di meno per una partita veloce, di più per una lunga serata.
eatme-option-show_ready = Mostra chi ha scelto
eatme-option-show_ready-about = Tutti vedono chi ha già scelto. Toglilo se non vuoi che le tue esitazioni dicano qualcosa.
eatme-option-choose_seconds = Tempo per scegliere
eatme-option-choose_seconds-about = Quanto possono pensarci le case di notte. Allo scadere del tempo la sorte decide tra sonno e trappola.
eatme-option-prowl_seconds = Tempo per aggirarsi
eatme-option-prowl_seconds-about = Quanto può girare il Lupo di porta in porta. Allo scadere del tempo è la sorte a scegliere la casa.
eatme-option-deal_seconds = Tempo per distribuire
eatme-option-deal_seconds-about = Quanto può pensare ai nuovi personaggi chi ha perso il duello. Allo scadere del tempo, una casa che ha perso fa cambio con il Lupo; se ha perso il Lupo, tutto resta com’è.
eatme-option-declare_buttons = Dichiarazioni rapide
eatme-option-declare_buttons-about = «Sto dormendo» o «Ho preparato una trappola», detto con un tocco. Non deve essere vero; utile soprattutto se non siete tutti nella stessa stanza.
eatme-option-grace_seconds = Pazienza con chi manca
eatme-option-grace_seconds-about = Quanto può mancare un giocatore prima che un bot lo sostituisca. Mettine di più se la rete fa i capricci; con un tocco il posto si riprende sempre.

# Eat Me If You Can! for those who have never played
eatme-guide-1-title = L’idea
eatme-guide-1 = Ogni notte uno di voi è il Lupo e bussa a una porta. Lì si dorme, o c’è una trappola che aspetta? Indovina, menti con classe e raccogli punti: a dieci la partita finisce.
eatme-guide-2-title = Chi è chi
eatme-guide-2 = Un giocatore è il Lupo, tutti gli altri hanno una casa. I Capretti valgono 3, Cappuccetto 2, ogni Porcellino 1: è quello che lì puoi guadagnare o perdere. Tutti vedono chi è chi. In tre si gioca senza Cappuccetto.
eatme-guide-3-title = Sonno o trappola?
eatme-guide-3 = Di notte ogni casa sceglie in segreto. Tieni premuta la tua ruota per vederla, scorri per girarla: luna per dormire, oppure trappola. Poi sigillala. Da quel momento non si cambia più.
eatme-guide-4-title = Il Lupo si aggira
eatme-guide-4 = Quando tutte le case sono sigillate, il Lupo esce, senza sapere che cosa avete scelto. Può passare davanti a quante porte vuole e studiare le vostre facce. Alla fine deve bussare a una sola.
eatme-guide-5-title = Il duello
eatme-guide-5 = Dormi e il Lupo viene: perdi il valore della tua casa e lui lo guadagna. Trappola e il Lupo viene: lo guadagni tu e lui lo perde. Dormi in pace: guadagni il tuo valore. Trappola per niente: nessun punto. Sotto zero non si va mai.
eatme-guide-6-title = Chi perde distribuisce
eatme-guide-6 = Chi ha perso il duello, Lupo o casa, distribuisce i personaggi della notte seguente, proprio come gli pare. Tenersi i Capretti e dare il Lupo a chi è in testa? Fai pure. La vendetta è permessa.
eatme-guide-7-title = La fine
eatme-guide-7 = Se dopo una mano qualcuno ha dieci punti o più, la partita finisce e vince chi ne ha di più. In parità vince chi ha vinto l’ultimo duello, se è tra i pari; altrimenti il primo di loro in senso orario dal Lupo. Il vostro tavolo può scegliere un altro numero.
eatme-guide-8-title = Parlare e bluffare
eatme-guide-8 = Prometti, minaccia, supplica, menti: puoi dire di tutto e niente ti impegna. Una sola cosa è vietata: mostrare il telefono. Deve bastare la tua parola, o la tua faccia innocente.

# A view of Eat Me If You Can! as a plain table
eatme-window-choose = Notte: le case scelgono
eatme-window-prowl = Notte: il Lupo si aggira
eatme-window-deal = Giorno: si distribuiscono i personaggi
eatme-window-over = La partita è finita
eatme-field-kinds = Personaggio
eatme-field-scores = Punti
eatme-field-choice = La tua scelta
eatme-field-round = Mano
eatme-field-dealer = Distribuisce

# Why the winner won. $others are those tied with the winner.
eatme-why-most_points = { $name } ha più punti di tutti: { $points }.
eatme-why-tie_duel_winner = { $name } è in parità con { $others } a { $points } punti. In questo caso vince chi ha vinto l’ultimo duello: { $name }.
eatme-why-tie_clockwise = { $name } è in parità con { $others } a { $points } punti, e nessuno di loro ha vinto l’ultimo duello. Allora si parte dall’ultimo Lupo, { $wolf }, e si va in senso orario: il primo posto è di { $name }.

# Options that are refused
refused-first_wolf = «{ eatme-option-first_deal-chosen_wolf }» sotto «{ eatme-option-first_deal }» e una scelta sotto «{ eatme-option-first_wolf }» vanno insieme: imposta entrambi o nessuno.
refused-first_wolf_of_three = «{ eatme-option-three_player_start }» è per tre giocatori, quindi «{ eatme-option-first_wolf }» siede al posto 1, 2 o 3.

# The stage of Eat Me If You Can!
stage-round = Mano { $round }
stage-before = Il Lupo distribuisce
stage-choose = Sonno o trappola?
stage-prowl = Il Lupo si aggira
stage-visit = Toc, toc!
stage-duel = Il duello
stage-reveal = Imposte aperte
stage-score = I punti
stage-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stage-track = La strada verso { $target } punti
stage-skip = Salta
wheel-hold = Tieni premuto
wheel-tap = Tocca e guarda
wheel-look = Tieni premuto per vedere la tua scelta
wheel-help = Tieni premuta la ruota: solo tu vedi dove punta.
wheel-slide = Scorri per girarla: conta ciò che sta in alto. Lascia per nasconderla.
wheel-then = Ti va bene? Allora sigillala.
wheel-again = Tocca ancora per girarla. Si nasconde da sola.
wheel-sealed = Sigillata finché non si aprono le imposte.
wheel-seal = Sigilla la scelta
prowl-help = Tocca una casa: tutti ti vedono andare lì. Gira quanto vuoi.
prowl-pick = Scegli una casa
prowl-knock = Bussa da { $name }
wait-wolf = Sei il Lupo. Le case stanno scegliendo; studia le facce.
wait-prowl = { $name } annusa le porte. Faccia impassibile!
wait-prowl-you = { $name } è alla tua porta! Resta impassibile.
wait-deal = { $name } distribuisce i personaggi.
eatme-house = La tua casa: { $kind }, vale { $points }
eatme-you-wolf = Il Lupo sei tu.
eatme-wolf-is = Il Lupo è { $name }.
eatme-deal-help = Trascina un personaggio su un altro, o toccane due, e si scambiano.
eatme-deal-card = { $name } riceve: { $kind }
eatme-deal-done = Distribuisci così
eatme-deal-bound = { $name } è comunque il Lupo; si scambiano solo le case.

# Come è andata: che cosa si può dire di tutta la partita quando è finita. $me è il campo che nomina chi legge.
eatme-fact-lead = { $later ->
    [0] In bilico fino all’ultimo: solo la mano { $since } ha portato { $seat } in testa.
   *[other] La svolta è stata la mano { $since }: da lì in poi nessuno è più stato davanti a { $seat }.
}
eatme-fact-behind = Dopo la mano { $round } { $seat } era indietro di { $points } punti.
eatme-fact-catch = La preda più grassa: nella mano { $round } il Lupo { $seat } ha sorpreso { $victim } nel sonno, +{ $gain } per il Lupo, { $loss ->
    [0] e { $victim } non aveva niente da perdere.
   *[other] −{ $loss } per { $victim }.
}
eatme-fact-snap = La trappola migliore: nella mano { $round } { $seat } aspettava { $wolf }, +{ $gain } per la trappola, { $loss ->
    [0] e il Lupo non aveva niente da perdere.
   *[other] −{ $loss } per il Lupo.
}
eatme-fact-bluff = Il bluff migliore: nella mano { $round } { $seat } dormiva dai Capretti, +{ $gain }, mentre { $wolf } finiva nella trappola di { $victim }.
eatme-fact-sleeper = Il sonno più profondo: { $seat }, { $nights } notti tranquille, { $points } punti.
eatme-fact-watcher = { $seat } ha vegliato { $nights } notti accanto a una trappola, e non è venuto nessuno.
eatme-fact-revenge = Rivincita nella mano { $round }: { $seat } aveva appena perso contro { $other }, ha distribuito i personaggi e ha pareggiato i conti.
eatme-fact-night = Mano { $round }: il Lupo { $wolf } bussa da { $victim } ({ $house }). { $choice ->
    [sleep] Nel sonno: { $wolf } +{ $gain }, { $victim } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
   *[trap] Una trappola: { $victim } +{ $gain }, { $wolf } { $loss ->
        [0] 0
       *[other] −{ $loss }
    }.
} Notte tranquilla: { $slept }. Veglia per niente: { $watched }.
chronicle-points = Punti
chronicle-visited = visita
