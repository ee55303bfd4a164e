# Le terminal en lignes, pour les oreilles.

plain-ask = À toi ?
plain-help = Tape le numéro d’un choix, ou le coup lui-même en abrégé. t dit toute la table, c le temps qui reste, u reprend ton dernier coup là où c’est juste, h dit ce que ferait un bot, r dit les règles, ? répète ceci, q arrête la partie.
plain-point = Fais ceci : { $what }
plain-turned = Retournée : { $what }
plain-top-first = celle du dessus d’abord : { $things }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
plain-by-rounds = par manche { $points }
plain-go5-discards = { $across ->
    [yes] Défausse, dessus et en travers : { $face }
   *[no] Défausse, dessus : { $face }
  }
plain-last-five = La dernière ligne de cinq : { $first } à { $last }
plain-outline = Tu as entouré { $fields }
