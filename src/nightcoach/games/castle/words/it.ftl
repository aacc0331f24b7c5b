# Il Castello del Diavolo: società, oggetti, professioni
castle-word-order = Ordine dei Segreti Rivelati
castle-word-brotherhood = Fratellanza delle False Verità
castle-short-order = Ordine
castle-short-brotherhood = Fratellanza
castle-word-key = Chiave
castle-word-key_red = Chiave (rossa)
castle-word-key_green = Chiave (verde)
castle-word-key_plain = Chiave (semplice)
castle-word-goblet = Calice
castle-word-goblet_red = Calice (rosso)
castle-word-goblet_green = Calice (verde)
castle-word-goblet_plain = Calice (semplice)
castle-word-bag = Borsa dei Segreti
castle-word-bag_key = Borsa dei Segreti (chiave)
castle-word-bag_goblet = Borsa dei Segreti (calice)
castle-word-black_pearl = Perla Nera
castle-word-coat = Mantello
castle-word-dagger = Pugnale
castle-word-gloves = Guanti
castle-word-monocle = Monocolo
castle-word-poison_ring = Anello del Veleno
castle-word-privilege = Privilegio
castle-word-seal_of_lodge = Sigillo della Loggia
castle-word-sextant = Sestante
castle-word-shattered_mirror = Specchio Infranto
castle-word-throwing_knives = Coltelli da Lancio
castle-word-tome = Tomo
castle-word-whip = Frusta
castle-word-alchemist = Alchimista
castle-word-bodyguard = Guardia del Corpo
castle-word-clairvoyant = Chiaroveggente
castle-word-diplomat = Diplomatico
castle-word-doctor = Medico
castle-word-grand_master = Gran Maestro
castle-word-hypnotist = Ipnotizzatore
castle-word-priest = Prete
castle-word-swordsman = Spadaccino
castle-word-thug = Bruto

castle-word-close = chiudere
castle-word-pass = passare
castle-word-refuse = rifiutare
castle-word-look = guardare la società
castle-word-steal = rubare un oggetto
castle-word-decline_ability = rinunciare
castle-word-use_ability = usare
castle-word-left = a sinistra
castle-word-right = a destra
castle-word-use_clairvoyant = usare il Chiaroveggente
castle-word-use_priest = usare il Prete
castle-word-use_swordsman = usare lo Spadaccino
castle-word-use_doctor = usare il Medico
castle-word-proclaim = proclamare la vittoria
castle-word-own = la nostra società ha tutto
castle-word-rival = smaschero i rivali
castle-word-solo = in solitaria, col Sigillo
castle-word-that_is_all = è tutto
castle-word-support = sostenere
castle-word-sword = Spada: l’attacco
castle-word-shield = Scudo: la difesa
castle-word-spy = spiare
castle-word-challenge = sfidare a duello
castle-word-hypnotise = ipnotizzare
castle-word-name = nominare
castle-word-accept = accettare e dare in cambio
castle-word-give_demanded = consegnare
castle-word-pay_priest = pagare il Prete
castle-word-take = prendere
castle-word-give_back = restituire
castle-word-pass_object = far passare
castle-word-take_profession = diventare
castle-word-play = giocare
castle-word-tokens = gettoni
castle-word-attacker = vince l’attacco
castle-word-defender = vince la difesa
castle-word-offer = proporre uno scambio
castle-word-gift = dare via
castle-word-set_top = mettere in cima
castle-word-demand = esigere, da Diplomatico

castle-about-order = Alla tua società servono Chiavi: di solito tre fra tutti i suoi membri, due se in cinque o sette giocatori è la più piccola.
castle-about-brotherhood = Alla tua società servono Calici: di solito tre fra tutti i suoi membri, due se in cinque o sette giocatori è la più piccola.
castle-about-key = Uno degli oggetti che servono all’Ordine. Il suo sigillo contava solo per la distribuzione.
castle-about-goblet = Uno degli oggetti che servono alla Fratellanza. Il suo sigillo contava solo per la distribuzione.
castle-about-bag_key = Se la cedi in uno scambio puoi pescare dal mazzo. Non si scambia con l’altra Borsa. Finito il mazzo, è una Chiave.
castle-about-bag_goblet = Se la cedi in uno scambio puoi pescare dal mazzo. Non si scambia con l’altra Borsa. Finito il mazzo, è un Calice.
castle-about-black_pearl = Chi l’ha in mano non può proclamare la vittoria. Se viene offerta, non si può rifiutare.
castle-about-coat = Se lo cedi in uno scambio puoi cambiare la tua professione con una che nessuno ha. Decidi prima di guardare.
castle-about-dagger = Quando attacchi: una spada in più.
castle-about-gloves = Quando sei sotto attacco: uno scudo in più.
castle-about-monocle = Se lo cedi in uno scambio puoi guardare la società dell’altro.
castle-about-poison_ring = In attacco o in difesa: vinci un duello che sarebbe pari.
castle-about-privilege = Se lo cedi in uno scambio puoi guardare tutti gli oggetti dell’altro.
castle-about-seal_of_lodge = Con questo e tre Chiavi o Calici nella tua mano puoi vincere in solitaria.
castle-about-sextant = Se lo cedi in uno scambio puoi dire sinistra o destra: ognuno passa un oggetto da quella parte.
castle-about-shattered_mirror = Non si può rifiutare. In uno scambio con lui nessun oggetto ha effetto e nulla viene annunciato.
castle-about-throwing_knives = Quando sostieni un attacco: una spada in più.
castle-about-tome = Se lo cedi in uno scambio puoi scambiare la professione con l’altro; entrambe tornano coperte.
castle-about-whip = Quando sostieni una difesa: uno scudo in più.
castle-about-alchemist = Una volta: da sostenitore dici semplicemente chi vince il duello. Uno Spadaccino può annullarlo.
castle-about-bodyguard = In ogni duello: da sostenitore conti uno in più.
castle-about-clairvoyant = Una volta, nel tuo turno: guarda tutto il mazzo e metti due carte in cima, nell’ordine che vuoi.
castle-about-diplomat = Una volta, prima della tua azione: esigi da qualcuno un tipo di oggetto. Chi ce l’ha deve scambiarlo; chi non ce l’ha ti mostra tutto, e il tuo turno finisce.
castle-about-doctor = Una volta, dopo un duello: nessuno guarda, ruba o pesca; il turno finisce.
castle-about-grand_master = Ogni volta che sei sotto attacco in un duello: uno scudo in più.
castle-about-hypnotist = In ogni tuo attacco: un sostenitore è fuori dal duello.
castle-about-priest = Una volta, quando attacca qualcun altro: niente duello. Chi attaccava ti paga un oggetto, se non è l’ultimo, e il turno finisce.
castle-about-swordsman = Una volta, in attacco o in difesa: tutti i sostenitori sono fuori e tu conti uno in più.
castle-about-thug = In ogni tuo attacco: una spada in più.
castle-about-tokens = Le offerte rifiutate portano gettoni. In un duello ognuno conta uno per la tua parte, poi è perso.

