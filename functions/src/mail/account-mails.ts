import { type Mail, pincodePlace, type Sms } from "@halkopiha/domain/outgoing.ts";
import { displayName, type User } from "@halkopiha/domain/user.ts";
import { appUrl } from "../config.ts";
import { bodies } from "./bodies.ts";

const validity = "Koodi on voimassa 15 minuuttia. Älä kerro sitä kenellekään.";

/** The code that proves the address of a new account. */
export function registrationCode(user: User, to: string, pincodeId: string): Mail {
  return {
    to,
    pincodeId,
    subject: "Vahvista Halkopiha-tilisi",
    ...bodies([
      [`Hei ${displayName(user)}!`, "Tervetuloa Halkopihaan. Vahvista tilisi tällä pinkoodilla:"],
      [pincodePlace],
      [validity],
    ]),
  };
}

/** The code that lets a person set a new password. */
export function recoveryCode(user: User, to: string, pincodeId: string): Mail {
  return {
    to,
    pincodeId,
    subject: "Halkopiha-tilisi salasanan vaihto",
    ...bodies([
      [`Hei ${displayName(user)}!`, "Voit vaihtaa salasanasi tällä pinkoodilla:"],
      [pincodePlace],
      [validity, "Jos et pyytänyt koodia, voit jättää tämän viestin huomiotta: salasanasi ei ole muuttunut."],
    ]),
  };
}

/** Either code as a text message. */
export function codeMessage(to: string, pincodeId: string): Sms {
  return { to, pincodeId, text: `Halkopiha: pinkoodisi on ${pincodePlace}. ${validity}` };
}

/** Tells the owner of an address that somebody tried to join with it. */
export function alreadyRegistered(to: string): Mail {
  return {
    to,
    subject: "Sinulla on jo Halkopiha-tili",
    ...bodies([
      ["Hei!", "Sähköpostiosoitteellasi yritettiin luoda Halkopiha-tili, mutta sinulla on jo sellainen."],
      ["Jos olet unohtanut salasanasi, voit vaihtaa sen."],
      { link: "Vaihda salasana", url: `${appUrl.value()}/kirjaudu/salasananpalautus` },
      ["Jos et yrittänyt luoda tiliä, sinun ei tarvitse tehdä mitään."],
    ]),
  };
}

/** Tells a seller that the account is open for business. */
export function accountActivated(user: User, to: string): Mail {
  return {
    to,
    subject: "Halkopiha-tilisi on aktivoitu",
    ...bodies([
      [`Hei ${displayName(user)}!`, "Tilisi on nyt aktiivinen. Voit lisätä tuotteesi myyntiin."],
      { link: "Avaa profiilisi", url: `${appUrl.value()}/profiili` },
    ]),
  };
}
