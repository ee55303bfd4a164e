# Ce que dit le serveur de tables.

table-unknown = cette table n’existe pas, ou elle est privée
table-who = dis d’abord ton nom
table-no-name = un nom a besoin d’au moins une lettre visible
table-no-seat = seul quelqu’un assis à la table peut faire cela
table-host-only = seul l’hôte de la table peut faire cela
table-solo = cette table est réservée à son hôte
table-full = toutes les places sont prises
table-seat-taken = quelqu’un est déjà assis à la place { $seat }
table-seat-needed = quelqu’un est assis à la place { $seat } : impossible de réduire le nombre de places
table-sits-already = tu es déjà assis à la place { $seat }
table-other-hand = tu as vu les cartes de la place { $seat } dans cette partie et ne peux jouer que là
table-seats-free = ces places sont encore libres : { $seats }
table-started = la partie a déjà commencé
table-not-started = la partie n’a pas encore commencé
table-over = la partie est finie
table-not-over = la partie n’est pas encore finie
table-stale = la table a changé entre-temps ; regarde encore une fois
table-level = il n’y a pas de robot de niveau « { $level } » ; les niveaux sont { $known }
table-no-hints = à cette table on joue sans conseils
table-no-hint = il n’y a pas de conseil à donner maintenant
table-link-old = ce lien n’est plus valable ; fais-en un nouveau
table-too-often = trop à la fois ; attends un instant
table-bad-request = cela n’a pas pu être compris
table-origin = cela ne vient pas de nos propres pages
table-not-saved = cela n’a pas pu être enregistré, donc rien n’a changé ; essaie encore une fois
table-our-fault = quelque chose s’est mal passé ici ; ce n’est pas ta faute

copy-nothing = il n’y a pas de tables dans { $folder }
copy-exists = { $file } existe déjà
copy-not-empty = il y a déjà des tables dans { $folder } ; déplace-les d’abord
copy-broken = { $file } n’est pas une sauvegarde complète : { $problem }
copy-in-use = un autre serveur utilise déjà { $folder }
copy-database = les tables sont dans PostgreSQL, qui fait ses propres copies : pg_dump les sauvegarde, pg_restore les remet en place (docs/hosting.md)
table-port = impossible d’écouter sur { $host }, port { $port } : { $problem } ; choisis-en un autre avec --port
table-folder = rien ne peut être gardé dans { $folder } : { $problem } ; choisis un autre dossier avec --data
table-served = Handvoll est servi sur { $address }
table-nearby = Pour les téléphones du même réseau : { $address }

serve-one-process = plusieurs processus ont besoin d’un PostgreSQL : indique-le avec --database-url ou n’en prends qu’un
serve-no-database = la base de données est inutilisable : { $problem }
