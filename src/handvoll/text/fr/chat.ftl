# Ce qu’on s’écrit, là où la maison le permet.

chat-off = Dans cette maison, on ne s’écrit pas.
chat-write = Écrire à la table
chat-explain = Tout le monde à la table le lit. Rien n’est gardé.
chat-send = Envoyer
chat-mute = Ne plus afficher { $name }
chat-unmute = Afficher { $name } de nouveau
