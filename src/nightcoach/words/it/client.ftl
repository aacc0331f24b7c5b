# Running the server
client-tagline = Giochi di identità nascoste, fra amici nella stessa stanza o lontani.
client-loading = Un attimo…
client-noscript = Nightcoach ha bisogno di JavaScript. Attivalo per questa pagina e ricaricala.

# Everywhere
ui-close = Chiudi
ui-back = Indietro
ui-home = Alla pagina iniziale
ui-again = Riprova
ui-understood = Va bene
ui-you = tu

# The connection
net-offline = Il server non risponde. Sei sulla stessa Wi-Fi del computer dell’host? Allora riprova.
net-lost = La connessione è caduta. Continuiamo a provare; il tuo posto è al sicuro.
net-elsewhere = Il tuo posto è aperto anche su un altro dispositivo.
net-here = Gioca qui
net-closed = Per te il tavolo è chiuso
net-closed-text = Il tavolo ha chiuso la connessione. Ricarica la pagina, o chiedi all’host.
broken-title = Qualcosa si è rotto
broken-text = Il tuo posto è al sicuro. Ricarica la pagina.
missing-title = Qui non c’è niente
missing-text = Questa pagina non esiste. Forse il link è incompleto?

# The first page
home-code = Hai un codice?
home-join = Entra
home-return = Torna al tuo tavolo: { $game }
home-games = Stasera si gioca
home-new = Apri un tavolo
home-rules = Come si gioca
new-title = Apri un tavolo
new-make = Apri il tavolo
new-next = Poi gli amici entrano con codice QR, link o codice, e i bot possono riempire i posti liberi.
new-guest = Viaggiatore

# Who I am
dress-name = Il tuo nome
dress-name-missing = Dicci il tuo nome.
dress-name-example = Anna
dress-change = Scegli il tuo animale e il colore
dress-character = Animale
dress-color = Colore

# The door of a table
join-title = Unisciti al tavolo
join-table = Tavolo { $code }
join-first = Sei la prima persona qui: farai da host.
join-sit = Prendi posto
join-come = Entra
join-watch = Guarda e basta
join-screen = Schermo da tavolo
join-screen-about = Lo schermo da tavolo è per una TV o un tablet al centro: mostra solo ciò che tutti possono vedere.
join-running = C’è una partita in corso. Puoi guardare, e prendere il posto di un bot fra una mano, o un turno, e l’altro.
join-running-agree = Una partita è in corso. Puoi guardare, e chiedere il posto di un bot: lo avrai se tutti quelli che giocano sono d’accordo.
join-lost = Il tuo dispositivo ha perso il posto? Entra: l’host può ridartelo.
join-lost-agree = Il tuo dispositivo ha perso il tuo posto? Entra; chi ospita può chiedere a tutti quelli che giocano di ridartelo.
join-full = Tutti i posti sono occupati. Puoi guardare.

# Before the game
options-title = Regole di questo tavolo
options-changed = { $changed ->
    [0] come al solito
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
}
options-tonight = Per stasera
options-house = Regole della casa
options-clocks = Orologi
lobby-first-calm = In questa prima partita i bot se la prendono comoda. Poi sono più svelti, se chi ospita non sceglie altro.
lobby-invite = Fai scansionare questo agli altri, o detta il codice.
lobby-qr = Codice QR con il link a questo tavolo
lobby-code = Codice: { $code }
lobby-copy = Copia link
lobby-copied = Il link è copiato.
lobby-select = Questo browser non sa copiare. Seleziona il testo a mano.
lobby-share = Condividi
lobby-people = Chi c’è
lobby-seats = Posti: { $taken } su { $most }
lobby-arrange = Sedete così, in senso orario? Se no, trascina i posti.
lobby-move = Posto { $seat }, { $name }: trascinalo, o usa i tasti freccia
lobby-host = Host
lobby-away = non c’è
lobby-bot = bot
lobby-bot-add = Aggiungi un bot
lobby-bots-fill = Riempi { $missing } posti con i bot
lobby-bot-away = Manda via { $name }
lobby-bots-allow = Permetti i bot
lobby-watching = Pubblico:
lobby-sit = Prendi posto
pick-title = La tua immagine in questa partita
pick-about = Chi non ne ha una all’inizio della partita ne riceve una a caso.
pick-taken = { $character }, presa da { $name }
lobby-start = Inizia la partita
lobby-drawing = Si sta estraendo la fortuna di tutti…
lobby-missing = { $missing ->
    [one] Manca un giocatore o un bot
   *[other] Mancano { $missing } giocatori o bot
}
lobby-wait = Aspettiamo che { $host } faccia partire la partita.
lobby-no-host = Chi arriva per primo fa da host.
lobby-learn = Come si gioca

