# Deine Seite: was du hier gespielt hast, und wie es ging.

you-word = Deine Seite
you-none = Noch ist nichts gezählt. Dein nächstes Spiel zählt.
you-what = Es zählen Spiele, die zu Ende gespielt sind. Übungen, Tagesrätsel, Rätsel und anders weitergespielte Wiederholungen zählen nicht.
you-games = Spiele
you-won = Gewonnen
you-with-people = Mit anderen
you-in-row = Tage in Folge
you-longest = Längste Serie
you-dailies = Tagesrätsel
you-fives = Fünf Finger
you-puzzles = Rätsel gelöst
you-per-game = Spiel für Spiel
you-record = { $games ->
    [one] { $won } von { $games } Spiel gewonnen
   *[other] { $won } von { $games } Spielen gewonnen
  }
you-won-of = { $won } von { $games }
you-against = Gewonnen mit diesen Bots am Tisch
you-most = Meiste Punkte: { $points }
you-alone = Deine besten Spiele allein
you-strength = Rätsel: { $solved } von { $tried } gelöst, Stärke { $rating }
you-yours = Das alles gehört dir
you-take = Nimm es auf ein anderes Gerät mit, speichere es als Datei oder lass es löschen.
you-save = Als Datei speichern
you-forget = Alles löschen
you-forget-what = Deine Spiele, Tagesrätsel, Rätsel und deine Puppe verschwinden, dazu alle Tische, an denen du allein warst. Spiele mit anderen bleiben bei ihnen, mit deinem Namen. Das lässt sich nicht rückgängig machen.
you-forget-yes = Ja, alles löschen
you-forget-no = Nein, behalten
you-forgotten = Alles ist gelöscht.