castle-window-turn = Un turno
castle-window-set_top = Il Chiaroveggente sceglie
castle-window-answer = Un’offerta
castle-window-give_demanded = Una pretesa
castle-window-ability = Usare o rinunciare?
castle-window-coat = Una nuova professione
castle-window-sextant = Ognuno passa un oggetto
castle-window-gift = Troppi oggetti
castle-window-d1 = Duello: interviene un Prete?
castle-window-pay_priest = Il Prete viene pagato
castle-window-d2 = Duello: chi sostenete?
castle-window-d1_2 = Duello: chi sostenete?
castle-window-d4 = Duello: ipnosi?
castle-window-d5 = Duello: giocare o passare
castle-window-d6 = Duello: uno Spadaccino contro il verdetto?
castle-window-d8 = Duello: interviene un Medico?
castle-window-d8_9 = Duello: chi ha vinto sceglie
castle-window-fate = Duello: chi ha vinto sceglie
castle-window-take = Duello: chi ha vinto ruba
castle-window-give_back = Duello: qualcosa in cambio
castle-window-d_prime = La fine del turno
castle-window-naming = Una proclamazione
castle-window-over = La partita è finita
castle-ask-turn = Tocca a te. Che cosa fai?
castle-ask-set_top = Quali due carte metti in cima al mazzo? La prima si pesca per prima.
castle-ask-answer = { $seat } ti offre una carta. La rifiuti, o ne dai una in cambio?
castle-ask-give_demanded = { $seat } esige da te: { $kind }. Quale carta consegni?
castle-ask-ability = L’hai ceduto. Usi il suo effetto?
castle-ask-coat = Quale professione prendi?
castle-ask-sextant = Quale oggetto fai passare? Nessuno lo vede prima che tutti abbiano scelto.
castle-ask-gift = Hai troppi oggetti. Danne via uno: a chi, e quale?
castle-ask-d1 = Si annuncia un duello. Ora un Prete potrebbe impedirlo.
castle-ask-pay_priest = Il Prete ha impedito il tuo duello. Che cosa paghi?
castle-ask-d2 = Chi sostieni? Nessuno lo vede prima che tutti abbiano scelto.
castle-ask-d1_2 = Le parti sono segrete. Finché lo restano, un Prete potrebbe impedire il duello.
castle-ask-d4 = Gli schieramenti sono noti. Da Ipnotizzatore ora potresti escludere un sostenitore da questo duello.
castle-ask-d5 = Giochi qualcosa in questo duello, o passi?
castle-ask-beat = È il momento di giocare qualcosa in questo duello.
castle-ask-d6 = Un Alchimista ha deciso chi vince. Ora uno Spadaccino potrebbe rispondere.
castle-ask-d8 = Il duello è deciso. Ora un Medico potrebbe annullarlo.
castle-ask-d8_9 = Il duello è deciso. Finché la scelta di chi ha vinto è segreta, un Medico potrebbe annullare tutto.
castle-ask-fate = Hai vinto il duello. Guardi la società di chi ha perso, o rubi un oggetto?
castle-ask-take = Quale oggetto prendi?
castle-ask-give_back = Era l’ultimo. Quale oggetto dai in cambio?
castle-ask-d_prime = La tua azione è finita. Usi la tua professione, o passi?
castle-ask-naming = Chi nomini? Un nome sbagliato fa perdere subito la partita.
castle-grave = Così la partita finisce. Se ti sbagli, vince l’altra società.
castle-reel-profession = Oppure usa la tua professione, se adesso può servire:
castle-board-saw = Tieni premuto: ciò che hai visto per ultimo
castle-board-line = { $who }: { $things }
castle-use-bag = Se la usi, peschi la prima carta del mazzo.
castle-use-monocle = Se lo usi, vedi la società del tuo compagno di scambio.
castle-use-privilege = Se lo usi, vedi tutto ciò che tiene il tuo compagno di scambio.
castle-use-coat = Se lo usi, vedi le professioni rimaste e devi prenderne una.
castle-use-sextant = Se lo usi, tutti passano un oggetto dalla parte che indichi.
castle-use-tome = Se lo usi, vi scambiate le professioni, entrambe coperte.

castle-field-turn = Turno
castle-field-active = Tocca a:
castle-field-deck = Mazzo
castle-field-limit = Al massimo
castle-field-pile = Gettoni rimasti
castle-field-sizes = Oggetti
castle-field-tokens = Gettoni
castle-field-professions = Professione
castle-field-society = La tua società:
castle-field-profession = La tua professione:
castle-field-hand = I tuoi oggetti:
castle-field-choice = La tua scelta:
castle-field-shown = Vedi:
castle-field-top = In cima al mazzo:

castle-board-state = Turno { $turn } · mazzo { $deck } · al massimo { $limit } oggetti a testa · gettoni rimasti { $pile }
castle-board-known = Sai
castle-board-duel = Duello: { $attacker } { $attack } : { $defence } { $defender }
castle-board-played = Sul tavolo: { $things }
castle-board-verdict = L’Alchimista fa vincere { $name }.
castle-board-moved = { $thing }, turno { $turn }, forse non più
castle-board-seen = { $thing }, turno { $turn }
castle-board-deck = Visto nel mazzo: { $things }
castle-board-cards = Tieni premuto: le tue carte
castle-board-notes = Tieni premuto: il taccuino
castle-board-offered = Tieni premuto per vedere l’offerta
castle-board-heard = Che cosa hai sentito solo tu
castle-board-nothing = Ancora niente.
castle-board-down = coperta
castle-board-removed = Fuori dal gioco: { $society }
castle-part-active = di turno
castle-part-attacker = attacca
castle-part-defender = si difende
castle-part-sword = sostiene l’attacco
castle-part-shield = sostiene la difesa
castle-part-hypnotised = sotto ipnosi
castle-part-out = fuori dal duello
castle-part-asked = deve rispondere
castle-part-winner = ha vinto
castle-pending-offer = { $me ->
    [seat] Proponi uno scambio a { $partner }.
    [partner] { $seat } ti propone uno scambio.
   *[none] { $seat } propone uno scambio a { $partner }.
}
castle-pending-demand = { $me ->
    [seat] Esigi da { $partner }: { $kind }.
    [partner] { $seat } esige da te: { $kind }.
   *[none] { $seat } esige da { $partner }: { $kind }.
}
castle-pending-ability = { $me ->
    [seat] Puoi usare: { $ability }.
   *[none] { $seat } può usare: { $ability }.
}

