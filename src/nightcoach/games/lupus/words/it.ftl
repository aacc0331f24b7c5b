# Lupus in Tabula: the characters, and what each can do
lupus-role-werewolf = Lupo mannaro
lupus-role-werewolf-about = Cacci con il branco e sai chi ne fa parte. Ogni notte indicate tutti qualcuno; decide la maggioranza chi viene attaccato. La prima notte di solito serve solo a conoscersi. Vinci appena i lupi sono almeno tanti quanti gli altri.
lupus-role-villager = Villico
lupus-role-villager-about = Di notte non hai poteri; di giorno hai le orecchie, la testa e il voto. Vinci con il villaggio quando non resta nessun lupo.
lupus-role-seer = Veggente
lupus-role-seer-about = Ogni notte indichi qualcuno. Alla fine della tua chiamata scopri se è un lupo. Vinci con il villaggio.
lupus-role-medium = Medium
lupus-role-medium-about = Dalla seconda notte scopri se il giorno prima è stato linciato un lupo. Vinci con il villaggio.
lupus-role-possessed = Indemoniato
lupus-role-possessed-about = Sei un essere umano, ma vinci con il branco. Non conosci i Lupi mannari, e loro non conoscono te.
lupus-role-bodyguard = Guardia del corpo
lupus-role-bodyguard-about = Dalla seconda notte indichi un’altra persona: per quella notte il branco non può ucciderla. Vinci con il villaggio.
lupus-role-owl = Gufo
lupus-role-owl-about = Ogni notte indichi qualcuno: il giorno dopo quella persona, se vive, è sospetta qualunque cosa dicano i voti. Da 21 giocatori in su il tuo segno uccide anche all’alba, ma mai un lupo né il Criceto mannaro. Vinci con il villaggio.
lupus-role-freemason = Massone
lupus-role-freemason-about = La prima notte scopri chi è l’altro Massone: qualcuno di cui ti puoi fidare. Vinci con il villaggio.
lupus-role-werehamster = Criceto mannaro
lupus-role-werehamster-about = Non stai con nessuno. Il branco non può ucciderti, ma lo sguardo del Veggente sì. Se vivi ancora quando la partita finisce, vinci tu e nessun altro.
lupus-role-mythomaniac = Mitomane
lupus-role-mythomaniac-about = La seconda notte indichi qualcuno. Se è un Lupo mannaro lo diventi anche tu; se è il Veggente diventi un secondo Veggente; altrimenti resti un essere umano senza poteri e vinci con il villaggio.

# Who is called at night
lupus-call-freemason = Massoni
lupus-call-medium = Medium
lupus-call-seer = Veggente
lupus-call-bodyguard = Guardia del corpo
lupus-call-owl = Gufo
lupus-call-werewolf = Lupi mannari
lupus-call-mythomaniac = Mitomane

# What the narrator says
lupus-line-night = Scende la notte sul villaggio. Tutti chiudono gli occhi.
lupus-line-freemason = I Massoni si svegliano e si riconoscono.
lupus-line-medium = Il Medium si sveglia e interroga gli spiriti sulla vittima del giorno.
lupus-line-seer = Il Veggente si sveglia e indica qualcuno.
lupus-line-bodyguard = La Guardia del corpo si sveglia e indica qualcuno da proteggere.
lupus-line-owl = Il Gufo si sveglia e indica qualcuno.
lupus-line-werewolf = I Lupi mannari si svegliano, si guardano e s’intendono in silenzio.
lupus-line-mythomaniac = Il Mitomane si sveglia e indica qualcuno da imitare.
lupus-line-dawn = Spunta il giorno. Tutti aprono gli occhi.
lupus-line-discussion = Il villaggio discute: chi è un lupo?
lupus-line-nomination = Ora tutti fanno un nome, anche i fantasmi.
lupus-line-suspects = Il villaggio ha due indiziati.
lupus-line-defence = Parla un indiziato. Gli altri ascoltano.
lupus-line-lynch_vote = Tutti i vivi, tranne gli indiziati, decidono chi dei due viene linciato.
lupus-line-lynch = È deciso.
lupus-line-over = { $party ->
    [village] Il villaggio può dormire di nuovo.
    [pack] La notte è del branco.
   *[hamster] Nella sua tana qualcuno ride per ultimo.
}

