# Ce que disent tous les jeux.

game-unknown = il n’y a pas de jeu « { $game } » ; les jeux sont { $known }
game-no-rules = Personne n’a encore écrit ses règles ici.
rules-unknown = { $game } a les règles { $known }, pas { $rules }
seats-number = { $game } se joue de { $least } à { $most }, pas à { $seats }
seat-unknown = il n’y a pas de place « { $seat } » ; les places sont { $known }
option-unknown = il n’y a pas d’option « { $option } » ; les options sont { $known }
option-none = il n’y a pas d’option « { $option } » ; { $game } n’en a pas
option-value = l’option { $option } ne peut pas être « { $value } » ; elle accepte { $expected }

chance-not-due = rien n’est à mélanger ni à lancer en ce moment
chance-unknown = « { $what } » ne peut être ni mélangé ni lancé ici
chance-not-the-cards = ces { $count } cartes ne sont pas les { $expected } à mélanger
chance-not-the-dice = { $count } dés ont été lancés au lieu de { $expected }
chance-too-many-equal = trop de dés sont égaux parmi les { $expected }

not-a-move = « { $move } » n’est pas un coup ; les coups s’écrivent ainsi : { $expected }
move-too-long = cela fait { $length } caractères ; un coup en a { $most } au plus
not-your-turn = ce n’est pas à { $seat } de jouer ; on attend { $waiting }
chance-first = ce n’est pas à { $seat } de jouer : il faut d’abord mélanger ou lancer les dés
game-over = la partie est finie
illegal-move = { $seat } ne peut pas jouer « { $move } » : { $reason } ({ $rule })
hint-unaided = À cette table, on ne montre à personne où une carte va : les yeux vifs gagnent ({ $rule })
nothing-to-undo = { $seat } n’a rien à reprendre : seulement son dernier coup, et seulement s’il n’a rien montré de caché
    .you = Tu n’as rien à reprendre : seulement ton dernier coup, et seulement s’il n’a rien montré de caché
undo-elsewhere = { $seat } ne peut revenir qu’à l’entrée { $entry }

record-empty = ligne { $line } : l’enregistrement est vide
record-no-header = ligne { $line } : un enregistrement commence par un en-tête avec le format, le jeu, les règles, les places et les options
record-json = ligne { $line } : ce n’est pas une ligne d’enregistrement ; le fichier est-il coupé ou modifié ?
record-line = ligne { $line } : { $problem }
record-entry = ligne { $line } : une entrée dit exactement une chose : hasard, place et coup, table, ou place et reprise
record-number = ligne { $line } : c’est l’entrée { $n }, mais l’entrée { $expected } devrait être ici
record-goes-on = ligne { $line } : l’enregistrement continue après sa fin
record-refused = ligne { $line } : { $problem }
record-cut = ligne { $line } : l’enregistrement dit comment la partie a fini, mais elle n’est pas finie ; il manque une ligne
record-unfinished = ligne { $line } : ici, la partie n’est pas finie ; on ne peut revenir que sur une partie finie
record-other-end = ligne { $line } : la partie ne finit pas comme le dit l’enregistrement ; il a été modifié
record-newer = ligne { $line } : l’enregistrement a le format { $format } ; ce programme connaît les formats jusqu’à { $known }
record-newer-rules = ligne { $line } : la partie suit la version { $rules } des règles ; ce programme connaît les versions jusqu’à { $known }
record-no-seed = ligne { $line } : il manque à l’enregistrement la graine et les contributions dont son hasard est fait
record-other-seed = ligne { $line } : la graine n’est pas celle sur laquelle le serveur s’était engagé
record-other-order = ligne { $line } : l’ordre des cartes avant le mélange n’est pas celui du jeu
record-unfair = ligne { $line } : le résultat { $number } ne découle pas de la graine et des contributions
record-fair = Les { $count } résultats du hasard étaient tous fixés avant le début de la partie.
record-other-promise = ligne { $line } : la graine n’est pas celle qui t’avait été promise
record-no-salt = ligne { $line } : ta propre contribution manque parmi celles dont le hasard est fait
record-other-salt = ligne { $line } : la contribution de la place { $seat } n’est pas celle qui était promise au moment de s’asseoir
record-bot-salt = ligne { $line } : la contribution du bot en { $seat } ne découle pas de l’engagement : quelqu’un l’a choisie
record-fair-promised = La graine est celle qui t’avait été promise.
record-fair-ours = Ta propre contribution y est.
record-fair-unshown = Pas montrée à temps, c’est donc la promesse qui a compté au lieu de la contribution : { $seats }.
record-fair-alone = Sans --commitment, cela montre seulement que l’enregistrement est cohérent : donne l’engagement que tu as reçu en prenant place.
record-fair-bots = Les contributions des bots découlent de l’engagement : personne ne les a choisies.
record-fair-bots-unknown = Cet enregistrement ne dit pas quelles places étaient à des bots au début ; leurs contributions n’ont pas pu être vérifiées.
