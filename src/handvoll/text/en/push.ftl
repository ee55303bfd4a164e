# Being told that it is your turn.

push-title = Your turn: { $game }
push-body = With { $names }. Table { $code } waits for you.
push-unable = This house cannot send messages.
push-on = Tell me when it is my turn
push-on-explain = On this device, also while the page is closed. Only where a table gives you days for a move.
push-is-on = On this device you are told when it is your turn.
push-off = No longer on this device
push-quiet-from = Not between
push-quiet-to = and
push-no-way = Your browser only does this over https, and if you allow it. The title of the page still tells you.
push-denied = Your browser does not allow it. You can change that in its settings for this page.
push-heading = Messages