# La voce: chi narra parla a tutta la stanza. Frasi brevi per momenti brevi e nomi lunghi; nulla dipende da un segreto.
lupus-voice-deal = Il villaggio vi saluta. Ognuno guardi la propria carta, senza mostrarla a nessuno.
lupus-voice-deal-short = Guardate la vostra carta.
lupus-voice-dusk = Scende la notte. Tutti chiudono gli occhi e tamburellano piano.
lupus-voice-dusk-short = Scende la notte. Occhi chiusi.
lupus-voice-dusk-far = Scende la notte sul villaggio.
lupus-voice-open-freemason = Massoni, aprite gli occhi.
lupus-voice-open-medium = Medium, apri gli occhi.
lupus-voice-open-seer = Veggente, apri gli occhi.
lupus-voice-open-bodyguard = Guardia del corpo, apri gli occhi.
lupus-voice-open-owl = Gufo, apri gli occhi.
lupus-voice-open-werewolf = Lupi mannari, aprite gli occhi.
lupus-voice-open-mythomaniac = Mitomane, apri gli occhi.
lupus-voice-does-freemason = Riconoscetevi.
lupus-voice-does-medium = Ascolta gli spiriti.
lupus-voice-does-seer = Indica qualcuno.
lupus-voice-does-bodyguard = Chi salvi?
lupus-voice-does-owl = Indica qualcuno.
lupus-voice-does-werewolf = Scegliete.
lupus-voice-does-mythomaniac = Scegli un modello.
lupus-voice-meet = Guardatevi.
lupus-voice-close-freemason = Massoni, occhi chiusi.
lupus-voice-close-medium = Medium, occhi chiusi.
lupus-voice-close-seer = Veggente, occhi chiusi.
lupus-voice-close-bodyguard = Guardia del corpo, occhi chiusi.
lupus-voice-close-owl = Gufo, occhi chiusi.
lupus-voice-close-werewolf = Lupi mannari, occhi chiusi.
lupus-voice-close-mythomaniac = Mitomane, occhi chiusi.
lupus-voice-close = Occhi chiusi.
lupus-voice-turn = { $call }: { $does }
lupus-voice-all = Tutti indicano qualcuno, senza dire una parola.
lupus-voice-all-short = Indicate qualcuno.
lupus-voice-dawn = Spunta il giorno. Occhi aperti.
lupus-voice-dawn-short = Spunta il giorno.
lupus-voice-mourns = Il villaggio piange { $names }.
lupus-voice-mourns-many = { $count ->
    [one] Il villaggio è in lutto. Guardate.
   *[other] { $count } morti. Guardate.
}
lupus-voice-mourns-look = Guardate chi è morto.
lupus-voice-nobody = Stanotte nessun morto!
lupus-voice-names-first = Tutti fanno un nome. Comincia { $name }.
lupus-voice-names = Tutti fanno un nome, anche i fantasmi.
lupus-voice-names-short = Fate un nome.
lupus-voice-owl = Il Gufo ha indicato { $name }.
lupus-voice-owl-none = Il Gufo non indica nessuno.
lupus-voice-suspects-signs = Gli indiziati: { $paw }, l’impronta, e { $tuft }, il ciuffo di pelo.
lupus-voice-suspects = Indiziati: { $paw } e { $tuft }.
lupus-voice-suspects-look = Due indiziati. Guardate lo schermo.
lupus-voice-speaks-first = Prima parla { $name }.
lupus-voice-speaks = Ora parla { $name }.
lupus-voice-speaks-other = Ora l’altra difesa.
lupus-voice-vote = { $paw } o { $tuft }? Votate.
lupus-voice-vote-short = Votate.
lupus-voice-count = Si voltano i gettoni.
lupus-voice-count-short = I voti.
lupus-voice-tally = { $most ->
    [one] Un voto
   *[other] { $most } voti
} contro { $name }, { $few } contro { $other }.
lupus-voice-lynches = Il villaggio lincia { $name }.
lupus-voice-light = Si spegne una luce.
lupus-voice-decided = Il villaggio ha deciso.
lupus-voice-won = { $party ->
    [village] Non resta nessun lupo. Vince il villaggio!
    [pack] La notte è dei lupi. Vince il branco!
   *[hamster] E nella tana qualcuno ride per ultimo. Vince da solo il Criceto mannaro!
}
lupus-voice-claim = { $name } dice: { $said }

# The words of moves
lupus-word-close = chiudere
lupus-word-end_call = finire la chiamata
lupus-word-no_ballot = nessun voto
lupus-word-ready = ho detto tutto
lupus-word-pass = ho parlato
lupus-word-retract = ritirare l’ultima affermazione
lupus-word-vote = linciare
lupus-word-paw = impronta
lupus-word-tuft = ciuffo di pelo
lupus-word-point = indicare
lupus-word-nominate = fare il nome di
lupus-word-claim_role = io sono…
lupus-word-claim_result = ho visto (Veggente)…
lupus-word-claim_medium = ho sentito (Medium)…
lupus-word-claim_protected = ho protetto (Guardia del corpo)…
lupus-word-claim_marked = ho indicato (Gufo)…
lupus-word-claim_mason_with = Massone con me…
lupus-word-suspect = sospetto di…
lupus-word-trust = mi fido di…
lupus-word-will_vote = oggi sono contro…
lupus-word-ask_role = chi sei,…?
lupus-word-wolf = un lupo
lupus-word-lynched = il linciaggio di oggi
lupus-word-forecast = Predico di …
lupus-word-not_wolf = non un lupo
lupus-word-village = il villaggio
lupus-word-pack = il branco
lupus-word-hamster = il Criceto mannaro
lupus-count-claim_result = notte { $n }
lupus-count-claim_medium = giorno { $n }
lupus-count-claim_protected = notte { $n }
lupus-count-claim_marked = notte { $n }

# Claims, as they are said; nobody checks them
lupus-claim-claim_role = Io sono: { $role }.
lupus-claim-claim_result = Come Veggente ho saputo nella notte { $night }: { $target } { $nature ->
    [wolf] è un lupo.
   *[not_wolf] non è un lupo.
}
lupus-claim-claim_medium = Come Medium ho saputo che la vittima del giorno { $night } { $nature ->
    [wolf] era un lupo.
   *[not_wolf] non era un lupo.
}
lupus-claim-claim_protected = Come Guardia del corpo ho protetto { $target } nella notte { $night }.
lupus-claim-claim_marked = Come Gufo ho indicato { $target } nella notte { $night }.
lupus-claim-claim_mason_with = { $target } e io siamo i Massoni.
lupus-claim-suspect = Sospetto di { $target }.
lupus-claim-trust = Mi fido di { $target }.
lupus-claim-will_vote = Oggi sono contro { $target }.
lupus-claim-ask_role = { $target }, chi sei?
lupus-claim-retract = Ritiro la mia ultima affermazione.
lupus-seen-claim_result = { $nature ->
    [wolf] notte { $night }: { $target } è lupo
   *[not_wolf] notte { $night }: { $target } non è lupo
}
lupus-seen-claim_medium = { $nature ->
    [wolf] giorno { $night }: linciato un lupo
   *[not_wolf] giorno { $night }: non linciato un lupo
}
lupus-seen-claim_protected = notte { $night }: protegge { $target }
lupus-seen-claim_marked = notte { $night }: indica { $target }
lupus-seen-claim_mason_with = Massone con { $target }