castle-event-opened = { $seats } giocatori. { $me ->
    [first] Cominci tu.
   *[none] Comincia { $first }.
}
castle-event-dealt = Guardi le tue carte.
castle-event-turn = { $me ->
    [seat] Turno { $number }: tocca a te.
   *[none] Turno { $number }: { $seat }.
}
castle-event-window = { $name ->
    [d1] Ora potrebbe intervenire un Prete.
    [d2] Tutti gli altri scelgono una parte in segreto.
    [d1_2] Tutti gli altri scelgono una parte in segreto; finché non si scopre, potrebbe intervenire un Prete.
    [d4] Ora potrebbe agire un Ipnotizzatore.
    [d5] Ora tutti possono giocare carte e gettoni.
    [d6] Ora uno Spadaccino potrebbe sfidare il verdetto.
    [d8] Ora potrebbe intervenire un Medico.
    [d8_9] Chi ha vinto sceglie in segreto; finché non si scopre, potrebbe intervenire un Medico.
    [fate] Chi ha vinto può guardare o rubare.
   *[d_prime] Il turno volge alla fine.
}
castle-event-passed = Passi.
castle-event-spied = { $me ->
    [seat] Spii: { $target } deve mostrarti un oggetto.
    [target] { $seat } ti spia e vede uno dei tuoi oggetti.
   *[none] { $seat } spia e vede un oggetto di { $target }.
}
castle-event-offered = { $me ->
    [seat] Offri un oggetto a { $partner }.
    [partner] { $seat } ti offre un oggetto.
   *[none] { $seat } offre un oggetto a { $partner }.
}
castle-event-refused = { $me ->
    [seat] Rifiuti.
   *[none] { $seat } rifiuta.
} { $token ->
    [yes] { $me ->
        [offerer] Ricevi un gettone.
       *[none] Un gettone va a { $offerer }.
    }
   *[no] Non restano gettoni.
}
castle-event-swapped = { $me ->
    [offerer] Tu e { $partner } avete scambiato.
    [partner] Tu e { $offerer } avete scambiato.
   *[none] { $offerer } e { $partner } hanno scambiato.
}
castle-event-announced = { $me ->
    [giver] { $ability }! Da te a { $receiver }; l’effetto è tuo.
    [receiver] { $ability }! Da { $giver } a te; l’effetto è di { $giver }.
   *[none] { $ability }! Da { $giver } a { $receiver }; l’effetto è di { $giver }.
}
castle-event-declined = { $me ->
    [seat] Rinunci ({ $ability }).
   *[none] { $seat } rinuncia ({ $ability }).
}
castle-event-drew = { $me ->
    [seat] Peschi una carta
   *[none] { $seat } pesca una carta
}; nel mazzo ne restano { $deck }.
castle-event-monocle = { $me ->
    [seat] Guardi la società di { $partner }.
    [partner] { $seat } guarda la tua società.
   *[none] { $seat } guarda la società di { $partner }.
}
castle-event-privilege = { $me ->
    [seat] Guardi tutti gli oggetti di { $partner }.
    [partner] { $seat } guarda tutti i tuoi oggetti.
   *[none] { $seat } guarda tutti gli oggetti di { $partner }.
}
castle-event-coat = { $me ->
    [seat] Guardi le professioni che nessuno ha.
   *[none] { $seat } guarda le professioni che nessuno ha.
}
castle-event-coat_taken = { $me ->
    [seat] Hai una nuova professione, coperta.
   *[none] { $seat } ha una nuova professione, coperta.
}
castle-event-tome = { $me ->
    [seat] Tu e { $partner } scambiate le professioni. Sono entrambe coperte.
    [partner] { $seat } e tu scambiate le professioni. Sono entrambe coperte.
   *[none] { $seat } e { $partner } scambiano le professioni. Sono entrambe coperte.
}
castle-event-sextant = { $me ->
    [seat] Usi il Sestante.
   *[none] { $seat } usa il Sestante.
} { $direction ->
    [left] Ognuno passa un oggetto a sinistra.
   *[right] Ognuno passa un oggetto a destra.
}
castle-event-chosen = Hai scelto che cosa far passare.
castle-event-sextant_pass = { $direction ->
    [left] Tutti gli oggetti passano insieme a sinistra.
   *[right] Tutti gli oggetti passano insieme a destra.
}
castle-event-received = Hai passato un oggetto e ne hai ricevuto uno da { $sender }.
castle-event-gift = { $me ->
    [seat] Ne hai troppi e dai un oggetto a { $recipient }.
    [recipient] { $seat } ne ha troppi e ti dà un oggetto.
   *[none] { $seat } ne ha troppi e dà un oggetto a { $recipient }.
}
castle-event-clairvoyant = { $me ->
    [seat] Da Chiaroveggente guardi tutto il mazzo.
   *[none] Chiaroveggente! { $seat } guarda tutto il mazzo.
}
castle-event-set_top = { $me ->
    [seat] Metti due carte in cima e mescoli il resto.
   *[none] { $seat } mette due carte in cima; il resto viene mescolato.
}
castle-event-demand = { $me ->
    [seat] Da Diplomatico esigi da { $target }: { $kind }.
    [target] Diplomatico! { $seat } esige da te: { $kind }.
   *[none] Diplomatico! { $seat } esige da { $target }: { $kind }.
}
castle-event-demand_met = { $me ->
    [seat] { $target } ce l’ha ({ $kind }) e deve scambiare con te.
    [target] Ce l’hai ({ $kind }) e devi scambiare con { $seat }.
   *[none] { $target } ce l’ha ({ $kind }) e deve scambiare con { $seat }.
}
castle-event-demand_failed = { $me ->
    [seat] { $target } non ce l’ha ({ $kind }) e ti mostra tutto. Il tuo turno finisce.
    [target] Non ce l’hai ({ $kind }) e mostri tutto a { $seat }. Il turno finisce.
   *[none] { $target } non ce l’ha ({ $kind }) e mostra tutto a { $seat }. Il turno finisce.
}
castle-event-challenged = { $me ->
    [attacker] Sfidi { $defender } a duello!
    [defender] { $attacker } ti sfida a duello!
   *[none] { $attacker } sfida { $defender } a duello!
}
castle-event-priest = { $me ->
    [seat] Da Prete impedisci il duello.
    [attacker] Prete! { $seat } impedisce il tuo duello.
   *[none] Prete! { $seat } impedisce il duello.
}
castle-event-priest_paid = { $paid ->
    [yes] { $me ->
        [attacker] Paghi un oggetto a { $priest }.
        [priest] { $attacker } ti paga un oggetto.
       *[none] { $attacker } paga un oggetto a { $priest }.
    }
   *[no] Non si paga niente: sarebbe l’ultimo oggetto.
}
castle-event-supported = Hai scelto una parte.
castle-event-fate_chosen = Hai scelto che cosa fare se non interviene un Medico.
castle-event-revealed = Per l’attacco: { $attacker_side }. Per la difesa: { $defender_side }.
castle-event-hypnotised = { $me ->
    [attacker] Da Ipnotizzatore metti { $seat } fuori dal duello.
    [seat] Ipnotizzatore! { $attacker } ti mette fuori dal duello.
   *[none] Ipnotizzatore! { $attacker } mette { $seat } fuori dal duello.
}
castle-event-played = { $me ->
    [seat] Giochi: { $what }, { $side ->
        [sword] per l’attacco.
       *[shield] per la difesa.
    }
   *[none] { $seat } gioca: { $what }, { $side ->
        [sword] per l’attacco.
       *[shield] per la difesa.
    }
}
castle-event-result = { $how ->
    [points] { $attack } : { $defence }. { $me ->
        [winner] Vinci il duello.
       *[none] { $winner } vince il duello.
    }
    [poison_ring] { $attack } : { $defence }, ma decide l’Anello del Veleno. { $me ->
        [winner] Vinci il duello.
       *[none] { $winner } vince il duello.
    }
    [alchemist] Così vuole l’Alchimista. { $me ->
        [winner] Vinci il duello.
       *[none] { $winner } vince il duello.
    }
   *[draw] { $attack } : { $defence }. Pareggio.
}
castle-event-doctor = { $me ->
    [seat] Da Medico annulli il duello: nessuno ha vinto.
   *[none] Medico! { $seat } annulla il duello: nessuno ha vinto.
}
castle-event-looked = { $me ->
    [winner] Guardi la società di { $loser }.
    [loser] { $winner } guarda la tua società.
   *[none] { $winner } guarda la società di { $loser }.
}
castle-event-steal = { $me ->
    [winner] Guardi tutti gli oggetti di { $loser } per rubarne uno.
    [loser] { $winner } guarda tutti i tuoi oggetti per rubarne uno.
   *[none] { $winner } guarda tutti gli oggetti di { $loser } per rubarne uno.
}
castle-event-stolen = { $me ->
    [winner] Prendi un oggetto.
    [loser] { $winner } ti prende un oggetto.
   *[none] { $winner } prende un oggetto a { $loser }.
}
castle-event-gave_back = { $me ->
    [winner] Era l’ultimo: ne dai un altro a { $loser }.
    [loser] Era il tuo ultimo: { $winner } te ne dà un altro.
   *[none] Era l’ultimo: { $winner } ne dà un altro a { $loser }.
}
castle-event-duel_draw = { $drawn ->
    [yes] { $me ->
        [attacker] Peschi una carta
       *[none] { $attacker } pesca una carta
    }; nel mazzo ne restano { $deck }.
   *[no] Il mazzo è vuoto; nessuno pesca.
}
castle-event-deck_empty = Il mazzo è vuoto. D’ora in poi le Borse dei Segreti sono una Chiave e un Calice.
castle-event-proclaimed = { $form ->
    [own] { $me ->
        [seat] Proclami: «Abbiamo quello che ci serve!»
       *[none] { $seat } proclama: «Abbiamo quello che ci serve!»
    }
    [rival] { $me ->
        [seat] Proclami: «I rivali hanno tutto, e so chi!»
       *[none] { $seat } proclama: «I rivali hanno tutto, e so chi!»
    }
   *[solo] { $me ->
        [seat] Mostri il Sigillo della Loggia e proclami la tua vittoria!
       *[none] { $seat } mostra il Sigillo della Loggia e vince in solitaria!
    }
} { $society }, { $profession }: { $hand }.
castle-event-named = { $me ->
    [seat] Nomini { $named }.
    [named] { $seat } ti nomina.
   *[none] { $seat } nomina { $named }.
} { $society }, { $profession }: { $hand }.
castle-event-that_is_all = { $me ->
    [seat] «È tutto», dici.
   *[none] «È tutto», dice { $seat }.
}
castle-event-ended = { $reason ->
    [own_right] La proclamazione è giusta. Vittoria: { $party }!
    [own_wrong] La proclamazione è sbagliata. Vittoria: { $party }!
    [rival_right] I rivali sono smascherati. Vittoria: { $party }!
    [rival_wrong] L’accusa è sbagliata. Vittoria: { $party }!
   *[solo] Il Sigillo della Loggia batte entrambe le società!
} { $me ->
    [winners] Hai vinto.
   *[none] Hanno vinto: { $winners }.
}

