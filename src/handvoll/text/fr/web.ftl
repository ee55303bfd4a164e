# Ce que dit le navigateur, en dehors des jeux.

web-tagline = Cinq jeux, une table.
web-device = Emporter sur un autre appareil
web-device-how = Scanne ceci avec l’autre appareil d’ici { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } : tes places suivent.
web-device-whose = Ce lien est à { $name }
web-device-same = Sur cet appareil, tu es déjà { $name }.
web-device-become = Tes places, tes parties et ton nom te suivent sur cet appareil. Ne le fais que si tu as créé ce lien toi-même.
web-device-both = Ici, tu es { $mine }. Si tu deviens { $name }, cet appareil joue aux places de { $name } ; on garde { $mine }, et le menu permet de revenir. Ne le fais que si ce lien est à toi.
web-device-yes = Être { $name } ici
web-device-stay = Rester { $name }
web-device-again = Redevenir { $name }
web-home = Accueil
web-about = À propos de Handvoll
web-legal = Mentions légales
web-menu = Menu
web-settings = Réglages
web-close = Fermer
web-language = Langue
web-scheme = Clair ou sombre
web-scheme-light = Clair
web-scheme-dark = Sombre
web-scheme-system = Comme l’appareil
web-sound-on = Activer le son
web-sound-off = Couper le son
web-rules = Règles
web-scores = Score
web-seat-nothing = Rien à faire pour cette place en ce moment.
web-other-moves = autres coups
web-points = Points
web-points-word = { $count ->
    [one] point
   *[other] points
  }
web-sum = Total
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-view-hands = Main
web-closed-card = carte cachée
web-minutes = { $minutes } min
web-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-age = { $age }+

web-name = Ton nom
web-name-ask = Comment t’appelles-tu ?
web-guest = Invité
web-go5-one = Familles par nombre, couleur ou motif. Cinq pareilles, c’est fini.
web-igo-one = Prends, trie, et crie quand il te reste le moins.
web-fifteen-one = Retourne, pose, retourne encore. Vide ta pile.
web-highfive-one = Du poker posé comme des mots croisés. Quatre dix ? 15 points.
web-fiver-one = Trouve les symboles des dés avant la fin du sable.
web-play-now = Jouer
web-with-friends = À plusieurs
web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-also = Aussi sur cette étagère
web-your-games = Tes parties
web-your-games-none = Rien encore : choisis un doigt.
web-game-with = avec { $names }
web-game-alone = avec des bots
web-go-on = Continuer
web-look = Voir
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend en ce moment.
web-waits = { $count ->
    [one] { $names } attend, { $taken ->
        [one] { $taken } place
       *[other] { $taken } places
    } sur { $seats }
   *[other] { $names } attendent, { $taken } places sur { $seats }
  }
web-sit-down = S’asseoir
web-have-code = Tu as un code ?
web-join = Rejoindre
web-fan-project = Un projet de fans, sans lien avec les éditeurs. Si un jeu te plaît, achète la boîte : elle en vaut la peine.

web-before = avant la partie
web-who-plays = Qui joue ?
web-you-host = toi, l’hôte
web-you = toi
web-host = l’hôte
web-is-here = est là
web-is-away = n’est pas là
web-is-held = pas là, un bot joue
web-bot = bot
web-send-away = Renvoyer
web-leave = Quitter la place
web-free-seat = Place libre
web-waits-for-friend = attend quelqu’un
web-add-bot = Ajouter un bot
web-sit-here = S’asseoir ici
web-seats-number = Places
    .explain = Combien jouent, bots compris.
web-less = moins
web-more = plus
web-how-to-play = Comment voulez-vous jouer ?
web-hints-option = Conseils
    .explain = Montre ce que ferait un bon bot.
web-public-option = Table publique
    .explain = Chacun peut s’asseoir depuis l’accueil.
