import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Contact } from "@halkopiha/domain/messaging/ticket.ts";
import { buildMailedUrl } from "./mailed-url.ts";
import { renderBodies } from "./rendering/render-bodies.ts";

const buildTicketUrl = (id: string, code: string) => buildMailedUrl(mailedLinks.ticket, code, { id });

/**
 * Confirms a visitor's message and links to the conversation. The address is unverified, so the mail repeats nothing else that was typed.
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

/** Sends customer service's reply to the visitor. The code is a new one: of the old code only the hash is stored. */
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