castle-secret-dealt = { $society }; professione: { $profession }; oggetto: { $object }.
castle-secret-object = È: { $object }.
castle-secret-society = È: { $society }.
castle-secret-hand = Vedi: { $hand }.
castle-secret-leftovers = Vedi: { $leftovers }.
castle-secret-cards = Contiene: { $cards }.
castle-secret-swapped = { $me ->
    [offerer] Dato: { $given }. Avuto: { $returned }.
   *[partner] Dato: { $returned }. Avuto: { $given }.
}
castle-secret-demand_met = { $me ->
    [seat] Dato: { $given }. Avuto: { $returned }.
   *[target] Dato: { $returned }. Avuto: { $given }.
}
castle-secret-coat_taken = Ora sei: { $profession }. Eri: { $left }.
castle-secret-tome = { $me ->
    [seat] Ora sei: { $profession }. { $partner } è: { $partner_profession }.
   *[partner] Ora sei: { $partner_profession }. { $seat } è: { $profession }.
}
castle-secret-received = Dato: { $passed }. Avuto: { $object }.
castle-secret-set_top = Prima: { $first }. Poi: { $second }.
castle-secret-committed = Hai messo giù: { $committed }.

castle-why-own_right = { $proclaimer } sapeva dov’era tutto. Vittoria: { $party }.
castle-why-own_wrong = { $proclaimer } ha proclamato a torto. Vittoria: { $party }.
castle-why-rival_right = { $proclaimer } ha smascherato i rivali. Vittoria: { $party }.
castle-why-rival_wrong = { $proclaimer } ha accusato i rivali a torto. Vittoria: { $party }.
castle-why-solo = { $proclaimer } ha il Sigillo della Loggia e tre Chiavi o Calici.