web-bring = Invite quelqu’un
web-bring-how = Vise le carré avec un téléphone ou tape le code sur l’accueil.
web-qr = QR code du lien vers cette table
web-doors = Les invités entrent par
web-door-narrow = Seul cet appareil peut ouvrir cette page. Pour inviter, lance le serveur à une adresse que les autres peuvent joindre.
web-send-link = Envoyer le lien
web-copied = Copié
web-copy-by-hand = Touche le lien pour le copier :
web-start = { $count ->
    [one] Commencer
   *[other] Jouer à { $count }
  }
web-start-fill = Les places libres reçoivent des bots. On peut les remplacer plus tard.
web-start-wait = { $player } lance la partie.
web-full = Toutes les places sont prises. Tu pourras regarder la partie.
web-in-short = { $game } en bref

web-table-code = Table { $code }
web-your-turn = À toi :
web-turn-mine = C’est à toi
web-turn-of = C’est à { $player } …
web-game-over = La partie est finie.
web-to-result = Résultat
web-ready = Prêt
web-is-ready = { $player } : c’est bon
web-not-ready = { $player } : pas encore
web-waiting-for = On attend { $names } …
web-pause-game = Faire une pause
web-resume-game = Reprendre
web-paused = La partie est en pause. Toutes les horloges sont arrêtées.
web-may = Tu peux { $moves }.
web-which = quel coup ?
web-my-things = Tes cartes
web-my-hand = Ta main
web-hint = Conseil
web-hint-title = Un bon bot voudrait …
web-hint-pondering = Un bon bot réfléchit …
web-undo = Annuler
web-take-back = Reprendre
web-confirm = Valider
web-why-not = Pourquoi pas ?
web-rule = Règle { $rule }
web-log = Ce qui s’est passé
web-react = Dire quelque chose
web-round = manche { $round }
web-took-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
web-took-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-since = Depuis ton dernier tour
web-react-clap = Bravo !
web-react-sad = Oh non !
web-react-hurry = Vite !
web-react-smile = Sympa !
web-react-laugh = Haha !
web-react-wow = Waouh !
web-react-heart = J’adore !
web-react-think = Hmm …
web-react-thanks = Merci !
web-offline = Pas de connexion. On réessaie ; ta place t’attend.
web-lost = pas de connexion pour l’instant
web-away = Le serveur est injoignable. On réessaie.
web-held = Un bot joue pour toi.
web-take-over = Je suis de retour
web-watching = Tu regardes.

web-bot-for = Bot pour { $player }
web-earlier = Avant { $player } : { $names }
web-bot-played = Un bot a joué un moment pour { $player }
web-told-sat = { $player } s’installe
web-told-named = Un nouveau nom : { $player }
web-told-left = { $player } s’en va
web-told-bot = Un bot prend la place de { $player }
web-told-paused = { $player } met la partie en pause
    .you = Tu mets la partie en pause
web-told-resumed = { $player } reprend la partie
    .you = Tu reprends la partie
web-told-held = Un bot joue un moment pour { $player }
    .you = Un bot joue pour toi
web-told-taken-back = { $player } est de retour
    .you = Te revoilà
web-told-undone = { $player } reprend son coup
    .you = Tu reprends ton coup

web-go5-face = { $black ->
    [yes] { $card }, { go5-kind }, sur fond noir
   *[no] { $card }, { go5-kind }
  }
web-go5-your-set = Ta famille { $number }, { go5-kind } : { $cards }
web-go5-set = { $player }, famille { $number }, { go5-kind } : { $cards }
web-go5-sets = Familles de { $player }
web-go5-your-sets = Tes familles
web-go5-no-sets = Tes familles seront ici : trois cartes de même nombre, de même couleur, de même motif, ou sur fond noir.
web-go5-stop-sign = STOP
web-go5-stops = { $count ->
    [one] une carte stop
   *[other] { $count } cartes stop
  }
