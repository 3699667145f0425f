# The letters that the server writes. The texts are plain, so lines are kept as they are here.

mail-reset =
    Somebody, probably you, has asked for another password of the account “{ $name }” at { $site }.

    This link sets one. It works once, for an hour:
    { $link }

    If it was not you, there is nothing to do: the password stays as it is.
    .subject = Another password for Astrarium

mail-verify =
    Somebody, probably you, wants letters of { $site } about an account there to come to this address.

    Follow this link if that is right. It works once, for an hour:
    { $link }

    If it was not you, there is nothing to do: this address is not used.
    .subject = Is this your address?

mail-password-changed =
    The password of the account “{ $name }” at { $site } has just been changed, and all other browsers are logged out.

    If it was not you, ask for another password at once: { $site }/forgot
    .subject = Your password at Astrarium was changed

mail-email-changed =
    Letters about the account “{ $name }” at { $site } will not come to this address any more: another one was chosen, or none.

    If it was not you, log in, change your password and set the address anew. If you cannot log in, write to whoever runs the site.
    .subject = Another address for your account at Astrarium

# Notices on the screen of somebody who is away; the title is that of the table.
push-turn = It is your turn.
push-vote = Others vote for a bot in your seat.
push-stand-in = A bot plays in your seat.
push-ending = Others wish to end the game.
