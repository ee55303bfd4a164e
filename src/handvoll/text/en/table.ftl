# What the table server says.

table-unknown = there is no such table, or it is private
table-who = say your name first
table-no-name = a name needs at least one letter that can be seen
table-no-seat = only who sits at the table can do that
table-host-only = only the host of the table can do that
table-solo = this table is for its host alone
table-full = all seats are taken
table-seat-taken = somebody sits on seat { $seat } already
table-seat-needed = somebody sits on seat { $seat }, so there cannot be fewer seats
table-sits-already = you sit on seat { $seat } already
table-other-hand = you have seen the cards of seat { $seat } in this game and can only play there
table-seats-free = these seats are still free: { $seats }
table-started = the game has begun already
table-not-started = the game has not begun yet
table-over = the game is over
table-not-over = the game is not over yet
table-stale = the table has changed in the meantime; look again
table-level = there is no bot of level “{ $level }”; the levels are { $known }
table-no-hints = this table plays without hints
table-no-hint = there is no hint to give now
table-link-old = this link is not good any more; make a new one
table-too-often = too much at once; wait a moment
table-bad-request = this could not be understood
table-origin = this was not sent from our own pages
table-not-saved = this could not be saved, so nothing has changed; try again
table-our-fault = something went wrong here; it is not your fault

copy-nothing = there are no tables in { $folder }
copy-exists = { $file } exists already
copy-not-empty = there are tables in { $folder } already; move them away first
copy-broken = { $file } is not a whole backup: { $problem }
copy-in-use = another server uses { $folder } already
copy-database = the tables are in PostgreSQL, which makes its own copies: pg_dump saves them, pg_restore brings them back (docs/hosting.md)
table-port = cannot listen on { $host } port { $port }: { $problem }; choose another with --port
table-folder = nothing can be kept in { $folder }: { $problem }; choose another folder with --data
table-served = Handvoll is served on { $address }
table-nearby = Phones in the same network: { $address }

serve-one-process = several workers need a PostgreSQL: name it with --database-url, or serve with one
serve-no-database = the database cannot be used: { $problem }
