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
refused-first_wolf = La première donne par un Loup choisi et le nom du premier Loup vont ensemble : règle les deux ou aucun (first_deal, first_wolf à partir de 0).
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
refused-sealed = Ce choix n’est pas ouvert. On ne dit à personne pourquoi, pour ne rien trahir.
refused-over = La partie est finie ; plus aucun coup n’est possible.
refused-not_asked = Ce n’est pas au siège { $seat } maintenant ; c’est à : { $asked }.
refused-not_legal = « { $words } » n’est pas possible pour le siège { $seat } maintenant. Possible : { $legal }
refused-notation = « { $position } » n’est pas une position : { $why }
refused-worker = Un processus de la simulation est mort. Réessaie avec moins de --jobs.
refused-watcher = Le siège { $seat } n’est pas à cette table ; les sièges vont de 0 à { $last }.
refused-redeal = Aucune partie ne correspond à ce que ce siège a entendu.
refused-blank = La ligne est vide ; un fichier d’enregistrements n’en a pas.
refused-line_end = La ligne finit par CR LF, comme sur d’autres systèmes ; un enregistrement finit par LF seul.
refused-seed = La graine ne fait pas 32 octets.
refused-spelling = L’enregistrement n’est pas dans sa seule écriture canonique.
refused-option-twice = L’option « { $option } » est donnée deux fois.
refused-output = La sortie ne peut pas être écrite : { $why }.
refused-notation-seat = --notation montre les choix de tous, donc sans --seat.

# At a table
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-not_lobby = Cela se fait avant le début d’une partie, pas maintenant.
refused-not_playing = Aucune partie n’est en cours à cette table.
refused-not_over = La partie n’est pas encore finie.
refused-not_seated = Il faut un siège pour cela, et tu regardes.
refused-not_bot = Il n’y a pas de bot au siège { $seat }.
refused-not_between = Les places changent de main entre deux manches ou deux tours. Réessaie un peu plus tard.
refused-is_away = { $name } n’est pas là. Donne le chapeau à quelqu’un de présent.
refused-no_person = Personne ici n’a le numéro { $person }.
refused-no_place = Aucun bot n’a la place numéro { $place }.
refused-no_seat = Cette table n’a pas de siège { $seat }.
refused-no_table = Il n’y a pas de table « { $table } ». Vérifie le code.
refused-no_record = Cette table n’a pas d’enregistrement numéro { $number }.
refused-no_window = Ce jeu ne demande jamais « { $window } ». Il demande : { $known }.
refused-no_theatre = Tu n’as rien à mimer maintenant.
refused-no_stand_in = Personne ne te remplace ; ton siège est à toi.
refused-no_clock = Aucune horloge ne tourne.
refused-no_more = On peut demander dix secondes de plus une seule fois, pendant qu’une question courte t’attend.
refused-has_seat = Tu as déjà un siège.
refused-other_has_seat = { $name } a déjà un siège.
refused-sits_bot = Un bot occupe le siège { $seat } ; on peut prendre sa place.
refused-full = Les { $most } sièges sont tous pris.
refused-crowded = Cette table n’a de place que pour { $most } personnes.
refused-locked = Cette table est verrouillée. Demande à l’hôte de l’ouvrir.
refused-kicked = L’hôte a décidé de ne plus te recevoir à cette table.
refused-kick_self = Tu ne peux pas te renvoyer, mais tu peux quitter la table.
refused-gone = Tu as déjà quitté la table ; tu peux revenir quand tu veux.
refused-muted = L’hôte t’a coupé la parole.
refused-late = La question a changé entre-temps. Regarde à nouveau.
refused-grave = Ce coup met fin à la partie. Il n’y a que toi qui peux le jouer, le moment venu.
refused-paused_already = Les horloges sont déjà dans cet état.
refused-luck = Cet appareil a déjà ajouté sa chance à la prochaine partie.
refused-no_character = Il n’y a pas d’image « { $character } » à cette table. Il y a : { $known }.
refused-character_taken = Quelqu’un a déjà cette image. Choisis-en une autre.
refused-arrange = Un plan de table nomme chaque place une fois : { $known }.
refused-name = Un nom a de 1 à { $most } caractères visibles.
refused-sentence = Cette phrase n’existe pas. Il y a : { $known }.
refused-say_nothing = Il n’y a rien à voir dans ce texte.
refused-talk_fast = Cela faisait beaucoup d’un coup. Attends quelques secondes.
refused-hour_full = Cette table a écrit autant qu’elle le peut en une heure. Attends quelques minutes.
refused-table_full = Le journal de cette table est plein. Une partie en cours continue ; ensuite, ouvrez une nouvelle table.
refused-watching = Un écran de table ne fait que regarder. Rejoins la table pour participer.
refused-elsewhere = Ta place est ouverte sur trop d’appareils. Ferme-en un.
refused-token = Cette table ne connaît pas la clé de ton siège. Rejoins-la à nouveau.
refused-silence = C’est pour toi le moment de te taire. On parlera plus tard.
refused-no_bots = Les bots ne sont pas permis à cette table. L’option « Bots » les permet.
refused-fixed_time = Une nuit dure ce qu’elle dure. Personne ne peut l’allonger ni la raccourcir.
refused-not_narrator = Seule la personne qui raconte cette partie peut faire cela.
refused-narrator_seated = Qui raconte voit tout et ne tient pas de siège. Dans le menu, parmi les personnes, à ton propre nom : « Regarder la prochaine partie ».
refused-narrator_plays = Qui raconte a tout vu et ne peut pas jouer dans cette partie.
refused-not_by_hand = Cela finit tout seul : avec la dernière réponse, ou quand le temps est écoulé.
refused-host_sits = Qui a choisi une liste cachée de personnages la connaît et ne prend pas de siège. Avec preset = lot, personne ne la connaît.

