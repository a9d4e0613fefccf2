import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { type Mail, pincodePlaceholder, type Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { buildMailedUrl } from "../mailed-url.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";
import { type MessagePincode, toPincodeFields } from "./account-mails.ts";

const buildUndoUrl = (code: string) => buildMailedUrl(mailedLinks.undoContactChange, code);

const buildConfirmUrl = (code: string) => buildMailedUrl(mailedLinks.confirmContactChange, code);

/** What a message says of its user. */
type Named = Parameters<typeof displayName>[0];

/** The pincode that verifies a user's new e-mail address. The address is unverified, so the mail does not name the user. */
export function newEmailPincode(to: string, pincode: MessagePincode): Mail {
  return {
    to,
    ...toPincodeFields(pincode),
    subject: "Vahvista uusi sähköpostiosoitteesi",
    ...renderBodies([
      ["Hei!", "Vahvista tällä pinkoodilla, että Halkopiha-tilin uusi sähköpostiosoite on sinun:"],
      [pincodePlaceholder],
      [
        "Koodi on voimassa 15 minuuttia. Älä kerro sitä kenellekään.",
        "Jos et vaihtanut osoitetta, voit jättää tämän viestin huomiotta.",
      ],
    ]),
  };
}

/** Informs the owner of an address about another account's attempt to use it. */
export function addressInUse(to: string): Mail {
  return {
    to,
    subject: "Sähköpostiosoitettasi yritettiin käyttää Halkopihassa",
    ...renderBodies([
      ["Hei!", "Toiseen Halkopiha-tiliin yritettiin vaihtaa sinun sähköpostiosoitteesi."],
      ["Osoite on jo sinun tililläsi, eikä sitä voi käyttää toisella. Sinun ei tarvitse tehdä mitään."],
    ]),
  };
}

/** Asks the owner of the present address whether contact details that were changed without the password are to be used. */
export function contactRequested(user: Named, to: string, code: string): Mail {
  return {
    to,
    subject: "Vahvista Halkopiha-tilisi uudet yhteystiedot",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Tilillesi annettiin uusi sähköpostiosoite tai puhelinnumero."],
      ["Entiset ovat käytössä, kunnes vahvistat muutoksen."],
      { link: "Vahvista muutos", url: buildConfirmUrl(code) },
      ["Linkki on voimassa vuorokauden. Älä anna sitä kenellekään."],
      ["Jos et muuttanut tietojasi itse, vaihda salasanasi. Yhteystietosi pysyvät ennallaan."],
    ]),
  };
}

/** The same as a text message, for users without an e-mail address. */
export function contactRequestedMessage(to: string, code: string): Sms {
  return {
    to,
    text: `Halkopiha: tilillesi annettiin uudet yhteystiedot. Vahvista ne, jos muutit ne itse: ${buildConfirmUrl(code)}`,
  };
}

/** Informs the old address about a change of contact details, with the link that undoes the change. */
export function contactChanged(user: Named, to: string, code: string): Mail {
  return {
    to,
    subject: "Halkopiha-tilisi yhteystiedot on vaihdettu",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Tilisi sähköpostiosoite tai puhelinnumero on vaihdettu."],
      ["Jos vaihdoit ne itse, sinun ei tarvitse tehdä mitään."],
      ["Jos et vaihtanut, peru muutos. Saat entiset yhteystiedot takaisin ja valitset uuden salasanan."],
      { link: "Peru muutos", url: buildUndoUrl(code) },
      ["Linkki on voimassa 7 päivää. Älä anna sitä kenellekään."],
    ]),
  };
}

/** Informs the old address that an admin has changed contact details. */
export function contactChangedByAdmin(user: Named, to: string): Mail {
  return {
    to,
    subject: "Halkopiha-tilisi yhteystiedot on vaihdettu",
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        "Asiakaspalvelu on vaihtanut tilisi sähköpostiosoitteen tai puhelinnumeron.",
      ],
      ["Jos et pyytänyt sitä, ota heti yhteyttä asiakaspalveluumme."],
      toServiceLink(),
    ]),
  };
}

/** The same as a text message, for users without an e-mail address. */
export function contactChangedMessage(to: string, code: string): Sms {
  return {
    to,
    text: `Halkopiha: tilisi yhteystiedot on vaihdettu. Jos et tehnyt sitä itse, peru: ${buildUndoUrl(code)}`,
  };
}

/** Informs a user that the account's password has changed. */
export function passwordChanged(user: Named, to: string): Mail {
  return {
    to,
    subject: "Halkopiha-tilisi salasana on vaihdettu",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Salasanasi on vaihdettu."],
      ["Jos et tehnyt tätä itse, ota heti yhteyttä asiakaspalveluumme."],
      toServiceLink(),
    ]),
  };
}

/** The last four characters of the account number are enough to recognise it. */
const describeIban = (iban: string | null | undefined): string =>
  iban
    ? `Kuitteihisi tulee nyt tilinumero, jonka loppu on ${iban.slice(-4)}.`
    : "Kuiteissasi ei ole enää tilinumeroa.";

/** Informs a seller that the account number of their receipts has changed: buyers pay to it. */
export function ibanChanged(user: Named & Pick<User, "iban">, to: string): Mail {
  return {
    to,
    subject: "Kuittiesi tilinumero on muutettu",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, describeIban(user.iban)],
      ["Jos et tehnyt tätä itse, vaihda salasanasi ja ota heti yhteyttä asiakaspalveluumme."],
      toServiceLink(),
    ]),
  };
}