web-go5-pile = { $count } dans la pioche
web-go5-discards = Défausse, dessus : { $card }
web-go5-no-discards = Défausse vide
web-go5-discard-of = de { $player }
web-go5-your-discard = de toi
web-go5-across-cap = en travers
web-go5-draw = pioche une carte.
web-go5-draw-button = Piocher
web-go5-take-or-draw = prends le { $card } ou pioche.
web-go5-take-button = Prendre
web-go5-open = pose trois cartes qui vont ensemble, ou défausse une carte.
web-go5-play = pose, ajoute ou échange – ou défausse une carte.
web-go5-discard = maintenant, défausse une carte.
web-go5-last-card = ta dernière carte reste dans ta main.
web-go5-end-button = Finir le tour
web-go5-where = où va le { $card } ?
web-go5-third = quelle carte va avec ?
web-go5-make = { go5-kind } ! Tu les poses ?
web-go5-held = sers-toi tout de suite du { $card } : ajoute-le, pose-le avec deux cartes ou échange-le encore.
web-go5-over-set = ajouter le { $card } à ta famille { $number } ({ go5-kind })
web-go5-over-swap = donner le { $card } contre le { $other_card } de { $other }
web-go5-over-discard = défausser le { $card }
web-go5-which-way = droit ou en travers ? En travers, personne d’autre ne peut le prendre.
web-go5-lay-button = Poser
web-go5-discard-button = Défausser
web-go5-across-button = En travers
web-go5-stop-button = STOP : { $other } passe son tour
web-go5-stop-cap = { $other } passerait son tour
web-go5-stop-later = pour plus tard, quand tu auras ouvert
web-go5-stop-yours = à toi
web-go5-quick = Vite !
web-go5-makes-five = Le { $card } t’en fait cinq ({ go5-kind }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
web-go5-call = Go5 !
web-go5-call-label = Go5 ! Ajouter le { $card } à ta famille { $number }, { go5-kind }
web-go5-let-go = Laisser passer
web-go5-may-call = Go5 possible avec le { $card } : { $names }.
web-go5-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
  }
web-go5-chain = L’échange jusqu’ici
web-go5-chain-step = { $card } à { $other } contre { $other_card }
web-go5-holds = { $player } doit s’en servir
web-go5-you-hold = à utiliser tout de suite
web-go5-spread = { $player } : { go5-kind }
web-go5-spread-yours = Ta famille : { go5-kind }
web-go5-swap-which = Quelle carte contre ton { $card } ?
web-go5-sort = { $order ->
    [colour] Rangées par couleur
    [number] Rangées par nombre
   *[pattern] Rangées par motif
  }
web-go5-missing-turn = passe son prochain tour
web-go5-first-to = Jusqu’à { $target }
web-go5-round-ended = { $player } en a cinq !
    .you = Tu en as cinq !
web-go5-round-fives = Famille de 5
web-go5-round-fours = Familles de 4
web-go5-round-threes = Familles de 3
web-go5-round-out = Cinq d’abord
web-go5-round-left = En main
web-go5-round-points = Cette manche

web-fiver-tableau = Ta grille
web-fiver-tableau-of = La grille de { $player }
web-fiver-roll = Le lancer
web-fiver-round = manche { $round } sur { $rounds }
web-fiver-shapes = Formes et points
web-fiver-shape = { $state ->
    [circled] forme { $shape }, { $points }, entourée
    [struck] forme { $shape }, { $points }, barrée
   *[free] forme { $shape }, { $points }
  }
web-fiver-outlined = dans ton { $shape }
web-fiver-circled = dans le { $shape } entouré
web-fiver-hatched = hachurée
web-fiver-wrong = faux
web-fiver-find = Trouve des groupes !
web-fiver-how = Trace sur cinq cases qui se touchent et montrent exactement les dés.
web-fiver-missing = { $count ->
    [one] Encore une case : { $roll }
   *[other] Encore { $count } cases : { $roll }
  }
web-fiver-rest = { $count ->
    [one] Encore une case.
   *[other] Encore { $count } cases.
  }
