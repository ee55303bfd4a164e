# What people write to each other, where the house allows it.

chat-off = In this house people do not write to each other.
chat-write = Write to the table
chat-explain = Everybody who is at the table reads it. Nothing is kept.
chat-send = Send
chat-mute = Do not show { $name } any more
chat-unmute = Show { $name } again
