# The shelf of games
eatme-about = Un Lupo affamato, qualche casa nel buio: dormi bene o prepara una trappola, e bluffa a più non posso.
eatme-length = circa 20 minuti
castle-name = Il Castello del Diavolo
castle-about = Due società segrete nella stessa carrozza: scambia, duella e scopri chi sta dalla tua parte.
castle-length = circa 40 minuti
lupus-name = Lupus in Tabula
lupus-about = Di notte i lupi mannari cacciano, di giorno il villaggio accusa – e anche i fantasmi dicono la loro.
lupus-length = 30–60 minuti
game-players = { $fewest }–{ $most } giocatori

# Options of any game
option-on = sì
option-off = no
option-seconds = { $n } s
option-unlimited = senza limite
option-seat = Posto { $n }
option-none = nessuno

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

# How a table works
guide-app-1-title = Chiama gli amici
guide-app-1 = Mostra il codice QR, manda il link o detta il codice del tavolo. Loro lo aprono sul telefono, scelgono un nome e sono dentro. Nessun account, niente da installare.
guide-app-2-title = Un tavolo per tutti
guide-app-2 = Apri il tavolo su una TV o un tablet, solo per guardare: mostra tutto il tavolo, e solo ciò che tutti possono sapere. È bello averlo, ma i telefoni bastano.
guide-app-3-title = I bot riempiono i vuoti
guide-app-3 = Siete in pochi? I bot prendono i posti liberi. Non sanno niente di più di una persona al loro posto. E chi arriva tardi può prendere il posto di un bot.
guide-app-4-title = Via un momento
guide-app-4 = Telefono bloccato, rete sparita? Il posto resta tuo. Dopo un po’ un bot ti sostituisce, così gli altri possono continuare. Quando torni, con un tocco il posto è di nuovo tuo.
guide-app-5-title = Il cappello dell’host
guide-app-5 = Chi apre il tavolo porta il cappello: l’host sistema i posti, fa partire la partita e può fermare gli orologi. Il cappello può passare a un altro in qualsiasi momento. Non svela nessun segreto.
guide-app-6-title = Una notte onesta
guide-app-6 = Prima della distribuzione la sorte viene sigillata, e tutti vedono il sigillo. Poi ogni telefono aggiunge la sua fortuna: la notte la fate tutti insieme. Dopo la partita il sigillo si apre e si può controllare tutto.

# Badges
character-fox = Volpe
character-owl = Gufo
character-raven = Corvo
character-cat = Gatto
character-bear = Orso
character-hare = Lepre
character-frog = Rana
character-stag = Cervo
character-boar = Cinghiale
character-bat = Pipistrello
character-swan = Cigno
character-hedgehog = Riccio
character-mouse = Topo
character-badger = Tasso
character-snake = Serpente
character-lynx = Lince
character-traveller = Viandante
color-amber = Ambra
color-crimson = Cremisi
color-rose = Rosa
color-violet = Viola
color-indigo = Indaco
color-azure = Azzurro
color-teal = Petrolio
color-moss = Muschio
color-lime = Lime
color-copper = Rame
color-ivory = Avorio
color-slate = Ardesia

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
