# What is refused, and what would be right
refused-in-line = Riga { $line }:
refused-game = Non c’è un gioco «{ $game }». C’è: { $known }.
refused-bot = Nessun bot si chiama «{ $bot }». Ci sono: { $known }.
refused-bots = --bots vuole un nome, o { $seats } per { $seats } posti, non { $given }.
refused-seats = { $game } vuole qui { $allowed } posti, non { $seats }.
refused-seat = Il posto { $seat } non è a questo tavolo; i posti vanno da 1 a { $seats }.
refused-option = { $game } non ha l’opzione «{ $option }». Ha: { $known }.
refused-option-form = --option vuole CHIAVE=VALORE, non «{ $text }».
refused-value = { $option } = { $value } è rifiutato. Può essere: { $allowed }.
refused-first_wolf = La prima distribuzione di un Lupo scelto e il primo Lupo vanno insieme: imposta entrambi o nessuno (first_deal, first_wolf da 0).
refused-first_wolf_of_three = three_player_start è per tre giocatori, quindi first_wolf può essere 0, 1 o 2.
refused-language = Non c’è la lingua «{ $language }». Ci sono: { $known }.
refused-book = Non c’è un libro di regole «{ $book }». Ci sono: { $known }.
refused-rule = { $book } non ha la regola «{ $number }». Vicine: { $near }.
refused-file-read = { $file } non si può leggere: { $why }.
refused-file-written = { $file } non si può scrivere: { $why }.
refused-no-such-game = { $file } non ha una partita numero { $number }.
refused-empty = Il file non contiene registrazioni.
refused-cut = La riga non ha fine: la registrazione è stata troncata.
refused-format = Questa non è una registrazione di nightcoach: { $why }
refused-check = La somma di controllo non torna: la registrazione è stata modificata dopo.
refused-version = La registrazione è della versione { $theirs } di { $game }; questa è la versione { $ours }.
refused-content = La registrazione non si può giocare: { $why }
refused-commitment = Il seme non è quello sigillato prima della distribuzione.
refused-replay = La partita non si rigioca: { $why }
refused-outcome = La partita finisce diversamente da quanto dice la registrazione.
refused-final = L’ultima posizione non è quella della registrazione.
refused-move = «{ $words }» non è una mossa di questo gioco.
refused-move_code = Nessuna mossa ha il codice { $code }; i codici vanno da 0 a { $last }.
refused-sealed = Questa scelta non è aperta. Il perché non lo sa nessuno, così non rivela niente.
refused-over = La partita è finita; nessuno può più muovere.
refused-not_asked = Ora non tocca al posto { $seat }; tocca a: { $asked }.
refused-not_legal = «{ $words }» ora non è possibile per il posto { $seat }. Possibile: { $legal }
refused-notation = «{ $position }» non è una posizione: { $why }
refused-worker = Un processo della simulazione è morto. Riprova con meno --jobs.
refused-watcher = Il posto { $seat } non è a questo tavolo; i posti vanno da 0 a { $last }.
refused-redeal = Non si è trovata una partita che corrisponda a ciò che questo posto ha sentito.
refused-blank = La riga è vuota; un file di registrazioni non ne ha.
refused-line_end = La riga finisce con CR LF, come su altri sistemi; una registrazione finisce con LF soltanto.
refused-seed = Il seme non è lungo 32 byte.
refused-spelling = La registrazione non è nella sua unica grafia canonica.
refused-option-twice = L’opzione «{ $option }» è data due volte.
refused-output = L’output non si può scrivere: { $why }.
refused-notation-seat = --notation mostra le scelte di tutti, quindi senza --seat.