# Options of Lupus in Tabula that do not go together
refused-custom_list = Cette liste de personnages (custom_list) est refusée : { $fault ->
    [total] elle en a { $found }, et on joue de 8 à 24
    [wolves] à ce nombre il y a { $wanted } Loups-garous, pas { $found }
    [seer] il y a exactement un Voyant, pas { $found }
    [masons] les Francs-maçons sont absents ou deux, pas { $found }
    [one] { $name } existe une fois, pas { $found }
    [least] { $name } demande { $wanted } joueurs ou plus, pas { $found }
    [stock] il y a { $wanted } cartes de Villageois, pas { $found }
    [twice] { $name } y est deux fois
    *[word] « { $name } » n’est pas un personnage avec son nombre, comme dans werewolf:2,seer:1,villager:5
    } ({ $rule })
refused-custom_only = Une liste à toi demande preset = custom et une custom_list, et aucun autre choix n’en a.
refused-seated_host = Un hôte qui joue ne peut cacher les personnages (role_list = { $role_list }) que si le sort les choisit : preset = lot.
refused-betraying_list = Douze Villageois et un Possédé caché feraient treize dans la liste, et tout le monde pourrait compter. Choisis une autre liste.
refused-wolf_chat = La meute ne peut écrire (wolf_chat) que si chacun est ailleurs : place = remote. Dans une pièce, on le verrait.
refused-narrator_chair = La chaise du conteur (narrator_chair) demande narrator = human et se trouve devant un des sièges.
refused-no_limit = { $option } ne peut être sans limite que si une personne raconte : narrator = human.
refused-wise_narrator = Le vieux sage (wise_old_man) est pour un jeu sans conteur.
refused-wise_list = Le vieux sage (wise_old_man) joue avec 2 Loups-garous, 1 Voyant et 5 Villageois.
refused-wise_lot = Le vieux sage (wise_old_man) ne va pas avec des personnages au sort sans les nombres du livret.

# At the server’s door
refused-too_fast = C’était trop souvent. Attends une minute.
refused-too_large = Le message dépasse { $most } octets.
refused-many_tables = Ce serveur a autant de tables qu’il peut en porter. Réessaie plus tard.
refused-hello_first = Dis d’abord hello.
refused-hello_twice = Hello a déjà été dit. Pour tout revoir, dis resync.
refused-malformed = Ce message est incompréhensible : { $why }
refused-protocol = Ce serveur parle le protocole { $ours }, pas { $theirs }. Recharge la page.
refused-no_page = Il n’y a rien à cette adresse.
refused-origin = Cette page appartient à un autre site. Ouvre l’adresse de la table elle-même.
refused-host = Ce serveur ne s’appelle pas « { $name } ». Qui le fait tourner peut permettre ce nom : --allowed-host { $name }
refused-content_type = Le contenu doit être du JSON, avec content-type application/json.
refused-metrics = Les mesures se lisent sur la machine du serveur, ou avec son jeton.
refused-store = Base de données : { $why }
refused-reload = La table est en train d’être rechargée. Réessaie.
refused-damaged = Ce que cette table a enregistré n’est plus lisible. Ouvre une nouvelle table ; la personne qui gère le serveur peut restaurer une sauvegarde.

# Running the server
refused-port = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisis un autre port avec --port.
refused-certificate = { $cert } et { $key } ne sont pas un certificat et sa clé : { $why }.
refused-public_url = --public-url commence par https:// ou http://, pas par « { $url } ».
refused-allowed_host = --allowed-host prend un nom comme play.example.org, pas « { $name } ».
refused-limit = --limit prend CLÉ=NOMBRE, pas « { $text } ». Clés : { $known }.
refused-log_level = Il n’y a pas de niveau de journal « { $level } ». Il y a : debug, info, warning, error.
refused-delete = Nomme les tables à supprimer, ou donne --older-than JOURS : l’un des deux.
refused-held_another = Qui a déjà tenu un autre siège de cette partie en connaît les secrets et ne peut plus que regarder.
refused-asking = On demande déjà l’avis de la table au sujet d’un siège. Attends que ce soit décidé.
refused-asked_lately = On a demandé il y a peu l’avis de tout le monde sur ce siège. Réessaie dans { $minutes } min.
refused-emptied = La personne assise là a été renvoyée. Le siège reste ainsi jusqu’à la fin de la partie.
refused-too_few = Ce qu’un siège sait reste secret toute la partie : au moins deux joueurs présents doivent être d’accord. Tu peux regarder cette partie et jouer la suivante.
refused-nothing_asked = Personne n’est interrogé sur ce siège en ce moment.