# Com’è andata, a partita finita
castle-came-all = Tutto il resto
castle-fact-claim_right = { $society }: { $total } contati, { $need } necessari. { $me ->
    [seat] Avevi ragione.
   *[none] { $seat } aveva ragione.
}
castle-fact-claim_short = { $society }: { $total } contati, { $need } necessari. { $me ->
    [seat] Te ne mancavano { $missing }.
   *[none] A { $seat } ne mancavano { $missing }.
}
castle-fact-claim_wrong_name = { $fault ->
    [society] { $me ->
        [name] Il nome sbagliato era il tuo: sei dell’altra società.
       *[none] { $name } era il nome sbagliato: non è di questa società ({ $society }).
    }
   *[empty] { $me ->
        [name] Il nome sbagliato era il tuo: non avevi nulla che conta ({ $society }).
       *[none] { $name } era il nome sbagliato: nulla in mano che conta ({ $society }).
    }
}
castle-fact-claim_left_out = Bastava ({ $society }), ma non è stato nominato chiunque ne avesse una parte. Dimenticati: { $left_out }.
castle-fact-claim_solo = { $me ->
    [seat] Avevi il Sigillo della Loggia e abbastanza con esso.
   *[none] { $seat } aveva il Sigillo della Loggia e abbastanza con esso.
} Chiavi: { $keys }. Calici: { $goblets }.
castle-fact-complete = { $turns ->
    [1] Turno { $since }: { $society }, c’era tutto ({ $need }).
   *[other] Turni da { $since } a { $until }: { $society }, c’era tutto ({ $need }).
}
castle-fact-could = { $turns ->
    [1] Turno { $since }:
   *[other] Turni da { $since } a { $until }:
} { $form ->
    [rival] { $me ->
        [seat] potevi smascherare i rivali. I nomi giusti: { $names }.
       *[none] { $seat } poteva smascherare i rivali. I nomi giusti: { $names }.
    }
   *[own] { $me ->
        [seat] potevi proclamare per la tua società. I nomi giusti: { $names }.
       *[none] { $seat } poteva proclamare per la propria società. I nomi giusti: { $names }.
    }
}
castle-fact-could-none = { $turns ->
    [1] Turno { $since }:
   *[other] Turni da { $since } a { $until }:
} { $form ->
    [solo] { $me ->
        [seat] potevi vincere in solitaria, col Sigillo.
       *[none] { $seat } poteva vincere in solitaria, col Sigillo.
    }
   *[own] { $me ->
        [seat] potevi proclamare per la tua società senza nominare nessuno.
       *[none] { $seat } poteva proclamare per la propria società senza nominare nessuno.
    }
}
castle-fact-knew = Dal turno { $since } { $me ->
    [seat] sapevi di { $other }: { $society }
    [other] { $seat } sapeva di te: { $society }
   *[none] { $seat } sapeva di { $other }: { $society }
} { $source ->
    [look] (duello vinto).
    [monocle] (il Monocolo).
   *[counted] (contando gli altri).
}
castle-fact-journey = { $object }: { $stops }
castle-fact-journey-none = { $object }: nel mazzo fino alla fine
castle-fact-stop = { $seat } { $way ->
    [dealt] (distribuzione)
    [drawn] (turno { $turn }: pesca)
    [traded] (turno { $turn }: scambio)
    [demanded] (turno { $turn }: Diplomatico)
    [sextant] (turno { $turn }: Sestante)
    [gift] (turno { $turn }: dono)
    [paid] (turno { $turn }: pagato al Prete)
    [stolen] (turno { $turn }: furto)
   *[given_back] (turno { $turn }: restituito)
}

castle-closed-no_object = Non hai nessun oggetto che serve alla tua società.
castle-closed-black_pearl = Con la Perla Nera in mano non puoi proclamare nulla.
castle-closed-begun = Puoi proclamare solo all’inizio del tuo turno, prima di usare una professione.
castle-closed-no_seal = Servono il Sigillo della Loggia e tre Chiavi o Calici in mano.
castle-closed-empty_deck = Il mazzo è vuoto: non c’è niente da vedere.
castle-closed-must_accept = Questo oggetto non si può rifiutare.
castle-closed-bag_for_bag = Finché c’è un mazzo, una Borsa non si scambia con una Borsa.
castle-closed-stolen = Danne un altro, non quello che hai appena preso.
castle-closed-sealed = Ciò che è sigillato resta com’è.
castle-closed-name_first = Prima nomina qualcuno.

