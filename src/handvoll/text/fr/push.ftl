# Savoir que c’est à soi.

push-title = À toi de jouer : { $game }
push-body = Avec { $names }. La table { $code } t’attend.
push-unable = Cette maison ne peut pas envoyer de messages.
push-on = Me prévenir quand c’est à moi
push-on-explain = Sur cet appareil, même quand la page est fermée. Seulement là où une table te laisse des jours pour jouer.
push-is-on = Sur cet appareil, on te prévient quand c’est à toi.
push-off = Plus sur cet appareil
push-quiet-from = Pas entre
push-quiet-to = et
push-no-way = Ton navigateur ne le fait qu’en https, et si tu l’autorises. Le titre de la page te le dit quand même.
push-denied = Ton navigateur ne l’autorise pas. Tu peux le changer dans ses réglages pour cette page.
push-heading = Messages
