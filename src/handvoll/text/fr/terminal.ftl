# Ce que dit le terminal à côté des jeux.

terminal-more = il y en a d’autres ; tape un coup, par exemple un de ceux-ci en forme courte
terminal-words = un numéro ou un coup{ $undo ->
    [yes] {" "}· u reprendre
   *[no] {""}
  } · h conseil · r règles · ? aide · q quitter
terminal-help = Tape le numéro d’un choix, ou le coup lui-même en forme courte. u reprend ton dernier coup quand c’est loyal, h montre ce que ferait un bot, r montre les règles, q arrête la partie.
terminal-number = aucun choix ne porte ce numéro
terminal-winners = Victoire : { $winners }
terminal-which-game = Quel jeu ? ({ $least }-{ $most }, sinon { $default })
terminal-how-many = Combien de joueurs, avec toi ? ({ $least }-{ $most }, sinon { $default })
terminal-from-to = un nombre de { $least } à { $most }, s’il te plaît
terminal-saved = L’enregistrement est dans { $file }
terminal-saved-elsewhere = impossible d’écrire { $wanted } ; l’enregistrement est dans { $file }
terminal-cannot-save = impossible d’écrire l’enregistrement dans { $file } : { $problem }
terminal-cannot-read = impossible de lire { $file } : { $problem }
terminal-not-text = { $file } n’est pas un enregistrement : ce n’est pas du texte
terminal-record = { $file }, { $problem }
terminal-language = il n’y a pas de langue « { $language } » ; les langues sont { $known }
terminal-default = { $values }, sinon { $default }
terminal-undone = { $player } reprend son dernier coup
terminal-over = Fini : victoire de { $winners } ({ $points }) ; empreinte { $hash }
terminal-waiting = Pas fini : on attend { $waiting }
terminal-waiting-chance = Pas fini : il faut mélanger ou lancer les dés
terminal-sure = Jouer ainsi ? Entrée pour oui, autre chose pour non
terminal-best = le moins de reste
terminal-because = { $move } : { $reason }
terminal-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
  }
terminal-best-first = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : ton premier résultat
terminal-best-new = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : un nouveau record, c’était { $best }
terminal-best-kept = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; ton record est { $best }
terminal-options = Options de { $game } (-o nom=valeur) :
terminal-next-round = Entrée : à la manche suivante
