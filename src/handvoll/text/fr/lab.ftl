# Le labo : beaucoup de parties entre robots.

lab-bot = il n’y a pas de robot « { $bot } » ; il y a { $known }
lab-bots = { $bots } robots ne vont pas avec { $seats } places : nommez-en un pour toutes, ou un par place
lab-seed = une graine est un nombre de 0 à { $most }
lab-extra = il manque { $library } : pip install "handvoll[{ $extra }]"
lab-file-kind = { $file } n’est pas d’un type qui peut être écrit ; il y a { $known }
lab-file-there = { $file } existe déjà et n’a pas été touché : choisissez un autre nom, ou continuez-le (--resume)
lab-file-other = { $file } contient une autre expérience et n’a pas été touché : seule la même peut continuer
lab-cannot-write = { $file } ne peut pas être écrit : { $problem }
lab-cluster = il n’y a pas de grappe à l’adresse { $address } : { $problem }
lab-workers-lost = { $count } processus ont été perdus l’un après l’autre ; les robots ou la machine ont un problème
lab-order = ces nombres ne se règlent que de sorte que { $names }
lab-number = { $name } ne peut pas être « { $value } » ; possible : { $expected }
lab-unknown-number = il n’y a rien à régler qui s’appelle « { $name } » ; il y a { $known }
lab-page-there = { $file } existe déjà et n’a pas été touché : choisissez un autre nom (--out)
lab-all-broken = des bots ont fait échouer les { $games } parties : il n’y a rien à rapporter
lab-bot-load = le bot « { $bot } » ne peut pas être chargé : { $problem }
