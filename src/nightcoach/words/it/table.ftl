# Lines of the table among the talk
note-joined = { $name } si unisce al tavolo.
note-renamed = { $old } ora si chiama { $name }.
note-left = { $name } ha lasciato il tavolo.
note-took_over = { $name } prende il posto del bot { $bot }.
note-reseated = { $name } prende il posto di { $old }.
note-seat_asked = { $name } vorrebbe il posto di { $seat }. Si chiede a tutti quelli che giocano.
note-seat_kept = Il posto di { $seat } resta com’è: non tutti hanno accettato { $name }.
note-kicked = L’host ha mandato via { $name }.
note-hat = Ora l’host è { $name }.
note-locked = Il tavolo è chiuso: nessun altro può unirsi.
note-unlocked = Il tavolo è di nuovo aperto.
note-muted = L’host ha tolto la parola a { $name }.
note-unmuted = { $name } può parlare di nuovo.
note-paused = { $name } ha fermato gli orologi.
note-resumed = { $name } fa ripartire gli orologi.
note-extended = { $seconds } secondi in più.
note-ended = L’host ha chiuso la partita.
note-ended_version = La partita è finita: Nightcoach è stato aggiornato, ed era cominciata con altre regole.
note-ended_long = La partita è durata così a lungo che il tavolo l’ha chiusa.
note-ended_operator = Chi gestisce questo server ha chiuso la partita.
note-restart = Nightcoach si riavvia tra { $minutes } min. Non dovete fare nulla: la partita riprende da dov’era.
note-restart_now = Nightcoach si sta riavviando. Non dovete fare nulla: la partita riprende da dov’era.
note-rematch = Un’altra partita!

# What a player can say with one tap
say-hello = Ciao a tutti!
say-hurry = Dai, sbrigatevi!
say-wait = Aspettate un attimo!
say-trust_me = Fidatevi di me!
say-liar = Bugia!
say-well_played = Bella giocata!

# Serving tables, and looking after them
serve-address = Nightcoach è pronto all’indirizzo { $url }
serve-table = Un tavolo è aperto. Link: { $link }  Codice: { $code }
serve-stop = Ctrl+C per fermare; i tavoli restano conservati.
serve-files = Solo { $files } file possono essere aperti insieme: c’è posto per { $connections } connessioni invece di { $wanted }. Per averne di più, alza il limite rigido (ulimit -Hn, LimitNOFILE).
tables-backed-up = { $tables ->
    [one] { $tables } tavolo è salvato in { $file }.
   *[other] { $tables } tavoli sono salvati in { $file }.
}
tables-deleted = { $tables ->
    [one] { $tables } tavolo è cancellato.
   *[other] { $tables } tavoli sono cancellati.
}
