# The board
board-name = Nom
board-character = Personnage
board-points = Points
board-you = toi

# Playing
play-your-name = Toi
play-commitment = La nuit est scellée avant la donne : { $commitment }
play-seed = Le sceau est rompu. La graine était : { $seed }
play-unseen = Ce que tu tapes reste invisible. (? pour l’aide)
play-leave = Appuie sur Entrée pour quitter la table.
play-left = Tu as quitté la table. La partie est inachevée.
play-input-ended = L’entrée est terminée. La partie est inachevée.
play-recorded = L’enregistrement est dans { $file }. Pour le vérifier : nightcoach verify { $file }

# Choosing a move
choose-back = retour
choose-yes = oui
choose-confirm = { $move }. Entrée pour confirmer, « retour » pour changer :
choose-help = Tape un numéro, un mot ou son début. « retour » revient d’un pas, « règles » explique le jeu, « règles { $rule } » montre une règle (en anglais), « quitter » quitte la table.
choose-not-understood = Ce n’est pas un de ces choix. Tape un numéro ou un mot, ou ? pour l’aide.

# Simulating, verifying, reading
simulate-compiled = compilé
simulate-interpreted = interprété
simulate-seat = Siège
simulate-claims = Ce qu’ont valu les proclamations
simulate-claim = Proclamation
simulate-right = Justes
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-speed = { $games } parties en { $seconds } s : { $speed } parties/s, { $moves } coups/s
simulate-length = Durée en { $unit } : moyenne { $mean }, écart type { $sd }, médiane { $median }
simulate-parties = Victoires par camp : { $parties }
simulate-reasons = Fins de partie : { $reasons }
simulate-interrupted = Interrompu : { $games } parties sur { $wanted } étaient terminées ; elles sont comptées et gardées.
unit-rounds = manches
unit-turns = tours
unit-days = jours
verify-good = { $records ->
    [one] { $records } enregistrement est intact : il se rejoue jusqu’à la fin écrite.
   *[other] { $records } enregistrements sont intacts : ils se rejouent jusqu’à la fin écrite.
}
rules-books = Livres de règles : { $books }. Pour en lire un : nightcoach rules { $book }, une seule règle : nightcoach rules { $book } { $rule } (en anglais)
choose-quit = quitter
choose-rules = règles
choose-several = Plusieurs commencent ainsi. Tape un peu plus.
verify-unfinished = Inachevés parmi eux : { $unfinished }.