# Windows
lupus-window-night = Notte { $day }
lupus-window-discussion = Giorno { $day }: discussione
lupus-window-nomination = Giorno { $day }: si fanno i nomi
lupus-window-defence = Giorno { $day }: la difesa
lupus-window-lynch_vote = Giorno { $day }: il voto
lupus-window-over = La partita è finita
lupus-ask-night = Indica qualcuno: di chi sospetti?
lupus-ask-discussion = Che cosa dici? Vero o falso, dipende da te.
lupus-ask-forecast = Che cosa predici?
lupus-ask-nomination = Di chi fai il nome?
lupus-ask-defence = Il villaggio sospetta di te. Parla!
lupus-ask-lynch_vote = Chi deve essere linciato? Nessuno vede il tuo voto prima che ci siano tutti.

# The story. $me is the part in it that the reader has.
lupus-event-opened = { $seats } giocatori. In gioco: { $composition }.
lupus-event-opened-none = { $seats } giocatori. Quali personaggi sono in gioco resta un segreto.
lupus-event-wise_old_man = { $me ->
    [seat] Hai la carta del vecchio saggio.
   *[none] La carta del vecchio saggio è da { $seat }.
}
lupus-event-night = Notte { $night }. Stanotte vengono chiamati: { $calls }.
lupus-event-dawn = { $me ->
    [dead] La notte ti ha tolto la vita.
   *[none] La notte ha ucciso.
} Morti stamattina: { $dead }. La carta Benvenuto va a { $welcome }.
lupus-event-dawn-none = Stanotte non è morto nessuno.
lupus-event-opening = { $me ->
    [seat] Nessuno è ancora morto. La sorte vuole che cominci tu a fare un nome.
   *[none] Nessuno è ancora morto. La sorte vuole che cominci { $seat } a fare un nome.
}
lupus-event-claimed = { $me ->
    [seat] Dici: «{ $said }»
   *[none] { $seat }: «{ $said }»
}
lupus-event-ready = { $me ->
    [seat] Hai detto tutto.
   *[none] { $seat } ha detto tutto.
}
lupus-event-talk_over = La discussione del giorno { $day } è finita.
lupus-event-nominated = { $me ->
    [seat] Fai il nome di { $target }.
    [target] { $seat } fa il tuo nome.
   *[none] { $seat } fa il nome di { $target }.
}
lupus-event-nominated-none = { $me ->
    [seat] Non hai fatto nomi.
   *[none] { $seat } non ha fatto nomi.
}
lupus-event-ballots = Tutti i voti insieme: { $ballots }.
lupus-event-owl_mark = { $me ->
    [target] Il Gufo ha indicato te.
   *[none] Il Gufo ha indicato { $target }.
}
lupus-event-owl_mark-none = Oggi non c’è nessun segno del Gufo.
lupus-event-suspects = { $me ->
    [paw] L’impronta è da te, il ciuffo di pelo da { $tuft }.
    [tuft] L’impronta è da { $paw }, il ciuffo di pelo da te.
   *[none] L’impronta è da { $paw }, il ciuffo di pelo da { $tuft }.
} Voti: { $counts }.
lupus-event-defended = { $in_time ->
    [yes] { $me ->
        [seat] Hai parlato.
       *[none] { $seat } ha parlato.
    }
   *[no] { $me ->
        [seat] Il tuo tempo per parlare è finito.
       *[none] Il tempo per parlare è finito per { $seat }.
    }
}
lupus-event-voted = Si scoprono i voti. Impronta: { $paws }. Ciuffo di pelo: { $tufts }. Nessun voto: { $missing }.
lupus-event-lynched = { $me ->
    [seat] Il villaggio ti lincia. Da ora sei un fantasma: in silenzio, ma fai ancora nomi.
   *[none] Il villaggio lincia { $seat }.
}
lupus-event-forecasts = Si aprono le previsioni dei fantasmi.
lupus-event-ended = { $reason ->
    [no_wolves] Non resta nessun lupo: vince il villaggio!
    [wolves_prevail] I lupi sono almeno tanti quanti gli altri: vince il branco!
   *[hamster_outlives] Il Criceto mannaro è sopravvissuto a tutti e vince da solo!
} { $me ->
    [winners] Hai vinto.
   *[none] La vittoria va a: { $winners }.
} Chi era chi: { $cast }.

# What only the reader is told
lupus-secret-dealt = La tua carta: { $role }.
lupus-secret-pointed = { $seat } indica { $target }.
lupus-secret-deciding = Stanotte il tuo tocco conta, in questa chiamata: { $call }. Puoi cambiarlo finché non finisce.
lupus-secret-harmless = Stanotte i tuoi tocchi non hanno effetto.
lupus-secret-markers = I tuoi indicano: { $markers }
lupus-secret-sealed = Il tuo voto è sigillato.
lupus-secret-forecast = La tua previsione è sigillata fino alla fine.
lupus-note-fellows = Notte { $night }: hai riconosciuto { $names } ({ $role }).
lupus-note-fellows-none = Notte { $night }: nessuno condivide la tua chiamata ({ $role }).
lupus-note-answer = Notte { $night }: { $names } { $nature ->
    [wolf] è un lupo.
   *[not_wolf] non è un lupo.
}
lupus-note-spirit = Notte { $night }: { $names }, vittima del giorno prima, { $nature ->
    [wolf] era un lupo.
   *[not_wolf] non era un lupo.
}
lupus-note-guarded = Notte { $night }: hai protetto { $names }.
lupus-note-marked = Notte { $night }: hai indicato { $names }.
lupus-note-victim = Notte { $night }: il branco ha scelto { $names }.
lupus-note-victim-none = Notte { $night }: il branco non ha scelto nessuno.
lupus-note-became = Notte { $night }: ora sei: { $role }.
lupus-note-became-none = Notte { $night }: resti un essere umano senza poteri.