# At a table
refused-not_host = Può farlo solo l’host del tavolo.
refused-not_lobby = Si può fare prima che la partita cominci, non ora.
refused-not_playing = A questo tavolo ora non si sta giocando.
refused-not_over = La partita non è ancora finita.
refused-not_seated = Per questo serve un posto, e tu stai guardando.
refused-not_bot = Al posto { $seat } non c’è un bot.
refused-not_between = I posti cambiano fra una mano, o un turno, e l’altro. Riprova fra poco.
refused-is_away = { $name } non c’è. Dai il cappello a qualcuno che è qui.
refused-no_person = Qui nessuno ha il numero { $person }.
refused-no_place = Nessun bot ha il posto numero { $place }.
refused-no_seat = Questo tavolo non ha un posto { $seat }.
refused-no_table = Non c’è un tavolo «{ $table }». Ricontrolla il codice.
refused-no_record = Questo tavolo non ha una registrazione numero { $number }.
refused-no_window = Questo gioco non chiede mai «{ $window }». Chiede: { $known }.
refused-no_theatre = Ora non hai niente da recitare.
refused-no_stand_in = Nessuno gioca per te; il tuo posto è tuo.
refused-no_clock = Nessun orologio sta girando.
refused-no_more = Dieci secondi in più si chiedono una volta sola, mentre una domanda breve ti aspetta.
refused-has_seat = Hai già un posto.
refused-other_has_seat = { $name } ha già un posto.
refused-sits_bot = Al posto { $seat } c’è un bot; si può prendere il suo posto.
refused-full = Tutti i { $most } posti sono occupati.
refused-crowded = A questo tavolo non c’è spazio per più di { $most } persone.
refused-locked = Questo tavolo è chiuso. Chiedi all’host di aprirlo.
refused-kicked = L’host ha deciso che non puoi più stare a questo tavolo.
refused-kick_self = Non puoi mandare via te, ma puoi lasciare il tavolo.
refused-gone = Hai già lasciato il tavolo; puoi tornare quando vuoi.
refused-muted = L’host ti ha tolto la parola.
refused-late = Intanto la domanda è cambiata. Guarda di nuovo.
refused-grave = Questa mossa chiude la partita. Puoi farla solo tu, al momento giusto.
refused-paused_already = Gli orologi sono già così.
refused-luck = Questo dispositivo ha già aggiunto la sua fortuna alla prossima partita.
refused-no_character = A questo tavolo non c’è l’immagine “{ $character }”. Ci sono: { $known }.
refused-character_taken = Questa immagine ce l’ha già qualcuno. Scegline un’altra.
refused-arrange = Una disposizione nomina ogni posto una volta: { $known }.
refused-name = Un nome ha da 1 a { $most } caratteri visibili.
refused-sentence = Questa frase non c’è. Ci sono: { $known }.
refused-say_nothing = In questo testo non c’è niente da vedere.
refused-talk_fast = Era molto tutto insieme. Aspetta qualche secondo.
refused-hour_full = Questo tavolo ha scritto quanto può in un’ora. Aspetta qualche minuto.
refused-table_full = Il registro di questo tavolo è pieno. Una partita in corso continua; poi aprite un nuovo tavolo.
refused-watching = Uno schermo da tavolo può solo guardare. Unisciti al tavolo per partecipare.
refused-elsewhere = Il tuo posto è aperto su troppi dispositivi. Chiudine uno.
refused-token = Questo tavolo non conosce la chiave del tuo posto. Unisciti di nuovo.
refused-silence = Per te ora è il momento di tacere. Si parlerà più tardi.
refused-no_bots = A questo tavolo i bot non sono permessi. L’opzione “Bot” li permette.
refused-fixed_time = Una notte dura il suo tempo. Nessuno può allungarla o accorciarla.
refused-not_narrator = Può farlo solo chi narra questa partita.
refused-narrator_seated = Chi narra vede tutto e non occupa un posto. Nel menu, tra le persone, sul tuo nome: “Guarda la prossima partita”.
refused-narrator_plays = Chi narra ha visto tutto e non può giocare in questa partita.
refused-not_by_hand = Finisce da sé: con l’ultima risposta, o quando il tempo è scaduto.
refused-host_sits = Chi ha scelto una lista nascosta di personaggi la conosce e non occupa un posto. Con preset = lot non la conosce nessuno.