# The menu
menu-title = Menu
menu-pause = Ferma gli orologi
menu-go-on = Riavvia gli orologi
menu-extend = 30 secondi in più
menu-people = Persone
menu-lock = Chiudi: non entra più nessuno
menu-unlock = Riapri il tavolo
menu-pace = Ritmo dei bot
menu-pace-calm = calmo
menu-pace-quick = veloce
menu-pace-instant = immediato
menu-device = Cambia dispositivo
menu-end = Termina per tutti
menu-end-sure = La partita si ferma ora, nessuno vince e tutto ciò che era nascosto viene mostrato.
menu-leave = Lascia il tavolo
menu-leave-game = Un bot ti sostituisce finché non torni con lo stesso link.
menu-leave-sure = Puoi tornare con lo stesso link.
people-watching = guarda
people-muted = non può parlare
people-dress = Cambia
people-stand = Guarda la prossima partita
people-ignore = Nascondi ciò che dice
people-hear = Mostra ciò che dice
people-rename = Rinomina
people-hat = Rendi host
people-mute = Togli la parola
people-unmute = Ridai la parola
people-reseat = Assegna il posto di { $name }
people-kick = Manda via
people-kick-sure = { $name } dovrà lasciare il tavolo; durante una partita un bot prende il posto, se i bot sono permessi.
people-kick-lasting = In questo gioco il posto resta poi al bot, o all’orologio, fino alla fine.
people-taken = Il posto ora è tuo, { $name }.
people-take-later = Avrai il posto di { $name } appena finisce questa mano.
seat-ask-title = Un posto per { $name }?
seat-ask-text = { $name } vorrebbe il posto di { $seat } e vedrebbe tutto ciò che questo posto ha e sa. Solo se tutti quelli che giocano sono d’accordo. Nessuno saprà chi ha detto cosa; nessuna risposta vale no.
seat-ask-yes = D’accordo
seat-ask-no = Meglio di no
seat-ask-answered = Hai risposto. Finché non sono tutti d’accordo e c’è tempo, puoi ancora cambiare idea.
seat-wished = A tutti quelli che giocano si chiederà se puoi avere il posto di { $name }: quando comincia il prossimo turno o giorno.
seat-wished-for = Hai chiesto il posto di { $name }. Tutti quelli che giocano devono essere d’accordo.
people-take-agree = Chi si siede vede ciò che il posto ha. Perciò tutti quelli che giocano devono essere d’accordo.
people-reseat-agree = Questa persona vedrà ciò che il posto ha. Perciò prima si chiede a tutti quelli che giocano.
people-reseat-asked = A tutti quelli che giocano si chiederà se { $name } può avere il posto: quando comincia il prossimo turno o giorno.
people-take = Sostituisci un bot
people-take-seat = Prendi il posto di { $name }
device-about = Scansiona questo con l’altro dispositivo. Il tuo posto si apre lì, e puoi continuare nel mezzo della partita. Chi ha questo codice ha il tuo posto: non mostrarlo a nessuno.
device-take = Questo link apre un altro posto a questo tavolo. Prenderlo su questo dispositivo al posto del tuo?
device-show = Tieni premuto per il codice del tuo posto
device-qr = Codice QR con la chiave del tuo posto
device-copy = Copia il link del tuo posto
device-copied = Copiato. Mandalo solo a te.

# Talk and story
talk-title = Chiacchiere
talk-new = Chiacchiere, novità
talk-none = Nessuno ha ancora detto niente.
talk-sentences = Con un tocco
talk-write = Di’ qualcosa a tutti
talk-write-circle = Scrivi alla tua cerchia, se ne hai una
talk-send = Invia
story-title = La storia finora
story-none = La storia non è cominciata.
story-only = Solo ciò che riguarda { $name }
story-rule = Regola { $rule }
story-rules = Numeri delle regole
story-aside-hold = Tieni premuto: con ciò che hai visto solo tu
story-aside-tap = Tocca: con ciò che hai visto solo tu

