# Ce que l’on fait les uns pour les autres à table : places, bots remplaçants, demander une place.

web-seat-menu = Place de { $name }
web-away-bot = { $name } n’est pas là. Un bot prend le relais dans { $time }.
web-away-waits = { $name } n’est pas là. La table attend.
web-slow = Tout le monde attend { $name }.
web-do-bot = Laisser jouer un bot maintenant
web-do-bot-me = Laisser un bot jouer pour moi
web-do-wait = Attendre { $name }
web-do-free = Libérer la place
    .explain = { $name } peut regarder ou se rasseoir ; d’autres peuvent s’installer ici.
web-do-open = Ouvrir la place aux invités
web-do-send-away = Faire partir
    .explain = { $name } ne pourra plus s’asseoir à cette table.
web-do-host = Faire de { $name } l’hôte
web-do-swap = Échanger avec { $name }
web-do-sure = Vraiment ?
web-do-ask = Demander cette place
web-do-claim = Je suis { $name }
    .explain = Nouvel appareil ou place perdue ? Quelqu’un à la table te laisse entrer.
web-seat-kept = place gardée pour { $name }
web-one-more = Une place de plus
web-one-more-for = tu te joins à eux
web-seat-awaited = on l’attend
web-asks = { $name } demande la place de { $player }. On lui dit oui ?
web-asks-same = { $name } dit, depuis un autre appareil : « C’est moi. » On laisse entrer ?
web-ask-elsewhere = À une autre place
web-yes = Oui
web-no = Non
web-asking = Tu as demandé la place de { $player }. Quelqu’un à la table doit dire oui.
web-ask-no-more = Tant pis
web-removed-given = Quelqu’un d’autre a maintenant ta place. Ce n’était pas toi ?
web-removed-freed = L’hôte a libéré ta place. Tu regardes.
web-removed-sent-away = L’hôte t’a demandé de quitter cette table.
web-latecomers-option = Places laissées ouvertes aux invités
    .explain = Sinon, l’hôte les laisse entrer.

web-told-stood-in = { $other } laisse un bot jouer pour { $player }
    .you = { $other } laisse un bot jouer pour toi
    .yours = Tu laisses un bot jouer pour { $player }
web-told-awaited = La table attend { $player }
    .you = La table t’attend
web-told-offered = La place de { $player } est ouverte aux invités
web-told-freed = { $other } libère la place de { $player }
    .you = { $other } libère ta place
    .yours = Tu libères la place de { $player }
web-told-sent-away = { $other } fait partir { $player }
    .you = { $other } te fait partir
    .yours = Tu fais partir { $player }
web-told-swapped = { $player } et { $other } échangent leurs places
web-told-host = { $player } est maintenant l’hôte
    .you = Tu es maintenant l’hôte
web-told-asked = { $name } demande la place de { $player }
web-told-denied = { $other } dit non
    .yours = Tu dis non
web-told-asked-no-more = Personne ne demande plus la place de { $player }
web-told-let-in = { $other } laisse { $name } jouer
    .you = { $other } te laisse jouer
    .yours = Tu laisses { $name } jouer

web-wants-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
web-come-along = Jouer aussi
web-moved-on = Les mêmes joueurs, une place plus loin : quelqu’un d’autre commence.
