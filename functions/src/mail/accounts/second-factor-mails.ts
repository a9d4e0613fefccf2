import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

const subject = "Halkopiha-tilisi kaksivaiheinen tunnistautuminen";

function createNotice(user: User, to: string, sentence: string): Mail {
  return {
    to,
    subject,
    ...renderBodies([
      [`Hei ${displayName(user)}!`, sentence],
      ["Jos et tehnyt tätä itse, vaihda salasanasi ja ota heti yhteyttä asiakaspalveluumme."],
      toServiceLink(),
    ]),
  };
}

/** Informs a user that the account has a second factor, or another one than before. */
export const secondFactorEnabled = (user: User, to: string): Mail =>
  createNotice(user, to, "Kaksivaiheinen tunnistautuminen on otettu käyttöön, ja saat uudet palautuskoodit.");

export const secondFactorRemoved = (user: User, to: string): Mail =>
  createNotice(user, to, "Kaksivaiheinen tunnistautuminen on poistettu käytöstä.");

export const recoveryCodesRenewed = (user: User, to: string): Mail =>
  createNotice(user, to, "Palautuskoodisi on vaihdettu uusiin. Entiset eivät enää toimi.");

/** @param left how many recovery codes are left */
export const recoveryCodeUsed = (user: User, to: string, left: number): Mail =>
  createNotice(user, to, `Tilillesi on kirjauduttu palautuskoodilla. Koodeja on jäljellä ${left}.`);
