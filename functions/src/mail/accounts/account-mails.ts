import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import {
  type Mail,
  type PincodeDigits,
  pincodePlaceholder,
  type Sms,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { appUrl } from "../../config.ts";
import { buildProfileUrl } from "../login-link.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

const validity = "Koodi on voimassa 15 minuuttia. Älä kerro sitä kenellekään.";

/** The pincode of a message. */
export interface MessagePincode {
  _id: string;
  digits: PincodeDigits;
}

/** The fields of a message that name its pincode. */
export const toPincodeFields = ({ _id, digits }: MessagePincode) => ({
  pincodeId: _id,
  pincodeDigits: digits,
});

/** The pincode that verifies the address of a new account. The address is unverified, so the mail does not repeat what was typed. */
export function registrationPincode(to: string, pincode: MessagePincode): Mail {
  return {
    to,
    ...toPincodeFields(pincode),
    subject: "Vahvista Halkopiha-tilisi",
    ...renderBodies([
      ["Hei!", "Tervetuloa Halkopihaan. Vahvista tilisi tällä pinkoodilla:"],
      [pincodePlaceholder],
      [validity, "Jos et luonut tiliä, voit jättää tämän viestin huomiotta."],
    ]),
  };
}

/** The pincode for setting a new password. */
export function recoveryPincode(user: User, to: string, pincode: MessagePincode): Mail {
  return {
    to,
    ...toPincodeFields(pincode),
    subject: "Halkopiha-tilisi salasanan vaihto",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Voit vaihtaa salasanasi tällä pinkoodilla:"],
      [pincodePlaceholder],
      [validity, "Jos et pyytänyt koodia, voit jättää tämän viestin huomiotta: salasanasi ei ole muuttunut."],
    ]),
  };
}

/** Either pincode as a text message. */
export function pincodeMessage(to: string, pincode: MessagePincode): Sms {
  return {
    to,
    ...toPincodeFields(pincode),
    text: `Halkopiha: pinkoodisi on ${pincodePlaceholder}. ${validity}`,
  };
}

/** Informs the owner of an address about an attempt to register with it. */
export function alreadyRegistered(to: string): Mail {
  return {
    to,
    subject: "Sinulla on jo Halkopiha-tili",
    ...renderBodies([
      ["Hei!", "Sähköpostiosoitteellasi yritettiin luoda Halkopiha-tili, mutta sinulla on jo sellainen."],
      ["Jos olet unohtanut salasanasi, voit vaihtaa sen."],
      { link: "Vaihda salasana", url: `${appUrl.value()}/kirjaudu/salasananpalautus` },
      ["Jos et yrittänyt luoda tiliä, sinun ei tarvitse tehdä mitään."],
    ]),
  };
}

/** Welcomes a new seller, with the fee that was fixed at the sign-up and how it is invoiced. §9 */
export function accountVerified(user: User, to: string): Mail {
  const { fee } = user.userAccount;
  const [phone] = user.contactInformation.phonenumbers;
  return {
    to,
    subject: "Tervetuloa Halkopihaan",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Tilisi on vahvistettu. Avaamme sen, kun vuosimaksu on saapunut."],
      ...(fee
        ? [[`Maksusi tältä vuodelta on ${formatEuros(fee.gross)} (sis. alv ${formatEuros(fee.tax)}).`]]
        : []),
      [
        user.billingByPhone
          ? `Soitamme sinulle numeroon ${phone} ja sovimme, minne lasku lähetetään.`
          : "Lähetämme laskun tähän sähköpostiosoitteeseen.",
        `Kirjoita maksun viestiksi käyttäjänimesi ${user.username}.`,
      ],
      { link: "Avaa profiilisi", url: buildProfileUrl() },
    ]),
  };
}

/** Informs a seller that the account is active. */
export function accountActivated(user: User, to: string): Mail {
  return {
    to,
    subject: "Halkopiha-tilisi on aktivoitu",
    ...renderBodies([
      [`Hei ${displayName(user)}!`, "Tilisi on nyt aktiivinen. Voit lisätä tuotteesi myyntiin."],
      { link: "Avaa profiilisi", url: buildProfileUrl() },
    ]),
  };
}

/** Informs a seller whose account was never active that it has been deleted. */
export function accountRejected(user: User, to: string): Mail {
  return {
    to,
    subject: "Halkopiha-tiliäsi ei avattu",
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        "Emme voineet avata tiliäsi, ja olemme poistaneet sen tiedot. Et ole velkaa vuosimaksua.",
      ],
      ["Jos epäilet virhettä, ota yhteyttä asiakaspalveluun."],
      toServiceLink("Asiakaspalvelu"),
    ]),
  };
}