castle-option-start_player = Chi comincia
castle-option-start_player-about = Di solito decide la sorte. Oppure scegli un posto: chi ha fatto il viaggio più lungo stasera?
castle-option-start_player-random = A sorte
castle-option-proclaim_after_free = Proclamare dopo una professione
castle-option-proclaim_after_free-about = Di solito la vittoria si proclama all’inizio di un turno. Attivata, il Chiaroveggente o il Diplomatico può venire prima.
castle-option-free_after_action = Professioni dopo l’azione
castle-option-free_after_action-about = Attivata, il Chiaroveggente e il Diplomatico si possono usare anche dopo l’azione del turno.
castle-option-give_back_stolen = Restituire l’oggetto rubato
castle-option-give_back_stolen-about = Chi ruba a qualcuno l’ultimo oggetto gliene dà un altro. Attivata, può essere lo stesso.
castle-option-alchemist_prevails = L’Alchimista prevale
castle-option-alchemist_prevails-about = Di solito uno Spadaccino annulla il verdetto dell’Alchimista. Attivata, il verdetto resta.
castle-option-name_every_holder = Nominare tutti quelli che ne hanno
castle-option-name_every_holder-about = Di solito basta nominarne quanti ne servono. Attivata, non può mancare nessuno di quella società che ne abbia.
castle-option-window_seconds = Tempo nei duelli
castle-option-window_seconds-about = Quanto aspetta un duello ogni volta che un Prete, un Ipnotizzatore o un Medico potrebbe intervenire: sempre uguale, perché non riveli nulla. Nei duelli rapidi un attimo, in cui chiunque può giocare qualcosa, ne dura i tre quinti.
castle-option-turn_seconds = Tempo per un turno
castle-option-turn_seconds-about = Quanto puoi pensare a che cosa fare nel tuo turno. Scaduto il tempo, la sorte ti manda a spiare.
castle-option-answer_seconds = Tempo per rispondere
castle-option-answer_seconds-about = Quanto puoi pensare a un’offerta o a un’altra domanda. Scaduto il tempo, si tira a sorte una risposta equa.
castle-option-grace_seconds = Pazienza con gli assenti
castle-option-grace_seconds-about = Quanto può restare vuoto un posto prima che lo tenga un bot. Un tocco basta per riprenderlo; un bot non proclama mai la vittoria per te.
castle-option-brisk_duels = Duelli rapidi
castle-option-brisk_duels-about = Nel duello chi vuole giocare qualcosa lo fa in pochi secondi, e gli altri aspettano e basta: nessuno deve toccare “Passa”, e il duello dura la metà.
castle-first-game-1 = La prima partita a questo tavolo è senza fretta. Per pensare: { $turn_seconds } secondi per un turno, { $answer_seconds } per una risposta. Tempo nei duelli: { $window_seconds } secondi{ $window_seconds ->
    [17] , cioè circa dieci per ogni attimo di un duello rapido
   *[other] { "" }
}. La seconda sarà più svelta, le successive veloci, se chi ospita non sceglie altro.
castle-first-game-2 = La seconda partita a questo tavolo è più svelta della prima. Per pensare: { $turn_seconds } secondi per un turno, { $answer_seconds } per una risposta. Tempo nei duelli: { $window_seconds } secondi{ $window_seconds ->
    [10] , cioè circa sei per ogni attimo di un duello rapido
   *[other] { "" }
}. Poi il ritmo è veloce, se chi ospita non sceglie altro.
castle-first-game-over = Ora il ritmo è veloce. Per pensare: { $turn_seconds } secondi per un turno, { $answer_seconds } per una risposta. Tempo nei duelli: { $window_seconds } secondi, cioè circa tre per ogni attimo di un duello rapido. Chi ospita può dare più tempo sotto “Orologi”.

castle-picture-1-title = L’obiettivo
castle-picture-1 = All’Ordine servono tre Chiavi, alla Fratellanza tre Calici, tra tutti i suoi membri.
castle-picture-2-title = Le tue carte
castle-picture-2 = Una società, una professione, un oggetto. Le conosci solo tu: tienile premute per guardarle.
castle-picture-3-title = Il tuo turno
castle-picture-3 = Spia qualcuno, proponi uno scambio o sfida qualcuno a duello.
castle-picture-4-title = Scambio
castle-picture-4 = Una carta per una carta, coperta. Alcune fanno qualcosa per chi le dà via.
castle-picture-5-title = Duello
castle-picture-5 = Gli altri scelgono in segreto da che parte stare, e tutte le monete si girano insieme. Chi vince vede la società di chi perde o ruba un oggetto.
castle-picture-6-title = Proclamare
castle-picture-6 = Sai dove sono i vostri tre oggetti? Alzati e nomina i tuoi amici. Un solo nome sbagliato, e vincono gli altri.
castle-guide-1-title = L’idea
castle-guide-1 = Una carrozza corre nella notte verso il Castello del Diavolo. Ognuno di voi appartiene in segreto a una di due società, e nessuno sa chi è amico. Trova i tuoi, raccogliete insieme quello che vi serve e proclama la vittoria prima degli altri.
castle-guide-2-title = Che cosa hai
castle-guide-2 = Una società, una professione e qualche oggetto, tutti nascosti. Tieni premute le carte in basso per vederli. Tutti vedono quanti oggetti e gettoni hai, e le professioni scoperte. Cominci con un oggetto e ne tieni al massimo cinque, sei se giocate in quattro.
castle-guide-3-title = Che cosa vuoi
castle-guide-3 = All’Ordine dei Segreti Rivelati servono tre Chiavi, alla Fratellanza delle False Verità tre Calici, fra tutti i suoi membri. In cinque o sette, alla società più piccola ne bastano due, ma nessuno sa quale sia.
castle-guide-4-title = Il tuo turno
castle-guide-4 = Fai una di tre cose. Spiare: vedi a caso un oggetto di qualcuno. Scambiare: offri un oggetto a qualcuno. Oppure sfida qualcuno a duello. Il Chiaroveggente e il Diplomatico si possono usare prima.
castle-guide-5-title = Lo scambio
castle-guide-5 = L’altro vede il tuo oggetto e rifiuta, il che ti porta un gettone, oppure accetta e te ne dà uno che non puoi rifiutare. Molti oggetti hanno un effetto per chi li cede; vengono annunciati, prima quello offerto.
castle-guide-6-title = Il duello
castle-guide-6 = Prima un Prete può impedirlo. Poi tutti gli altri sostengono in segreto l’attacco (spada) o la difesa (scudo) e lo mostrano insieme. Ora tutti possono giocare oggetti, professioni e gettoni finché nessuno vuole più. Vince il numero più alto.
castle-guide-7-title = Dopo il duello
castle-guide-7 = Un Medico può annullarlo. Altrimenti chi ha vinto guarda la società di chi ha perso o gli ruba un oggetto. In caso di pareggio chi attaccava pesca una carta. I gettoni giocati sono persi.
castle-guide-8-title = Le professioni
castle-guide-8 = Usare la tua professione la scopre. Sei si usano una volta sola, finché un Mantello o un Tomo non le copre di nuovo; Guardia del Corpo, Gran Maestro, Ipnotizzatore e Bruto aiutano in ogni duello.
castle-guide-9-title = Il mazzo e le Borse
castle-guide-9 = I nuovi oggetti vengono dal mazzo: con una Borsa dei Segreti scambiata o con un duello pari. Chi ne ha troppi ne dà via subito uno. Quando il mazzo è vuoto, le due Borse diventano una Chiave e un Calice.
castle-guide-10-title = Proclamare la vittoria
castle-guide-10 = All’inizio del tuo turno, se hai in mano almeno uno dei vostri oggetti: nomina uno per uno gli amici che hanno gli altri. Oppure smaschera i rivali che hanno tutti i loro. Se è giusto, vince la tua società; un solo nome sbagliato, e vincono gli altri.
castle-guide-11-title = Contro tutti
castle-guide-11 = Con il Sigillo della Loggia e tre Chiavi o Calici nella tua mano puoi vincere in solitaria. E attenzione alla Perla Nera: chi l’ha non può proclamare nulla.
castle-guide-12-title = Buone maniere
castle-guide-12 = Parla, prometti e menti quanto vuoi, ma non mostrare mai una carta o il telefono. Il taccuino ricorda che cosa ti è stato mostrato, e quando. Da allora può essersi mosso.
castle-guide-objects = Gli oggetti
castle-guide-professions = Le professioni
castle-help = Appartieni a una di due società segrete. Nel tuo turno spii, proponi uno scambio o sfidi qualcuno a duello. All’Ordine servono tre Chiavi, alla Fratellanza tre Calici, fra tutti i suoi membri (due per la società più piccola in cinque o sette). Se credi che la tua li abbia, proclama la vittoria all’inizio del tuo turno e nomina chi li ha; se sbagli, vincono gli altri.