# Options of Lupus in Tabula that do not go together
refused-custom_list = Questa lista di personaggi (custom_list) non va: { $fault ->
    [total] ne ha { $found }, e si gioca da 8 a 24
    [wolves] in così tanti i Lupi mannari sono { $wanted }, non { $found }
    [seer] c’è esattamente un Veggente, non { $found }
    [masons] i Massoni sono nessuno o due, non { $found }
    [one] { $name } c’è una volta, non { $found }
    [least] { $name } è per { $wanted } giocatori o più, non per { $found }
    [stock] le carte dei Villici sono { $wanted }, non { $found }
    [twice] { $name } c’è due volte
    *[word] “{ $name }” non è un personaggio con il suo numero, come in werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = Una lista tua vuole preset = custom e una custom_list, e nessun’altra scelta ne ha una.
refused-seated_host = Un host che gioca può nascondere i personaggi (role_list = { $role_list }) solo se li sceglie la sorte: preset = lot.
refused-betraying_list = Dodici Villici e un Indemoniato nascosto farebbero tredici nella lista, e tutti potrebbero contare. Scegli un’altra lista.
refused-wolf_chat = Il branco può scrivere (wolf_chat) solo se ciascuno è altrove: place = remote. In una stanza si vede chi scrive.
refused-narrator_chair = La sedia di chi narra (narrator_chair) vuole narrator = human e sta davanti a uno dei posti.
refused-no_limit = { $option } può essere senza limite solo se narra una persona: narrator = human.
refused-wise_narrator = Il vecchio saggio (wise_old_man) è per un gioco senza narratore.
refused-wise_list = Il vecchio saggio (wise_old_man) gioca con 2 Lupi mannari, 1 Veggente e 5 Villici.
refused-wise_lot = Il vecchio saggio (wise_old_man) non va con i personaggi a sorte senza i numeri del libretto.

# At the server’s door
refused-too_fast = Troppe volte. Aspetta un minuto.
refused-too_large = Il messaggio supera { $most } byte.
refused-many_tables = Questo server ha tutti i tavoli che può reggere. Riprova più tardi.
refused-hello_first = Prima di’ hello.
refused-hello_twice = Hello è già stato detto. Per rivedere tutto, di’ resync.
refused-malformed = Questo messaggio non si capisce: { $why }
refused-protocol = Questo server parla il protocollo { $ours }, non { $theirs }. Ricarica la pagina.
refused-no_page = A questo indirizzo non c’è niente.
refused-origin = Questa pagina appartiene a un altro sito. Apri l’indirizzo del tavolo stesso.
refused-host = Questo server non si chiama «{ $name }». Chi lo gestisce può permettere il nome: --allowed-host { $name }
refused-content_type = Il contenuto deve essere JSON, con content-type application/json.
refused-metrics = Le misure si vedono sulla macchina del server, o con il suo token.
refused-store = Database: { $why }
refused-reload = Il tavolo si sta ricaricando. Riprova.
refused-damaged = Ciò che questo tavolo ha salvato non si può più leggere. Apri un nuovo tavolo; chi gestisce il server può ripristinare una copia.

# Running the server
refused-port = Impossibile ascoltare su { $host }, porta { $port }: { $why }. Scegli un’altra porta con --port.
refused-certificate = { $cert } e { $key } non sono un certificato con la sua chiave: { $why }.
refused-public_url = --public-url comincia con https:// o http://, non con «{ $url }».
refused-allowed_host = --allowed-host prende un nome come play.example.org, non «{ $name }».
refused-limit = --limit vuole CHIAVE=NUMERO, non «{ $text }». Chiavi: { $known }.
refused-log_level = Non c’è un livello di log «{ $level }». Ci sono: debug, info, warning, error.
refused-delete = Nomina i tavoli da cancellare, o indica --older-than GIORNI: uno dei due.
refused-held_another = Chi ha già occupato un altro posto in questa partita ne conosce i segreti e ora può solo guardare.
refused-asking = Al tavolo si sta già chiedendo di un posto. Aspetta che sia deciso.
refused-asked_lately = Di questo posto si è chiesto a tutti poco fa. Riprova fra { $minutes } min.
refused-emptied = Chi sedeva lì è stato mandato via. Il posto resta così fino alla fine della partita.
refused-too_few = Ciò che un posto sa resta segreto per tutta la partita: devono essere d’accordo almeno due giocatori presenti. Puoi guardare questa partita e giocare la prossima.
refused-nothing_asked = Ora non si chiede a nessuno di questo posto.
