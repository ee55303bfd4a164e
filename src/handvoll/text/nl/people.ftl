# Wat mensen aan tafel voor elkaar doen: plaatsen, bots die invallen, om een plaats vragen.

web-seat-menu = Plaats van { $name }
web-away-bot = { $name } is er niet. Over { $time } valt een bot in.
web-away-waits = { $name } is er niet. De tafel wacht.
web-slow = Iedereen wacht op { $name }.
web-do-bot = Nu een bot laten spelen
web-do-bot-me = Een bot voor mij laten spelen
web-do-wait = Op { $name } wachten
web-do-free = Plaats vrijmaken
    .explain = { $name } kan toekijken of weer gaan zitten; ook anderen mogen hier zitten.
web-do-open = Plaats voor gasten openen
web-do-send-away = Wegsturen
    .explain = { $name } kan niet meer aan deze tafel gaan zitten.
web-do-host = { $name } gastheer maken
web-do-swap = Met { $name } ruilen
web-do-sure = Echt doen?
web-do-ask = Om deze plaats vragen
web-do-claim = Ik ben { $name }
    .explain = Nieuw apparaat of plaats kwijt? Iemand aan tafel laat je binnen.
web-seat-kept = vrijgehouden voor { $name }
web-one-more = Nog een plaats
web-one-more-for = jij komt erbij
web-seat-awaited = wordt verwacht
web-asks = { $name } vraagt om de plaats van { $player }. Mag { $name } gaan zitten?
web-asks-same = { $name } zegt vanaf een ander apparaat: “Dat ben ik.” Binnenlaten?
web-ask-elsewhere = Op een andere plaats
web-yes = Ja
web-no = Nee
web-asking = Je vroeg om de plaats van { $player }. Iemand aan tafel moet ja zeggen.
web-ask-no-more = Laat maar
web-removed-given = Iemand anders heeft nu je plaats. Was jij dat niet?
web-removed-freed = De gastheer heeft je plaats vrijgemaakt. Je kijkt toe.
web-removed-sent-away = De gastheer heeft je van deze tafel weggestuurd.
web-latecomers-option = Verlaten plaatsen zijn open voor gasten
    .explain = Anders laat de gastheer ze binnen.

web-told-stood-in = { $other } laat een bot voor { $player } spelen
    .you = { $other } laat een bot voor jou spelen
    .yours = Je laat een bot voor { $player } spelen
web-told-awaited = De tafel wacht op { $player }
    .you = De tafel wacht op jou
web-told-offered = De plaats van { $player } is open voor gasten
web-told-freed = { $other } maakt de plaats van { $player } vrij
    .you = { $other } maakt jouw plaats vrij
    .yours = Je maakt de plaats van { $player } vrij
web-told-sent-away = { $other } stuurt { $player } weg
    .you = { $other } stuurt je weg
    .yours = Je stuurt { $player } weg
web-told-swapped = { $player } en { $other } ruilen van plaats
web-told-host = { $player } is nu gastheer
    .you = Je bent nu gastheer
web-told-asked = { $name } vraagt om de plaats van { $player }
web-told-denied = { $other } zegt nee
    .yours = Je zegt nee
web-told-asked-no-more = Niemand vraagt nog om de plaats van { $player }
web-told-let-in = { $other } laat { $name } meespelen
    .you = { $other } laat je meespelen
    .yours = Je laat { $name } meespelen

web-wants-again = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
  }
web-come-along = Meespelen
web-moved-on = Dezelfde mensen, iedereen een plaats verder: iemand anders begint.