# Around the board
lupus-board-list = In gioco: { $composition }
lupus-board-list-secret = Quali personaggi sono in gioco è un segreto.
lupus-board-call = Ora: { $call }
lupus-board-calls = Stanotte: { $calls }
lupus-board-pair = { $who } → { $whom }
lupus-board-cast = { $who }: { $role }
lupus-board-turned = { $before }, poi { $after }
lupus-board-card = La tua carta:
lupus-board-hold = Tieni premuto: carta e appunti
lupus-board-pointing = Indichi { $name }. Puoi cambiare finché la chiamata non finisce.
lupus-board-ghost = Sei un fantasma. Taci fino alla fine, ma fai ancora nomi.
lupus-board-silent = Sst! Sei un fantasma: ascolta e non dire niente.
lupus-board-taken-back = ritirato
lupus-board-claims-left = { $left ->
    [0] Oggi non puoi affermare altro.
    [one] Oggi puoi affermare ancora una cosa.
   *[other] Oggi puoi affermare ancora { $left } cose.
}
lupus-board-you-are-ready = Hai detto tutto.
lupus-board-ready = Hanno detto tutto: { $names }
lupus-board-sealed = Fatto. Tutto resta sigillato finché non hanno scelto tutti.
lupus-board-nights = Di notte
lupus-board-pointed = Notte { $night }: { $name }
lupus-board-suspects = Indiziati: { $paw } (impronta) e { $tuft } (ciuffo di pelo)
lupus-board-claimed = Afferma
lupus-board-waits-night = La notte si prende il suo tempo.
lupus-board-waits-discussion = I vivi discutono.
lupus-board-waits-nomination = Si aspetta { $names }.
lupus-board-waits-defence = Parla { $names }.
lupus-board-waits-lynch_vote = I vivi decidono.
lupus-part-ghost = fantasma
lupus-part-welcome = carta Benvenuto
lupus-part-wise = vecchio saggio
lupus-part-paw = impronta
lupus-part-tuft = ciuffo di pelo
lupus-part-ready = ha detto tutto
lupus-part-asked = deve rispondere
lupus-part-speaks = parla
lupus-part-no_ballot = nessun voto
lupus-part-owl = segno del Gufo
lupus-part-winner = ha vinto
lupus-part-died = vittima della notte

# Sul palco
lupus-brief-werewolf = Di notte cacci con il branco. I suoi segnali si vedono qui.
lupus-brief-villager = Nessun potere di notte: orecchie, testa e la tua scheda.
lupus-brief-seer = Ogni notte scopri se chi indichi è un lupo.
lupus-brief-medium = Dalla notte 2 scopri se chi è stato linciato il giorno prima era un lupo.
lupus-brief-possessed = Un umano che vince con il branco. Non vi conoscete.
lupus-brief-bodyguard = Dalla notte 2 il branco non può uccidere chi indichi.
lupus-brief-owl = Chi indichi è indiziato il giorno dopo.
lupus-brief-freemason = Nella notte 1 scopri chi è l’altro Massone.
lupus-brief-werehamster = Il branco non può ucciderti, lo sguardo del Veggente sì.
lupus-brief-mythomaniac = Nella notte 2 indichi qualcuno e forse diventi lupo o Veggente.
lupus-goal-village = Vinci con il villaggio: nessun lupo deve restare.
lupus-goal-pack = Vinci con il branco: tanti lupi quanti gli altri.
lupus-goal-hamster = Vinci per conto tuo, se alla fine sei in vita.
lupus-won-village = Vince il villaggio
lupus-won-pack = Vince il branco
lupus-won-hamster = Vince il Criceto mannaro
lupus-stage-ballots = { $count ->
    [one] una scheda
   *[other] { $count } schede
}
lupus-stage-circle = Quello che scrivi ora lo sentono { $names }.
lupus-stage-circle-none = Quello che scrivi ora non lo sente nessuno.
lupus-stage-taps = Un tocco si vede per un attimo. Tieni premuto per vedere che cosa vale.
lupus-stage-together-wait = Occhi chiusi. A ogni chiamata tutti tengono premuto il riquadro.
lupus-stage-together-hold = Ora tutti tengono premuto il riquadro: dice che cosa vale.
lupus-stage-together-tap = Ora tutti toccano qualcuno. Si vede per un attimo.
lupus-stage-together-both = Ora tutti toccano qualcuno e tengono premuto il riquadro, che dice che cosa vale.
lupus-stage-hunches = Hai indicato: { $hunches }
lupus-stage-hunches-none = Non hai ancora indicato nessuno.
lupus-stage-died = { $count ->
    [one] non ha riaperto gli occhi.
   *[other] non hanno riaperto gli occhi.
}
lupus-stage-you-died = Non hai riaperto gli occhi. Ti diamo il benvenuto tra i fantasmi!
lupus-stage-nobody = Nessun morto!
lupus-stage-relief = Tutte le imposte sono aperte. Il villaggio respira.
lupus-stage-lynched = muore sulla piazza. Si spegne una luce.
lupus-stage-tie = { $names }: tanti voti quanti { $others }. In parità tocca a chi viene prima in senso orario, { $card ->
    [yes] contando dalla carta Benvenuto
   *[no] cominciando da { $first }
} (L3.28).
lupus-stage-tie-vote = Voti pari per entrambi: allora tocca a chi ha l’impronta (L3.45).
lupus-stage-close = { $call }: occhi chiusi.
lupus-stage-deal = Guarda la tua carta
lupus-stage-deal-hold = Tieni premuta la carta per girarla
lupus-stage-deal-soon = Tra poco scende la notte
lupus-stage-tab-village = Il villaggio
lupus-stage-pick = Tocca un ritratto.
lupus-stage-nominate = Nomina { $name }
lupus-stage-ballot = Tieni il gettone, trascinalo su qualcuno, lascia.
lupus-stage-ballot-tap = Tocca il gettone, poi qualcuno.
lupus-stage-ballot-keys = Le frecce scelgono, lasciando si posa: { $names }
lupus-stage-vote = Posalo contro { $name }
lupus-stage-against = Detto contro di te oggi
lupus-stage-against-none = Proprio niente. Parla lo stesso!
lupus-stage-accusers = Chi ti ha nominato: { $names }.
lupus-stage-laid = È posato, coperto.
lupus-stage-foretold = Che cosa hanno predetto i fantasmi
lupus-stage-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
lupus-stage-diary-day = Giorno { $day }: lupo { $wolf }, linciaggio { $lynched }
lupus-stage-forecast-sealed = Sigillato: nessuno lo vede prima della fine. Puoi cambiare finché si parla.
lupus-stage-forecast-lynched = Chi lincerà oggi il villaggio?
lupus-stage-forecast-wolf = Chi è un lupo?

