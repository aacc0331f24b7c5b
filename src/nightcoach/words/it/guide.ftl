# The shelf of games
game-players = { $fewest }–{ $most } giocatori
game-minutes =
    { $exact ->
        [yes] circa { $to } minuti
       *[no] { $from }–{ $to } minuti
    }

# Options of any game
option-on = sì
option-off = no
option-seconds = { $n } s
option-unlimited = senza limite
option-seat = Posto { $n }
option-none = nessuno

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