# On the shelf
castle-name = Il Castello del Diavolo
castle-about = Due società segrete nella stessa carrozza: scambia, duella e scopri chi sta dalla tua parte.
castle-credits = Michael Palm, Lukas Zach; daVinci / dV Giochi (2010), Adlung-Spiele (2006).

# The pictures to choose among
character-character_1 = Il Capitano
character-character_2 = Il Pellegrino
character-character_3 = L’Ospite mascherato
character-character_4 = La Contessa
character-character_5 = La Suora
character-character_6 = Lo Sconosciuto
character-character_7 = Lo Studioso
character-character_8 = Il Principe
character-character_9 = L’Erborista
character-character_10 = Il Cacciatore

# Le carte in poche parole
castle-brief-order = Tre Chiavi tra amici
castle-brief-brotherhood = Tre Calici tra amici
castle-brief-key = Le raccoglie l’Ordine
castle-brief-goblet = Li raccoglie la Fratellanza
castle-brief-bag_key = Scambiata: peschi. Alla fine: Chiave
castle-brief-bag_goblet = Scambiata: peschi. Alla fine: Calice
castle-brief-black_pearl = Mai rifiutabile; vieta di proclamare
castle-brief-coat = Scambiato: altra professione
castle-brief-dagger = Il tuo attacco: +1
castle-brief-gloves = Attaccato: +1
castle-brief-monocle = Scambiato: vedi la sua società
castle-brief-poison_ring = Duellante: vince il pareggio
castle-brief-privilege = Scambiato: vedi i suoi oggetti
castle-brief-seal_of_lodge = Con tre Chiavi o Calici: vinci da solo
castle-brief-sextant = Scambiato: tutti passano un oggetto
castle-brief-shattered_mirror = Mai rifiutabile; scambio muto
castle-brief-throwing_knives = Aiuta chi attacca: +1
castle-brief-tome = Scambiato: scambia professioni
castle-brief-whip = Aiuta chi difende: +1
castle-brief-alchemist = Sostenitore: nomina il vincitore
castle-brief-bodyguard = Sostenitore: conta uno in più
castle-brief-clairvoyant = Tuo turno: guarda il mazzo
castle-brief-diplomat = Tuo turno: esigi un oggetto
castle-brief-doctor = Dopo un duello: lo annulla
castle-brief-grand_master = Attaccato: +1
castle-brief-hypnotist = Tuo attacco: via un sostenitore
castle-brief-priest = Ferma un duello ed è pagato
castle-brief-swordsman = Duellante: via i sostenitori, +1
castle-brief-thug = Il tuo attacco: +1
castle-brief-tokens = In duello: +1 l’uno, poi persi
castle-once-spent = esaurito

# La scena
castle-goal-order = Ordine: 3 Chiavi
castle-goal-brotherhood = Fratellanza: 3 Calici
castle-goal-odd = La società più piccola: 2.
castle-goal-limit = Al massimo { $limit } oggetti a testa.
castle-goal-road = { $deck ->
    [one] Una carta al castello, poi le Borse si rivelano.
   *[other] { $deck } carte al castello, poi le Borse si rivelano.
}
castle-goal-end = Le Borse ora sono una Chiave e un Calice.
castle-seat = { $objects ->
    [one] un oggetto
   *[other] { $objects } oggetti
}, { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}
castle-turn-of = È il turno di { $name }.
castle-deal-yours = Queste sono tue. Tieni premute le carte qui sotto; scorri per passare alla prossima.
castle-deal-order = Più avanti il loro ordine cambia a ogni domanda: così nessuno può leggere il tuo pollice.
castle-deal-seen = Le ho viste
castle-deal-title = Le carte sono distribuite.
castle-deal-wait = Si aspetta che tutti abbiano guardato, al massimo un minuto.
castle-fan-hold = Tieni premuto: le tue carte
castle-fan-tap = Tocca: le tue carte
castle-fan-slide = Scorri su una carta per guardarla.
castle-fan-nothing = Qui non c’è nulla.
castle-fan-up = Scorri in alto per sceglierla.
castle-fan-down = Lascia: è posata coperta.
castle-fan-then = Poi: “{ $do }”.
castle-fan-idle = Qui non fa nulla.
castle-fan-offered = Ti viene offerto
castle-tray-full = Sul vassoio: { $what }.
castle-tray-wait = Qui non puoi usare nulla: aspetta. Nessuno se ne accorge.
castle-tray-empty = Il vassoio è vuoto.
castle-verb-spy = Spia
castle-verb-offer = Scambia
castle-verb-challenge = Duello
castle-verb-profession = Professione
castle-verb-profession-how = Poche professioni agiscono ora. Tieni premute le carte: se la tua può, scorrila in alto.
castle-verb-proclaim = Proclama
castle-do-head = Tocca qualcuno al tavolo.
castle-do-missing = Non è successo nulla. Tieni premute le carte e scorrine una in alto; tieni premuto di nuovo e vedi che cosa c’è sul vassoio.
castle-do-hold = Tieni premute le carte e scorri in alto la tua scelta.
castle-do-wait = Tieni premute le carte: agisci o aspetta.
castle-do-slide = Per { $name }: tieni premute le carte e scorrine una in alto.
castle-do-sure = Allora { $name }.
castle-do-spy = Spia { $name }
castle-do-offer = Dai questa carta
castle-do-challenge = Sfida { $name }
castle-do-profession = Usa quel che è sul vassoio
castle-do-proclaim = Tieni premuta la cera per proclamare
castle-wax-on = Ancora un po’ …
castle-wax-again = Tocca ancora per sigillare
castle-do-name = Tieni premuta la cera: nomina { $name }
castle-do-seal = Sigilla
castle-do-play = Gioca quel che è sul vassoio
castle-do-give = Dai questa carta
castle-do-answer = Rispondi così
castle-do-take = Prendi questa carta
castle-do-set_top = Mettile in cima
castle-do-coat = Diventalo
castle-do-pass = Passa
castle-duel-sealing = Monete sigillate: { $names }
castle-duel-wins = { $me ->
    [yes] Vinci il duello!
   *[no] { $name } vince il duello!
}
castle-duel-draw = Pareggio!
castle-duel-undone = Il Medico lo annulla!
castle-duel-stopped = Il Prete ferma il duello!
castle-duel-alone = Tutti i sostenitori sono fuori.
castle-scroll-title = Che cosa serve per proclamare
castle-scroll-held = Devono essere in mano a una sola società. Per la tua, almeno uno devi averlo tu.
castle-scroll-odd = Alla società più piccola ne bastano due. Nessuno sa quale sia.
castle-scroll-bags = Il mazzo non è vuoto: le Borse non contano.
castle-scroll-names = Prima si girano le tue carte. Poi nomini gli altri, uno per uno.
castle-scroll-how = Tieni premute le carte e scorri in alto come proclami.
castle-stands = { $me ->
    [yes] Ti alzi.
   *[no] { $name } si alza.
}
castle-stands-own = «Abbiamo quello che ci serve!»
castle-stands-rival = «I rivali hanno tutto, e so chi!»
castle-stands-solo = «Il Sigillo della Loggia è mio!»
castle-pedestal-empty = Un piedistallo vuoto
castle-pedestal-none = Niente che conti
castle-pedestal-count = { $what }: { $counted }
castle-pedestal-how = Tocca una testa o trascinala su un piedistallo.
castle-wait-naming = { $name } nomina, uno per uno, chi ha quello che serve.
castle-banner = Vittoria: { $party }!
castle-end-lost = Hai perso.
castle-do-all = Tieni premuta la cera: è tutto
castle-known-hold = Tieni premuto: ciò che so
castle-known-tap = Tocca: ciò che so
castle-known-title = Ciò che so
castle-known-last = Ciò che ho visto per ultimo
castle-known-people = Di chi mi fido?
castle-known-heard = Ciò che ho visto solo io
castle-known-deal = All’inizio
castle-known-rows = Ogni riga: che cosa ha fatto questa persona agli altri.
castle-known-how = Scorri per voltare pagina.
castle-known-how-tap = Tocca per voltare pagina.
castle-known-me = mi conosce
castle-known-ties = Chi ha fatto cosa a chi
castle-known-looked = ha visto la società
castle-known-backed = ha sostenuto
castle-known-opposed = si è opposto a
castle-known-refused = ha rifiutato
castle-known-stole = ha derubato
castle-known-traded = ha scambiato con
castle-known-turn = Turno { $turn }
castle-known-news = Tieni premuto il taccuino: c’è qualcosa di nuovo.
castle-known-kept = Tieni premuto il taccuino: ciò che hai visto per ultimo è in testa.
castle-guess-hold = Tieni premuto: i miei sospetti
castle-guess-tap = Tocca: i miei sospetti
castle-guess-title = Per chi li prendo
castle-guess-how = Scorri in su o in giù per scegliere qualcuno, di lato per cambiare. Lo vedi solo tu.
castle-guess-how-tap = Tocca per cambiare; dopo la terza volta tocca al prossimo. Lo vedi solo tu.
castle-guess-of = { $name }: { $guess }. Premi per cambiare.
castle-guess-none = non so
castle-guess-friend = amico
castle-guess-foe = nemico