# Il tabellone delle affermazioni
lupus-board-title = Tabellone
lupus-board-empty = Nessuno ha ancora detto chi è.
lupus-board-clash = smentito
lupus-board-clashes = Non può essere tutto vero
lupus-board-opinions = Pro e contro
lupus-board-opinions-none = Nessuno è ancora pro o contro qualcuno.
lupus-board-against = { $count ->
    [one] uno contro
   *[other] { $count } contro
}
lupus-board-for = { $count ->
    [one] uno a favore
   *[other] { $count } a favore
}
lupus-board-who-against = Contro { $name }: { $names }
lupus-board-who-for = A favore di { $name }: { $names }
lupus-board-who-asks = Vogliono sapere chi è { $name }: { $names }
lupus-board-spirit = giorno { $day }
lupus-board-unsaid = niente
lupus-clash-crowd = { $most ->
    [0] { $role } ({ $names }): in questa partita non c’è.
    [one] { $role } ({ $names }): ce n’è uno solo.
   *[other] { $role } ({ $names }): ce ne sono solo { $most }.
}
lupus-clash-roles = { $seat } dice di essere più di un personaggio.
lupus-clash-mason = { $seat } sarebbe Massone, ma dice altro.
lupus-clash-nature = { $seat }: per alcuni un lupo, per altri no.
lupus-clash-eaten = { $seat } ha perso la vita nella notte { $night }, e di notte non muoiono lupi.
lupus-clash-twice = { $seat } ({ $role }) racconta una notte in due modi.
lupus-clash-ghost = { $seat } era un fantasma già prima della notte { $night }.
lupus-clash-guarded = { $seat } ha perso la vita nella notte { $night } nonostante la guardia.
lupus-clash-repeated = { $seat } non può avere la guardia per due notti di fila.
lupus-clash-mark = Il giorno { $night } il Gufo aveva indicato { $seat }.
lupus-clash-mark-none = Il giorno { $night } il Gufo non aveva indicato nessuno.
lupus-clash-wolves = Tanti lupi non possono esserci: { $seat } ne nomina troppi per questa partita.

# Che cosa si dice
lupus-say-hint = Tocca un ritratto per dire qualcosa di qualcuno.
lupus-say-i-am = Io sono…
lupus-say-about = Su { $name }
lupus-say-follow = E chi era? Tocca un ritratto.
lupus-say-more = Altro
lupus-say-trust = Mi fido
lupus-say-suspect = Sospetto
lupus-say-will_vote = Sono contro
lupus-say-ask_role = Chi sei?
lupus-say-claim_protected = sotto guardia
lupus-say-claim_marked = il mio segno
lupus-say-claim_mason_with = con me
lupus-say-send = Di’: «{ $said }»
lupus-say-take-back = Ritira: «{ $said }»

# Come è andata
lupus-fact-hunted = Notte { $night }: il branco ha scelto { $target }. { $died ->
    [yes] Senza vita al mattino.
   *[no] Invano.
}
lupus-fact-hunted-none = Notte { $night }: il branco non ha scelto nessuno.
lupus-fact-foresaw = Notte { $night }: { $seat } ha visto { $target }: { $nature ->
    [wolf] un lupo.
   *[not_wolf] non un lupo.
}
lupus-fact-lied_role = Giorno { $day }, una bugia: { $seat } diceva di essere { $role } ed era { $was }.
lupus-fact-lied_tale = Giorno { $day }, una bugia: { $seat } { $claim ->
    [claim_result] ha detto, da Veggente, che { $target } { $nature ->
        [wolf] era un lupo.
       *[not_wolf] non era un lupo.
    }
    [claim_medium] ha raccontato, da Medium, ciò che gli spiriti non hanno mai detto.
    [claim_protected] diceva di aver protetto { $target }.
    [claim_marked] diceva, da Gufo, di aver indicato { $target }.
   *[claim_mason_with] diceva che { $target } era con sé tra i Massoni.
}
lupus-fact-first_accusation = Prima accusa giusta, giorno { $day }: { $seat } contro { $target }.
lupus-fact-best_nose = Miglior fiuto: { $seats } – un lupo in { $hits } notti su { $nights }.
lupus-fact-best_augur = Miglior fiuto: { $seats } – punti per intuizioni e previsioni: { $points }.
lupus-fact-best_liar = Miglior bugia: { $seat } – { $lies ->
    [one] una bugia
   *[other] { $lies } bugie
}, { $ballots ->
    [0] nemmeno una scheda.
    [one] una sola scheda.
   *[other] { $ballots } schede.
}
lupus-stage-replay = Le notti, ancora una volta

# Why it ended so
lupus-why-no_wolves = L’ultimo lupo non c’è più. Vince il villaggio, fantasmi compresi.
lupus-why-wolves_prevail = I lupi sono almeno tanti quanti tutti gli altri. Vince il branco, con i suoi fantasmi e l’Indemoniato.
lupus-why-hamster_outlives = La partita è finita e il Criceto mannaro vive: vince da solo.

