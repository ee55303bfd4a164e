# What people do for each other at a table: seats, bots that stand in, asking for a seat.

web-seat-menu = Seat of { $name }
web-away-bot = { $name } is away. In { $time } a bot steps in.
web-away-waits = { $name } is away. The table waits.
web-slow = Everybody is waiting for { $name }.
web-do-bot = Let a bot play now
web-do-bot-me = Let a bot play for me
web-do-wait = Wait for { $name }
web-do-free = Free the seat
    .explain = { $name } can look on or sit down again; others may sit here.
web-do-open = Open the seat to guests
web-do-send-away = Send away
    .explain = { $name } cannot sit down at this table again.
web-do-host = Make { $name } the host
web-do-swap = Swap with { $name }
web-do-sure = Really?
web-do-ask = Ask for this seat
web-do-claim = I am { $name }
    .explain = On a new device, or lost your seat? Somebody at the table lets you in.
web-seat-kept = kept for { $name }
web-one-more = One more seat
web-one-more-for = you join them
web-seat-awaited = is waited for
web-asks = { $name } asks for the seat of { $player }. Let them sit down?
web-asks-same = { $name } says: “That is me”, from another device. Let them in?
web-ask-elsewhere = On another seat
web-yes = Yes
web-no = No
web-asking = You asked for the seat of { $player }. Somebody at the table must agree.
web-ask-no-more = Never mind
web-removed-given = Your seat was given to somebody else. Wasn’t it you?
web-removed-freed = The host freed your seat. You are watching.
web-removed-sent-away = The host sent you away from this table.
web-latecomers-option = Guests may take seats that were left
    .explain = Otherwise the host lets them in.

web-told-stood-in = { $other } lets a bot play for { $player }
    .you = { $other } lets a bot play for you
    .yours = You let a bot play for { $player }
web-told-awaited = The table waits for { $player }
    .you = The table waits for you
web-told-offered = The seat of { $player } is open to guests
web-told-freed = { $other } frees the seat of { $player }
    .you = { $other } frees your seat
    .yours = You free the seat of { $player }
web-told-sent-away = { $other } sends { $player } away
    .you = { $other } sends you away
    .yours = You send { $player } away
web-told-swapped = { $player } and { $other } swap seats
web-told-host = { $player } is the host now
    .you = You are the host now
web-told-asked = { $name } asks for the seat of { $player }
web-told-denied = { $other } says no
    .yours = You say no
web-told-asked-no-more = Nobody asks for the seat of { $player } any more
web-told-let-in = { $other } lets { $name } sit down
    .you = { $other } lets you sit down
    .yours = You let { $name } sit down

web-wants-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
web-come-along = Play along
web-moved-on = Same people, one seat further on: somebody else begins.