# During a game
game-seconds = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
game-ask = La domanda
game-your-turn = Tocca a te
game-sending = In viaggio …
game-watching = Stai guardando
game-paused = Gli orologi sono fermi.
chooser-confirm = Sì: { $move }
chooser-again = Cambia scelta
reel-help = Solo tu vedi le tue scelte, finché tieni premuta la barra. Scorri a sinistra o a destra: ciò che lasci è scelto.
reel-help-tap = Solo tu vedi le tue scelte, per qualche secondo dopo aver toccato la barra. Ogni tocco mostra la prossima: l’ultima è scelta.
reel-looked = Di nuovo nascosto. Usa ancora la barra per guardare o per cambiare.
reel-hold = Tieni premuto e scorri
reel-tap = Tocca: mostra, poi la prossima
reel-slide = Scorri per scegliere
reel-nothing = Qui non hai niente da usare.
reel-do = Fai ciò che ho scelto
reel-missing = Non hai ancora scelto, o non tutto: usa la barra.
short-more = 10 secondi in più
short-pass = Passa per tutto il turno
short-passing = Passi per tutto questo turno.
short-asked = Ti viene chiesto di nuovo.
short-stop = Chiedimi ancora
plain-seats = I posti
plain-asked = di turno
plain-secrets = Tieni premuto per i tuoi segreti
absent-stand-in = Un bot gioca per te.
absent-back = Riprendo il mio posto
absent-done = { $times ->
    [one] Tempo scaduto o assente: una scelta è stata fatta per te.
   *[other] Tempo scaduto o assente: { $times } scelte sono state fatte per te.
}
absent-again = Dopo due tempi scaduti di fila un bot gioca finché non riprendi il tuo posto.
absent-show = Tieni premuto per vedere
absent-times = A tuo nome: { $times }
narrator-close = Chiudi questa fase

# The stage of Eat Me If You Can!
stage-over = La fine
held-tap = Tocca per vedere
wait-choose = Aspettiamo { $names }.

# After the game
over-title = La fine della partita
over-you-win = Hai vinto!
over-wins = Vittoria per { $names }!
over-win-together = Vincono { $names }!
over-winner = vittoria
over-ended = La partita è stata chiusa
over-rematch = Gioca ancora
over-wait = { $host } può chiamare un’altra partita.
over-fair = Partita onesta?
over-fair-yes = Sì. La sorte è stata sigillata prima della distribuzione, e ognuno aveva sigillato la propria fortuna prima che qualcuno mostrasse la sua. Questo dispositivo ha controllato entrambe le cose, e la sua fortuna c’è.
over-fair-pledges = La fortuna degli altri non è quella che avevano sigillato! Chiedi all’host.
over-fair-no = Il sigillo non torna! Chiedi all’host.
over-fair-late = Il sigillo combacia. Questo dispositivo non ha aggiunto fortuna prima della distribuzione e non può garantire di più.
over-fair-missing = Il sigillo combacia, ma la fortuna aggiunta da questo dispositivo manca nell’estrazione. Non può garantire di più; chiedi all’host.
over-fair-lesson = Era una partita guidata: le sue carte sono sempre le stesse.
over-fair-unknown = La partita non è arrivata alla fine, quindi il suo sigillo resta chiuso.
over-record = Scarica la registrazione; nightcoach verify la rigioca mossa per mossa
over-check = Per controllare da te, senza il nostro programma: python3 verify_record.py REGISTRAZIONE, con
over-seal = Il sigillo del rimescolamento: { $seal }
over-chain-yes = E da allora non è cambiato nulla: nella registrazione c’è ogni anello della catena che questo dispositivo ha visto durante la partita.
over-chain-no = La registrazione non è della partita che questo dispositivo ha visto: la sua catena è diversa. Qualcosa è stato modificato!
over-chain-unseen = Questo dispositivo non ha visto nessun anello della catena durante la partita e non può garantire che non sia cambiato nulla.
over-chain-none = Questa partita non ha una catena: nessuno può dire se qualcosa è stato modificato.
over-chain-unknown = Non è stato possibile avere la registrazione: la catena non è ancora stata controllata.
over-facts = Com’è andata

# The table screen
screen-scan = Scansiona, oppure apri
screen-code = e digita il codice
screen-speak = Leggi ad alta voce
screen-silent = Smetti di leggere
screen-sound = Audio
screen-wake = Tocca per voce e suoni