# Options
lupus-option-preset = Chi c’è?
lupus-option-preset-about = La scelta più equilibrata tra i nostri bot (ogni carta dice quanto vicino alla parità, e in quante partite; tra persone può essere diverso); tutti i personaggi adatti; solo quelli più semplici; una lista tua; oppure decide la sorte.
lupus-option-preset-full = Tutti quelli adatti
lupus-option-preset-base = Il gioco base
lupus-option-preset-custom = Una lista tua
lupus-option-preset-lot = A sorte
lupus-option-preset-fair_1 = La più equilibrata misurata tra bot
lupus-option-custom_list = La tua lista
lupus-option-custom_list-about = Solo con una lista tua: ogni personaggio con il suo numero, per esempio werewolf:2,seer:1,villager:5. Qui i personaggi si chiamano werewolf, villager, seer, medium, possessed, bodyguard, owl, freemason, werehamster, mythomaniac.
lupus-option-custom_list-null = nessuna
lupus-option-role_list = Personaggi annunciati
lupus-option-role_list-about = Di solito tutti sanno quali personaggi sono in gioco. Se giochi e vuoi nasconderli, lasciali scegliere alla sorte.
lupus-option-role_list-open = Tutti
lupus-option-role_list-open_hide_possessed = Tutti tranne l’Indemoniato
lupus-option-role_list-secret = Nessuno
lupus-option-first_night_kill = Il branco caccia già la prima notte
lupus-option-first_night_kill-about = Di solito la prima notte i Lupi mannari si riconoscono soltanto, così nessuno esce prima di aver parlato.
lupus-option-place = Dove siete
lupus-option-place-about = Insieme in una stanza, o ciascuno altrove. Se anche solo due sono nella stessa stanza, vale una stanza.
lupus-option-place-same_room = In una stanza
lupus-option-place-remote = Ciascuno altrove
lupus-option-night_mode = Le chiamate della notte
lupus-option-night_mode-about = Una dopo l’altra, come farebbe chi narra, o tutte insieme, che è più veloce. Il risultato è lo stesso.
lupus-option-night_mode-null = Secondo il luogo
lupus-option-night_mode-sequential = Una dopo l’altra
lupus-option-night_mode-parallel = Tutte insieme
lupus-option-nomination_mode = Fare i nomi
lupus-option-nomination_mode-about = In senso orario e ad alta voce, o tutti in segreto insieme, che ai tavoli grandi è più veloce.
lupus-option-nomination_mode-sequential = Uno dopo l’altro
lupus-option-nomination_mode-simultaneous = Tutti insieme
lupus-option-narrator = Chi narra
lupus-option-narrator-about = Può narrare una persona: l’host, che allora non ha un posto e vede tutto.
lupus-option-narrator-machine = La macchina
lupus-option-narrator-human = L’host
lupus-option-narrator_chair = La sedia di chi narra
lupus-option-narrator_chair-about = Se una persona narra nel vostro cerchio: davanti a quale posto sta la sedia. Da lì si comincia a fare i nomi.
lupus-option-narrator_chair-null = Fuori dal cerchio
lupus-option-host_seated = L’host gioca
lupus-option-host_seated-about = Se l’host ha un posto e un personaggio. Un host che gioca non può saperne più degli altri.
lupus-option-allow_bots = Bot
lupus-option-allow_bots-about = I bot possono prendere posto e sostituire gli assenti. Parlano solo per affermazioni.
lupus-option-wise_old_man = Il vecchio saggio
lupus-option-wise_old_man-about = Il gioco per otto esatti senza narratore, con una carta che passa di mano in mano; il Veggente può allora chiedere anche dei fantasmi.
lupus-option-wise_old_man-off = no
lupus-option-wise_old_man-on = sì
lupus-option-wolf_disagreement = Se il branco non è d’accordo
lupus-option-wolf_disagreement-about = Di solito decide la maggioranza, e la sorte in caso di parità. Oppure il branco uccide solo se sono tutti d’accordo.
lupus-option-wolf_disagreement-plurality_lot = Maggioranza, poi sorte
lupus-option-wolf_disagreement-no_kill = Non muore nessuno
lupus-option-wolf_chat = Il branco può scrivere
lupus-option-wolf_chat-about = I Lupi mannari vivi possono scriversi durante la loro chiamata. Solo se ciascuno è altrove: in una stanza si vede chi scrive.
lupus-option-wolf_chat-off = no
lupus-option-wolf_chat-on = sì
lupus-option-seer_may_target_ghosts = Il Veggente chiede dei fantasmi
lupus-option-seer_may_target_ghosts-about = Di solito solo dei vivi. Se attivo, anche dei fantasmi.
lupus-option-bodyguard_no_repeat = La Guardia del corpo deve cambiare
lupus-option-bodyguard_no_repeat-about = Se attivo, nessuno è protetto due notti di seguito.
lupus-option-welcome_on_lynch = Carta Benvenuto di giorno
lupus-option-welcome_on_lynch-about = Chi muore prende la carta Benvenuto, da cui si conta. Se spento, la prende solo chi muore di notte.
lupus-option-enforce_minimums = Numeri del libretto
lupus-option-enforce_minimums-about = Ogni personaggio speciale vuole un certo numero di giocatori. Se spento, si può usare in gruppi più piccoli.
lupus-option-enforce_card_stock = Non più di dodici Villici
lupus-option-enforce_card_stock-about = Tanti quante sono le carte. Se spento, possono essere di più.
lupus-option-claims_per_day = Affermazioni al giorno
lupus-option-claims_per_day-about = Quante affermazioni può fare ciascuno in un giorno con i pulsanti. Quello che dite o scrivete non conta.
lupus-option-beats = Le pause del racconto
lupus-option-beats-about = Il tempo per guardare la propria carta, per il tramonto e l’alba, per ogni chiamata che si apre e si chiude, e per il verdetto. È uguale per tutti, qualunque cosa sia successa, e intanto non scorre nessun tempo.
lupus-option-beats-off = Senza
lupus-option-beats-short = Brevi
lupus-option-beats-full = Tutte
lupus-option-forecasts = I fantasmi predicono
lupus-option-forecasts-about = Mentre i vivi parlano, i fantasmi dicono chi è un lupo e chi sarà al linciaggio. Nessuno lo vede prima della fine; poi si conta, con le intuizioni delle notti.
lupus-option-call_seconds = Tempo di una chiamata
lupus-option-call_seconds-about = Quanto resta sveglio ogni personaggio. Il tempo è sempre uguale, così non rivela niente.
lupus-option-recognition_seconds = Tempo per riconoscersi
lupus-option-recognition_seconds-about = Quanto dura una chiamata in cui nessuno decide niente.
lupus-option-night_seconds = Tempo di una notte
lupus-option-night_seconds-about = Quanto dura una notte in cui tutti sono chiamati insieme.
lupus-option-discussion_seconds = Tempo per discutere
lupus-option-discussion_seconds-about = Quanto può parlare il villaggio. Se tutti hanno detto tutto, si finisce prima.
lupus-option-nomination_seconds = Tempo per fare un nome
lupus-option-nomination_seconds-about = Quanto può pensarci ciascuno. Poi il voto manca.
lupus-option-defence_seconds = Tempo per difendersi
lupus-option-defence_seconds-about = Quanto può parlare ciascuno dei due indiziati.
lupus-option-vote_seconds = Tempo per votare
lupus-option-vote_seconds-about = Quanto possono pensare i vivi a chi linciare. Un voto che manca non conta per nessuno.
lupus-option-grace_seconds = Pazienza con gli assenti
lupus-option-grace_seconds-about = Quanto si può mancare prima che subentri un bot, se i bot sono permessi. Basta un tocco per riprendere il posto.