web-fiver-so-far = { $count ->
    [0] Aucun encore.
    [one] Un groupe.
   *[other] { $count } groupes.
  }
web-fiver-wipe = Effacer
web-fiver-wipe-how = touche le contour.
web-fiver-flip = Retourner le sablier
web-fiver-flip-it = Fini ! Retourner
web-fiver-flip-sure = Retourner le sablier ?
web-fiver-flip-what = Tu t’arrêtes et tu gagnes un point ; les autres ont encore { $seconds } secondes.
web-fiver-flip-yes = Retourner
web-fiver-go-on = Chercher encore
web-fiver-rests = Le sablier n’est pas encore retourné
web-seconds-left = { $seconds ->
    [0] C’est fini
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
  }
web-fiver-done = Fini
web-fiver-searches = cherche
web-fiver-turned = a retourné le sablier, +1
web-fiver-is-done = a fini
web-fiver-strikes = barre une forme
web-fiver-waits = attend
web-fiver-made = { $points ->
    [0] ne marque rien
    [one] marque un point
   *[other] marque { $points } points
  }
web-fiver-you-turned = Tu as retourné le sablier. Les autres se dépêchent …
web-fiver-you-are-done = Tu as fini. Les autres cherchent encore …
web-fiver-they-strike = Les autres barrent une forme …
web-fiver-judging = Le décompte
web-fiver-fate = { $fate ->
    [counts] le { $shape } compte
    [no-match] pas les symboles du lancer
    [overlaps] chevauche un autre
    [repeats] le { $shape } y était déjà
    [sixth] six, c’est un de trop
    [used] sur une case déjà prise
    [gone] le { $shape } est déjà pris
   *[not-alone] un seul est permis
  }
web-fiver-bonus = pour le sablier
web-fiver-nothing = Rien de tracé.
web-fiver-you-made = { $points ->
    [0] Manche { $round } : aucun point pour toi.
    [one] Manche { $round } : un point pour toi.
   *[other] Manche { $round } : { $points } points pour toi.
  }
web-fiver-they-made = { $points ->
    [0] Manche { $round } : aucun point pour { $player }.
    [one] Manche { $round } : un point pour { $player }.
   *[other] Manche { $round } : { $points } points pour { $player }.
  }
web-fiver-to-strike = Barrer une forme
web-fiver-back = Voir la mienne
web-fiver-strike = Barre une forme :
web-fiver-strike-how = trace-la sur des cases libres.
web-fiver-strike-bare = plus rien ne tient, alors touches-en une.
web-fiver-strike-this = Barrer le { $shape } ici ?
web-fiver-strike-it = Barrer
web-fiver-best = Tes meilleures parties
web-fiver-best-new = Nouveau record !

web-fifteen-rows = Rangées au milieu
web-fifteen-row = Rangée { $row }, dessus { $top }, attend { $waits }
web-fifteen-row-full = La rangée { $row } est pleine
web-fits = convient
web-fifteen-no-rows = Un 1 ouvre la première rangée.
web-fifteen-pile = { $top ->
    [none] { $player }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, pas de pile visible
   *[other] { $player }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, dessus : { $top }
  }
web-fifteen-closed = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
  }
web-fifteen-own-pile = ta pile visible
web-fifteen-open = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
  }
web-fifteen-left = Il te reste { web-cards }.
web-fifteen-place = pose le { $card }.
web-fifteen-place-or-keep = pose le { $card } ou garde-le.
web-fifteen-keep-only = le { $card } ne va nulle part : garde-le.
web-fifteen-open-or-turn = utilise ta pile visible ou retourne une carte.
web-fifteen-keep = Garder
web-fifteen-turn = Retourner
web-fifteen-race = Qui s’en débarrasse d’abord ?
web-fifteen-places = Gagne qui n’a plus de cartes. Tous les autres partagent la deuxième place, quel que soit le nombre de cartes qui leur reste.