# Il primo viaggio
castle-lesson-begin = Primo viaggio: s’impara in tre minuti
castle-lesson-title = Primo viaggio
castle-lesson-hide = Nascondi i biglietti
castle-lesson-show = Mostra i biglietti
castle-lesson-cards = Tieni premute le carte qui sotto. Sei dell’Ordine, un Bruto, con una Borsa dei Segreti. All’Ordine servono tre Chiavi tra amici. (Qui le carte sono sempre le stesse; in una vera partita nessuno le nomina.)
castle-lesson-spy = Chi ha una Chiave? Premi “Spia”, tocca { $two } e fallo.
castle-lesson-offer = Hai visto una carta di { $two }: una Chiave (tieni premuto il taccuino: è lì). Premi “Scambia”, tocca { $two }, tieni premute le carte, scorri la Borsa in alto e dalla.
castle-lesson-draw = { $two } ha preso la Borsa e ti ha dato la Chiave. Chi dà via una Borsa può pescare una carta: usala. (L’ordine delle tue carte cambia a ogni domanda: così nessuno può leggere il tuo pollice.)
castle-lesson-duel = Hai pescato una seconda Chiave! Ma { $two } è dei tuoi? Premi “Duello”, tocca { $two } e sfida.
castle-lesson-thug = { $one } sta con te, { $three } con { $two }: pareggio. Ma il tuo Bruto vale uno in più: tieni premute le carte, scorrilo in alto e giocalo.
castle-lesson-look = Hai vinto: puoi guardare la società di { $two } o rubare un oggetto. Tieni premute le carte, scorri “guardare la società” in alto e sigillalo.
castle-lesson-known = Hai visto la società di { $two }. Tutto ciò che viene mostrato solo a te è nel taccuino, accanto alle carte: tienilo premuto.
castle-lesson-answer = { $two } è dei tuoi e ti offre la terza Chiave. Vale anche in mano a un amico: tieni premute le carte, scorri “rifiutare” in alto e rispondi così.
castle-lesson-proclaim = Due Chiavi sono tue, la terza è di { $two }. Premi “Proclama”, tieni premute le carte, scorri “la nostra società ha tutto” in alto, poi tieni premuta la cera.
castle-lesson-name = Ora nomina chi è dei tuoi: tocca { $two }, o trascina la testa su un piedistallo, poi tieni premuta la cera.
castle-lesson-all = Tre Chiavi sono sul tavolo. Tieni premuta ancora la cera: è tutto.
castle-lesson-wait = { $window ->
    [d4] Ora un Ipnotizzatore potrebbe allontanare un sostenitore. Tu non lo sei: aspetta e basta.
   *[other] Altri possono ancora giocare qualcosa. Qui non ti serve altro: aspetta e basta.
}
castle-lesson-again = { $tries ->
    [1] Non quella: riprova.
   *[other] Ancora no (tentativo { $tries }). Fai proprio questo:
}
castle-lesson-watch = { $window ->
    [answer] Aspetta la risposta.
    [duel] Il duello continua. Guarda come va a finire.
   *[other] Gli altri proseguono. Guarda che cosa fanno.
}
castle-lesson-free = Hai lasciato la strada del primo viaggio: d’ora in poi gli altri giocano liberamente, e tu pure.
castle-lesson-done = Hai vinto il tuo primo viaggio. E ora, con gli amici!