# Lupus in Tabula for those who have never played
lupus-guide-1-title = L’idea
lupus-guide-1 = Alcuni di voi sono Lupi mannari, tutti gli altri vogliono liberarsene. Di notte il branco uccide, di giorno il villaggio lincia. Solo i lupi sanno chi è dei loro, e tutti mentono.
lupus-guide-2-title = La tua carta
lupus-guide-2 = Ciascuno riceve in segreto un personaggio. Tieni premuto l’occhio per vedere il tuo e che cosa sa fare. Non mostrarlo mai, nemmeno da fantasma: le carte si scoprono solo a partita finita.
lupus-guide-3-title = Di notte
lupus-guide-3 = I personaggi sono chiamati uno dopo l’altro. Tutti i telefoni fanno la stessa domanda e tutti toccano lo schermo per tutta la notte: indica qualcuno di cui sospetti. Per i più non cambia niente, ma così nessuno si tradisce. Puoi cambiare finché la tua chiamata non finisce.
lupus-guide-4-title = All’alba
lupus-guide-4 = Si sente chi è morto, mai perché. Chi muore diventa un fantasma e riceve la carta Benvenuto; ce l’ha sempre l’ultimo fantasma arrivato.
lupus-guide-5-title = La discussione
lupus-guide-5 = I vivi parlano e possono dire tutto, vero o falso. Con i pulsanti fai affermazioni che tutti possono rileggere. I fantasmi tacciono. Quando tutti hanno detto tutto, si va avanti.
lupus-guide-6-title = Si fanno i nomi
lupus-guide-6 = Poi tutti, anche i fantasmi, fanno il nome di una persona viva, in senso orario dal posto dopo la carta Benvenuto. I due più nominati sono indiziati; in parità, chi viene prima dopo la carta.
lupus-guide-7-title = Il voto
lupus-guide-7 = I due indiziati possono difendersi. Poi tutti gli altri vivi votano insieme: impronta o ciuffo di pelo. Chi ha più voti viene linciato; in parità, l’impronta.
lupus-guide-8-title = I fantasmi
lupus-guide-8 = Un fantasma non dice niente e non ha più poteri, ma ogni giorno fa un nome, e vince o perde con la sua parte.
lupus-guide-9-title = Chi vince
lupus-guide-9 = Il villaggio vince quando non resta nessun lupo, il branco appena i lupi sono almeno tanti quanti gli altri. Se in quel momento vive il Criceto mannaro, vince da solo.
lupus-guide-10-title = Una notte in una stanza
lupus-guide-10 = Metti il telefono davanti a te, tocca piano e resta impassibile. Di notte i telefoni sono muti. Chi manca perde una scelta, ma nessuno ne muore.
lupus-guide-characters = I personaggi
lupus-help = Di notte i personaggi sono chiamati e indicano qualcuno; il branco uccide. Di giorno i vivi discutono, poi tutti, anche i fantasmi, fanno un nome. I due più nominati sono indiziati; gli altri vivi votano chi dei due viene linciato. Il villaggio vince quando non resta nessun lupo, il branco appena i lupi sono almeno tanti quanti gli altri, e il Criceto mannaro da solo se vive alla fine.

# Serate con un tocco, e come sono le scelte di personaggi
lupus-tile-quick = Veloce
lupus-tile-quick-about = 1 minuto per parlare, tutti nominano insieme.
lupus-tile-book = Da manuale
lupus-tile-book-about = 3 minuti per parlare, si nomina a turno.
lupus-tile-apart = Lontani
lupus-tile-apart-about = A casa: una notte per tutti, voti segreti.
lupus-set-plain = Lupi, un Veggente, gente onesta: si impara subito.
lupus-set-helpers = Aiuti per il villaggio: più bugie possibili.
lupus-set-traitor = Un umano gioca per il branco. Ma chi?
lupus-set-both = Aiuti al villaggio, un traditore al branco.
lupus-set-liar = Nella notte 2 uno può cambiare parte.
lupus-set-hamster = Un Criceto mannaro vuole sopravvivere a tutti.
lupus-set-lot = La sorte sceglie i personaggi speciali.
lupus-set-among = { $werewolf ->
        [one] Un Lupo mannaro su { $seats }
       *[other] { $werewolf } Lupi mannari su { $seats }
    }