web-highfive-board = Plateau
web-highfive-free = { $square }, libre
web-highfive-laid = { $card }, déjà posé
web-highfive-worth = { $points ->
    [one] { $points } point :
   *[other] { $points } points :
  }
web-highfive-lay = choisis une carte, puis une case.
web-highfive-like-this = jouer ainsi
web-highfive-where = où la poser ?
web-highfive-must-drop = rien à compléter : pose une carte où tu veux.
web-highfive-drop-it = la poser là ?
web-highfive-laid-left = Posé : { $laid }, en main : { $left }. Puis tu en pioches deux.
web-highfive-counts = Ce qui compte
web-highfive-joker = { $count ->
    [one] Le joker compte comme { $cards }.
   *[other] Les jokers comptent comme { $cards }.
  }
web-highfive-five-how = { $points ->
    [30] cinq fois le même nombre
    [25] de 10 à 14
    [20] cinq à la suite, une couleur
    [8] cinq de la même
    [6] par exemple 3 4 5 6 7 ; le 1 est aussi 14
    [15] et une autre carte
    [10] par exemple 7 7 7 4 4
    [3] et deux autres
    [2] et une autre
    [1] et trois autres
   *[other] aucune combinaison
  }
web-highfive-best = À chaque tour, une ligne de cinq compte : la meilleure avec toutes tes cartes posées.

web-igo-points = { $points ->
    [one] { $points } point sur { $target }
   *[other] { $points } points sur { $target }
  }
web-igo-first-to = { $target ->
    [one] Le premier point gagne
   *[other] Premier à { $target } points
  }
web-igo-hand = Manche
web-igo-hand-number = manche { $number }
web-igo-cards-of = Cartes de { $player }
web-igo-known-of = Cartes que { $player } a prises au vu de tous
web-igo-pick = Vitrine, on peut prendre le { $card }
web-igo-draw = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
  }
web-igo-take = Défausse, le { $card } sur le dessus
web-igo-free = Elle ne compte pour personne.
web-igo-last-shown = Qui prend cette dernière carte termine la manche sans points.
web-igo-pile = { $count ->
    [1] la dernière
   *[other] reste { $count }
  }
web-igo-cost = Ce que « I Go! » coûterait maintenant
web-igo-your-row = Ta rangée
web-igo-left = { $sum ->
    [one] point restant
   *[other] points restants
  }
web-igo-hand-by-colour = Ta main, triée par couleur
web-igo-hand-by-number = Ta main, triée par nombre
web-igo-sort-number = Trier par nombre
web-igo-sort-colour = Trier par couleur
web-igo-which-colours = quelles couleurs pour ta rangée ?
web-igo-show = Tout le monde montre ses cartes
web-igo-point = un point !
web-igo-point-each = Un point chacun : { $names }
web-igo-beaten = Raté !
web-igo-perfect = parfait !
web-igo-take-one = prends une carte : vitrine, pioche ou défausse.
web-igo-discard-one = quelle carte défausses-tu ?
web-igo-discard-it = défausser le { $card } ?
web-igo-call-or-end = annonce « I Go! » pour { $sum } ou termine ton tour.
web-igo-too-soon = personne ne peut encore annoncer : termine ton tour.
web-igo-call = Montrer
web-igo-discard = Défausser
web-igo-end = Fin du tour

web-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
web-alone-result = { $points ->
    [one] { $points } point !
   *[other] { $points } points !
  }
web-you-win = Tu gagnes !
web-you-share = Toi et { $names } gagnez ensemble !
web-well-played = Bien joué ! La prochaine sera peut-être la bonne.
web-best-move = Le coup de la partie
web-another-game = Un autre jeu
web-play-again = Rejouer ensemble
web-watch-replay = Voir le film de la partie
web-to-table = Voir la table
web-share = Partager
web-how-it-went = Le déroulement
web-cards-left = Cartes restantes