# La voce di un gioco narrato
voice-title = La voce
voice-about = Una voce guida la notte mentre tutti gli occhi sono chiusi. Viene dallo schermo del tavolo, o da un telefono al centro che non occupa alcun posto.
voice-on = Voce: sì
voice-off = Voce: no
voice-missing = Qui nessuna voce
voice-test = Prova la voce
voice-test-line = Buonasera. Questa voce guida la notte.
voice-spoken = Ora dovresti sentirla. Se no, alza il volume di questo dispositivo.
voice-none = Questo browser non ha una voce per la lingua { $language }. { $platform ->
    [android] Installane una nelle impostazioni di Android: cerca «Sintesi vocale», installa i dati vocali, poi ricarica questa pagina.
    [apple] Aggiungine una nelle impostazioni: Accessibilità, Contenuto letto ad alta voce, Voci; poi ricarica questa pagina.
    [windows] Aggiungine una nelle impostazioni di Windows: Data/ora e lingua, Voce, Aggiungi voci; poi riavvia il browser.
   *[other] Installa una sintesi vocale (su Linux: speech-dispatcher ed espeak-ng) e riavvia il browser.
} Oppure lascia che la voce sia un altro dispositivo: un telefono o un tablet senza posto al tavolo.
voice-blocked = Il browser non ha lasciato parlare la voce. Tocca di nuovo o ricarica la pagina; alcuni browser non parlano affatto, allora prendine un altro.
voice-be = Fai da voce
voice-be-about = Posa questo telefono al centro del tavolo. Si oscura e dice a tutti che cosa fare.
voice-seated = Questo telefono occupa un posto, e un telefono così resta muto: di notte un suono potrebbe tradire di chi è. Prendi un dispositivo senza posto: aprici il link, scegli «{ join-watch }», poi «{ voice-be }».
voice-human = Stasera narra una persona, perciò la voce tace.
voice-stop = Non fare più da voce
voice-waits = La voce è pronta. Comincia con la partita.
voice-volume = Volume
voice-volume-0 = Spento
voice-volume-30 = Basso
voice-volume-60 = Medio
voice-volume-100 = Alto
voice-claims = Leggi le affermazioni
voice-claims-about = Durante la discussione, la voce legge anche chi afferma di essere quale personaggio.

# The rules, the settings, the credits
rules-games = Giochi
rules-search = Cerca
rules-whole = Il libro di regole intero
rules-none = Questo gioco non ha un libro delle regole.
rules-english = Il libro è in inglese; ogni regola ha un numero.
rules-nothing = Nessun risultato per «{ $wanted }».
settings-title = Impostazioni
settings-language = Lingua
settings-text = Dimensione testo
settings-theme = Colori
settings-theme-night = Notte
settings-theme-contrast = Contrasto forte
settings-theme-day = Giorno
settings-sound = Suoni
settings-sound-about = Colpi alla porta, ululati e una campana quando tocca a te.
settings-leftHand = Mano sinistra
settings-leftHand-about = I pulsanti principali passano al pollice sinistro.
settings-calm = Meno movimento
settings-calm-about = Niente cammina, oscilla o trema.
settings-tap = Toccare senza tenere
settings-tap-about = Un tocco mostra un segreto per qualche secondo. Per mani che non possono tenere premuto.
settings-plain = Tavolo semplice
settings-plain-about = Ogni gioco come elenco di posti e pulsanti, senza scena. Comodo con gli screen reader.
settings-beside = Ciò che so, accanto alla scena
settings-beside-about = Su uno schermo largo, nei giochi che hanno queste note. Chiunque guardi questo schermo può leggerle.
credits-title = Crediti
credits-fan = Nightcoach è un progetto di fan, non ufficiale: non è fatto né approvato dagli autori e dagli editori di questi giochi. Tutti i testi sono nostri. Se un gioco ti piace, compralo!
credits-parts = Di che cosa è fatto
credits-icons = Icone:
credits-display = Titoli:
credits-text = Testo:
credits-own = Case, paesaggio e suoni: nostri.
lobby-options-back = Torna alle opzioni valide

# Per aiutare l’host, prima della partita
guide-for = per { $seats } giocatori
guide-fairest = la più equilibrata misurata
guide-odds = { $party } { $share } % ({ $low }–{ $high })
guide-games = { $games } partite
guide-off = { $off ->
    [0] in parità
    [1] 1 punto di distacco
   *[other] { $off } punti di distacco
}
guide-few = { $games ->
    [0] mai misurata
   *[other] misurata troppo poco ({ $games } partite)
}
guide-minutes = circa { $minutes } min
guide-more = Altre scelte, o una tua
guide-own = La tua scelta
guide-less = Uno in meno: { $card }
guide-one-more = Uno in più: { $card }
guide-bots = Giocato da bot ({ $date }, versione { $version }); tra parentesi il margine d’errore. Tra persone può andare diversamente.
guide-wall = tra bot; con le persone può andare diversamente
guide-hidden = La lista è nascosta e tu giochi: decide la sorte, e tu non vedi più degli altri.
guide-unfit = La tua scelta non va bene per { $seats } giocatori. Scegline un’altra.
lobby-order = Cambia l’ordine, manda via i bot
lobby-order-done = L’ordine è giusto
lobby-narrates = Tu narri: non hai un posto, vedi tutto e guidi la partita dal tuo leggio.
lobby-narrates-seated = Questa partita la narra una persona: l’host, che non ha un posto.
lobby-narrates-stand = Alzati e narra
game-narrating = Tu narri
