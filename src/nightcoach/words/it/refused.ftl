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
refused-first_wolf = first_wolf indica il posto del primo Lupo (da 0) con first_deal=chosen_wolf, e solo lì.
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
refused-sealed = Questa scelta non è aperta. Una scelta sigillata si fa una volta sola, da chi è interpellato.
refused-over = La partita è finita; nessuno può più muovere.
refused-not_asked = Ora non tocca al posto { $seat }; tocca a: { $asked }.
refused-not_legal = «{ $words }» ora non è possibile per il posto { $seat }. Possibile: { $legal }
refused-notation = «{ $position }» non è una posizione: { $why }
refused-worker = Un processo della simulazione è morto. Riprova con meno --jobs.
refused-watcher = Il posto { $seat } non è a questo tavolo; i posti vanno da 0 a { $last }.
refused-blank = La riga è vuota; un file di registrazioni non ne ha.
refused-line_end = La riga finisce con CR LF, come su altri sistemi; una registrazione finisce con LF soltanto.
refused-seed = Il seme non è lungo 32 byte.
refused-spelling = La registrazione non è nella sua unica grafia canonica.
refused-option-twice = L’opzione «{ $option }» è data due volte.
refused-output = L’output non si può scrivere: { $why }.
refused-later = { $game } non è ancora pronto. Le regole si leggono già: nightcoach rules { $game }
refused-notation-seat = --notation mostra le scelte di tutti, quindi senza --seat.
