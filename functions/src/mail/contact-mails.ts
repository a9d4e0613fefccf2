import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Contact } from "@halkopiha/domain/messaging/ticket.ts";
import { appUrl } from "../config.ts";
import { renderBodies } from "./render-bodies.ts";

const buildTicketUrl = (id: string, code: string) => `${appUrl.value()}/asiakaspalvelu/${id}?t=${code}`;

/**
 * Tells a visitor that their message has arrived, and where the conversation goes on. Anybody can type anybody's address: what else
 * was typed is not repeated to it.
 */
export function contactReceived({ _id, email }: Pick<Contact, "_id" | "email">, code: string): Mail {
  return {
    to: email,
    subject: "Yhteydenottosi Halkopihaan",
    ...renderBodies([
      ["Hei!", "Kiitos viestistäsi. Vastaamme mahdollisimman pian."],
      ["Voit seurata keskustelua ja jatkaa sitä linkistä."],
      { link: "Avaa keskustelu", url: buildTicketUrl(_id, code) },
      ["Linkki on voimassa 30 päivää viimeisestä viestistä."],
      ["Jos et ottanut meihin yhteyttä, voit jättää tämän viestin huomiotta."],
    ]),
  };
}

/** Tells a visitor what customer service has answered. The code is a new one: the old is kept as a hash only. */
export function contactAnswered(
  { _id, name, email, subject }: Pick<Contact, "_id" | "name" | "email" | "subject">,
  text: string,
  code: string,
): Mail {
  return {
    to: email,
    subject: `Vastaus yhteydenottoosi: ${subject}`,
    ...renderBodies([
      [`Hei ${name}!`, "Asiakaspalvelumme on vastannut sinulle:"],
      text.split("\n"),
      { link: "Jatka keskustelua", url: buildTicketUrl(_id, code) },
    ]),
  };
}