lupus-set-secret = La lista dei personaggi è nascosta.
lupus-set-no-wolves = { $wanted } per così tanti giocatori
lupus-set-no-seer = sempre uno
lupus-set-no-masons = due o nessuno
lupus-set-no-one = solo uno
lupus-set-no-least = da { $wanted } giocatori in su
lupus-set-no-stock = solo { $wanted } carte Villico
lupus-set-no-none = nessuno da togliere
lupus-set-no-rest = nessun Villico che faccia posto

# Il leggio di chi narra
lupus-console-read = Da leggere
lupus-console-wait = Aspetta in silenzio
lupus-console-hear = Ascolta
lupus-console-next = Poi
lupus-console-nominate = { $name }, chi nomini?
lupus-console-defence = { $name }, parla. Tutti gli altri ascoltano.
lupus-console-tokens = { $paw } ha l’impronta, { $tuft } il ciuffo di pelo.
lupus-console-verdict = Chi ha più voti viene linciato.
lupus-console-end-discussion = Chiudi la discussione
lupus-console-end-nomination = Prossima nomina: { $name } non vota
lupus-console-end-nominations = Conta i voti
lupus-console-end-defence = { $name } ha parlato
lupus-console-end-lynch_vote = Scopri i voti
lupus-console-sure = Ciò che manca allora non conta per nessuno.
lupus-console-told = Un momento: lo si sta raccontando.
lupus-console-night = La notte dura il suo tempo.
lupus-console-ring = Il villaggio
lupus-console-curtain = Dietro la tenda
lupus-console-hold = Tieni premuto per guardare
lupus-console-hold-ballots = Tieni premuto: quali voti mancano
lupus-console-draw = Apri la tenda
lupus-console-shut = Chiudi la tenda
lupus-console-dies = Stanotte muore { $name } ({ $role }).
lupus-console-nobody = Per ora stanotte non muore nessuno.
lupus-console-wakes = { $call }: { $names }
lupus-console-anyway = { $call }: non c’è più nessuno, chiama lo stesso
lupus-console-in = Arrivati: { $names }
lupus-console-missing = Mancano: { $names }
lupus-console-notes = I tuoi appunti
lupus-console-notes-about = Solo su questo dispositivo, fino alla fine della partita.
lupus-console-answer = Rispondi per qualcuno
lupus-console-answer-about = Per un posto con il telefono spento. Solo quel posto saprà che sei stato tu.
lupus-console-answer-what = Che cosa fa { $name }?
lupus-console-answered = Fatto a nome di { $name }.

# On the shelf
lupus-name = Lupus in Tabula
lupus-about = Di notte i lupi mannari cacciano, di giorno il villaggio accusa – e anche i fantasmi dicono la loro.
lupus-credits = Domenico Di Giorgio; daVinci / dV Giochi (2009).

# Options that are refused
refused-host_sits = Chi ha scelto una lista nascosta di personaggi la conosce e non occupa un posto. Con «{ lupus-option-preset-lot }» sotto «{ lupus-option-preset }» non la conosce nessuno.

refused-custom_list = La tua lista di personaggi non va: { $fault ->
    [total] ne ha { $found }, e si gioca da 8 a 24
    [wolves] in così tanti i Lupi mannari sono { $wanted }, non { $found }
    [seer] c’è esattamente un Veggente, non { $found }
    [masons] i Massoni sono nessuno o due, non { $found }
    [one] { $name } c’è una volta, non { $found }
    [least] { $name } è per { $wanted } giocatori o più, non per { $found }
    [stock] le carte dei Villici sono { $wanted }, non { $found }
    [twice] { $name } c’è due volte
    [none] { $name } non c’è
    [rest] non resta nessun Villico di cui { $name } possa prendere il posto
    [near] non c’è un personaggio “{ $name }”; forse “{ $near }”?
    *[word] “{ $name }” non è un personaggio con il suo numero, come in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = «{ lupus-option-preset-custom }» sotto «{ lupus-option-preset }» vuole una lista sotto «{ lupus-option-custom_list }», e nessun’altra scelta ne ha una.
refused-seated_host = Un host che gioca può scegliere «{ $role_list }» sotto «{ lupus-option-role_list }» solo se i personaggi li sceglie la sorte: «{ lupus-option-preset-lot }» sotto «{ lupus-option-preset }».
refused-betraying_list = Dodici Villici e un Indemoniato nascosto farebbero tredici nella lista, e tutti potrebbero contare. Scegli un’altra lista.
refused-wolf_chat = «{ lupus-option-wolf_chat }» vuole «{ lupus-option-place-remote }» sotto «{ lupus-option-place }». In una stanza si vede chi scrive.
refused-narrator_chair = «{ lupus-option-narrator_chair }» vuole «{ lupus-option-narrator-human }» sotto «{ lupus-option-narrator }» e sta davanti a uno dei posti.
refused-no_limit = «{ $option }» può essere senza limite solo se narra una persona: «{ lupus-option-narrator-human }» sotto «{ lupus-option-narrator }».
refused-wise_narrator = «{ lupus-option-wise_old_man }» è per un gioco senza narratore.
refused-wise_list = «{ lupus-option-wise_old_man }» si gioca con 2 Lupi mannari, 1 Veggente e 5 Villici.
refused-wise_lot = «{ lupus-option-wise_old_man }» va con «{ lupus-option-preset-lot }» solo se «{ lupus-option-enforce_minimums }» è attivo.
