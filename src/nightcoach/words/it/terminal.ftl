# The board
board-name = Nome
board-character = Personaggio
board-points = Punti
board-you = tu

# Playing
play-your-name = Tu
play-commitment = La notte è sigillata prima della distribuzione: { $commitment }
play-seed = Il sigillo è rotto. Il seme era: { $seed }
play-unseen = Ciò che scrivi resta invisibile. (? per l’aiuto)
play-leave = Premi Invio per lasciare il tavolo.
play-left = Hai lasciato il tavolo. La partita è incompiuta.
play-input-ended = L’input è finito. La partita è incompiuta.
play-recorded = La registrazione è in { $file }. Per verificarla: nightcoach verify { $file }

# Choosing a move
choose-back = indietro
choose-yes = sì
choose-confirm = { $move }. Invio per confermare, «indietro» per cambiare:
choose-help = Scrivi un numero, una parola o il suo inizio. «indietro» torna di un passo, «regole» spiega il gioco, «regole { $rule }» mostra una regola (in inglese), «esci» lascia il tavolo.
choose-not-understood = Non è tra queste scelte. Scrivi un numero o una parola, oppure ? per l’aiuto.

# Simulating, verifying, reading
simulate-compiled = compilato
simulate-interpreted = interpretato
simulate-seat = Posto
simulate-claims = Com’è andata con le proclamazioni
simulate-claim = Proclamazione
simulate-right = Giuste
simulate-bot = Bot
simulate-wins = Vittorie
simulate-share = Quota
simulate-interval = Intervallo al 95 %
simulate-speed = { $games } partite in { $seconds } s: { $speed } partite/s, { $moves } mosse/s
simulate-length = Durata in { $unit }: media { $mean }, deviazione standard { $sd }, mediana { $median }
simulate-parties = Vittorie per parte: { $parties }
simulate-reasons = Come sono finite: { $reasons }
simulate-interrupted = Interrotto: { $games } partite su { $wanted } erano finite; sono contate e conservate.
unit-rounds = mani
unit-turns = turni
unit-days = giorni
verify-good = { $records ->
    [one] { $records } registrazione è integra: si rigioca fino alla fine scritta.
   *[other] { $records } registrazioni sono integre: si rigiocano fino alla fine scritta.
}
rules-books = Libri di regole: { $books }. Per leggerne uno: nightcoach rules { $book }, una sola regola: nightcoach rules { $book } { $rule } (in inglese)
choose-quit = esci
choose-rules = regole
choose-several = Più scelte iniziano così. Scrivi un po’ di più.
verify-unfinished = Tra queste, incompiute: { $unfinished }.
