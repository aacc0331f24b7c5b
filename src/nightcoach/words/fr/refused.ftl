# What is refused, and what would be right
refused-in-line = Ligne { $line } :
refused-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refused-bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $known }.
refused-bots = --bots prend un nom, ou { $seats } pour { $seats } sièges, pas { $given }.
refused-seats = { $game } prend ici { $allowed } sièges, pas { $seats }.
refused-seat = Le siège { $seat } n’est pas à cette table ; les sièges vont de 1 à { $seats }.
refused-option = { $game } n’a pas d’option « { $option } ». Il a : { $known }.
refused-option-form = --option prend CLÉ=VALEUR, pas « { $text } ».
refused-value = { $option } = { $value } est refusé. Valeurs possibles : { $allowed }.
refused-first_wolf = first_wolf donne le siège du premier Loup (à partir de 0) avec first_deal=chosen_wolf, et seulement là.
refused-first_wolf_of_three = three_player_start est pour trois joueurs : first_wolf peut valoir 0, 1 ou 2.
refused-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
refused-book = Il n’y a pas de livre de règles « { $book } ». Il y a : { $known }.
refused-rule = { $book } n’a pas de règle « { $number } ». Proches : { $near }.
refused-file-read = { $file } ne peut pas être lu : { $why }.
refused-file-written = { $file } ne peut pas être écrit : { $why }.
refused-no-such-game = { $file } n’a pas de partie numéro { $number }.
refused-empty = Le fichier ne contient aucun enregistrement.
refused-cut = La ligne n’a pas de fin : l’enregistrement a été coupé.
refused-format = Ce n’est pas un enregistrement de nightcoach : { $why }
refused-check = La somme de contrôle ne correspond pas : l’enregistrement a été modifié après coup.
refused-version = L’enregistrement vient de la version { $theirs } de { $game } ; celle-ci est la version { $ours }.
refused-content = L’enregistrement ne peut pas être joué : { $why }
refused-commitment = La graine n’est pas celle qui avait été scellée avant la donne.
refused-replay = La partie ne se rejoue pas : { $why }
refused-outcome = La partie finit autrement que ne le dit l’enregistrement.
refused-final = La dernière position n’est pas celle de l’enregistrement.
refused-move = « { $words } » n’est pas un coup de ce jeu.
refused-move_code = Aucun coup n’a le code { $code } ; les codes vont de 0 à { $last }.
refused-sealed = Ce choix n’est pas ouvert. Un choix scellé se fait une seule fois, par ceux à qui on le demande.
refused-over = La partie est finie ; plus aucun coup n’est possible.
refused-not_asked = Ce n’est pas au siège { $seat } maintenant ; c’est à : { $asked }.
refused-not_legal = « { $words } » n’est pas possible pour le siège { $seat } maintenant. Possible : { $legal }
refused-notation = « { $position } » n’est pas une position : { $why }
refused-worker = Un processus de la simulation est mort. Réessaie avec moins de --jobs.
refused-watcher = Le siège { $seat } n’est pas à cette table ; les sièges vont de 0 à { $last }.
refused-blank = La ligne est vide ; un fichier d’enregistrements n’en a pas.
refused-line_end = La ligne finit par CR LF, comme sur d’autres systèmes ; un enregistrement finit par LF seul.
refused-seed = La graine ne fait pas 32 octets.
refused-spelling = L’enregistrement n’est pas dans sa seule écriture canonique.
refused-option-twice = L’option « { $option } » est donnée deux fois.
refused-output = La sortie ne peut pas être écrite : { $why }.
refused-later = { $game } n’est pas encore prêt. Ses règles se lisent déjà : nightcoach rules { $game }
refused-notation-seat = --notation montre les choix de tous, donc sans --seat.
