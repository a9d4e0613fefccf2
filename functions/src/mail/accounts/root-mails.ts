import type { User } from "@halkopiha/domain/accounts/user.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { buildMailedUrl } from "../mailed-url.ts";
import { renderBodies } from "../rendering/render-bodies.ts";

/** The URL of the page on which a new root chooses a password. */
export const buildPasswordUrl = (code: string): string => buildMailedUrl(mailedLinks.choosePassword, code);

/** Invites a new root to choose a password. */
export function rootInvited({ username }: Pick<User, "username">, to: string, code: string): Mail {
  return {
    to,
    subject: "Valitse salasana Halkopihan ylläpitoon",
    ...renderBodies([
      ["Hei!", "Sinulle on avattu Halkopihan pääkäyttäjän tili."],
      [`Käyttäjänimesi on ${username}.`],
      { link: "Valitse salasana", url: buildPasswordUrl(code) },
      ["Linkki on voimassa vuorokauden ja toimii kerran. Älä anna sitä kenellekään."],
      ["Ensimmäisen kirjautumisen jälkeen otat käyttöön kaksivaiheisen tunnistautumisen."],
    ]),
  };
}

/** The same as a text message, for users without an e-mail address. */
export function rootInvitedMessage(to: string, code: string): Sms {
  return { to, text: `Halkopiha: sinulle on avattu tili. Valitse salasana: ${buildPasswordUrl(code)}` };
}