web-replay = Revoir
web-move-number = Coup { $number } :
web-move-of = coup { $number } sur { $count }
web-start-of-it = début
web-end-of-it = fin
web-whose-eyes = Avec les yeux de
web-open-eyes = Tout
web-back-one = un pas en arrière
web-on-one = un pas en avant
web-play-film = Lire
web-pause = Pause
web-record = Fichier
web-shuffled = Les cartes sont mélangées.

web-fair = { $count ->
    [one] Honnête : le mélange était fixé avant le début de la partie.
   *[other] Honnête : les { $count } mélanges et lancers étaient fixés avant le début de la partie.
  }
    .explain = Ce navigateur l’a calculé tout seul, à partir de l’enregistrement : le hasard du serveur, la pincée de chance de chacun et chaque résultat.
web-fair-promised = Le hasard du serveur est celui qu’il avait promis quand tu as pris place.
web-fair-ours = Ta propre pincée de chance y est.
web-fair-late = Ta pincée de chance est arrivée trop tard ; ta promesse a compté à sa place.
web-fair-unshown = Pas montrée à temps, c’est donc la promesse qui a compté à la place de la pincée de chance : { $seats }.
web-fair-order = Ce programme ne connaît pas le jeu : l’ordre des cartes avant le mélange vient de l’enregistrement.
web-fair-unknown = Ce programme ne connaît pas le jeu et ne peut pas recalculer sa chance : ce n’est pas un mélange des cartes que nomme l’enregistrement.
web-fair-unfair = Le résultat { $number } n’est pas ce que donnent le hasard du serveur et la chance de chacun. Quelqu’un l’a changé.
web-fair-other-seed = Le hasard du serveur n’est pas celui qui était promis.
web-fair-salt-missing = Ta pincée de chance a été oubliée.
web-fair-other-promises = Ce que chacun avait promis avant la donne est raconté autrement que tu ne l’as vu.
web-fair-other-salt = La pincée de chance de la place { $seat } n’est pas celle qui était promise. Quelqu’un l’a choisie.
web-fair-bots = La chance des bots découle de la promesse : personne ne l’a choisie.
web-fair-bots-unknown = L’enregistrement ne dit pas qui était un bot au début : la chance des bots n’a pas pu être vérifiée.
web-fair-bot-salt = La chance du bot en { $seat } ne découle pas de la promesse. Quelqu’un l’a choisie.
web-fair-other-bots = Qui était un bot au début est raconté autrement que tu ne l’as vu.
web-fair-short = Mélange loyal, vérifié ici

web-missing = Il n’y a rien ici
    .explain = L’adresse est peut-être mal tapée, ou la table a été rangée.
web-no-table = Cette table n’existe pas
    .explain = Elle n’existe pas, ou elle est privée. Si quelqu’un t’a envoyé le lien, redemande-le.
web-no-code = Aucune table n’a le code { $code }. Regarde encore : six lettres et chiffres.
web-no-replay = Rien à revoir
web-went-wrong = Quelque chose a mal tourné
    .explain = Ce n’est pas ta faute. Tes parties sont en sécurité ; réessaie.
web-try-again = Réessayer
web-to-home = Vers l’accueil
web-moment = Un instant …

web-about-what = Handvoll, c’est une poignée : cinq jeux de cartes et de dés autour du nombre cinq, à jouer dans le navigateur en famille et entre amis. Des bots prennent les places libres.
web-about-makers = Les jeux et leurs auteurs
web-about-own = Les règles sont racontées avec nos propres mots et les images sont les nôtres.
web-about-privacy = Pas de compte, pas de publicité, aucune requête à des tiers. Un cookie retient ton nom et tes places.
web-about-fair = Les mélanges se vérifient : le serveur s’engage avant la partie et chacun ajoute une pincée de chance.
web-about-fonts = Polices : Gabarito et Atkinson Hyperlegible Next, toutes deux sous Open Font License.
