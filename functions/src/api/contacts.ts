import * as rows from "@halkopiha/domain/contract/contacts.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { type ContactSummary, mostMessages, nextTicketStatus } from "@halkopiha/domain/ticket.ts";
import { displayName } from "@halkopiha/domain/user.ts";
import { doerOf } from "../accounts/actor.ts";
import { contactAnswered, contactReceived } from "../mail/contact-mails.ts";
import { mayWriteTo } from "../sending/recipient-limit.ts";
import * as contacts from "../store/contacts.ts";
import { limitContact } from "./limits.ts";
import { serve } from "./serve.ts";

const contactMessages = {
  mailed: "Kiitos viestistäsi! Lähetimme sinulle sähköpostiin linkin keskusteluun.",
  unmailed:
    "Kiitos viestistäsi! Osoitteeseesi on jo lähetetty tänään monta viestiä, joten saat sähköpostia vasta, kun vastaamme.",
} as const;

function checkOpen({ status, messageCount }: ContactSummary): void {
  if (status === "resolved") throw new Refusal("ticketClosed");
  if (messageCount >= mostMessages) throw new Refusal("ticketFull");
}

export const createContact = serve(rows.createContact, async ({ visitor, body, address }) => {
  await limitContact({ visitor, address });
  const { message, ...person } = body;
  const code = contacts.newCode();
  const mayMail = await mayWriteTo("contact", person.email);
  const contact = await contacts.createContact(
    person,
    { text: message, author: person.name },
    code,
    (created) => (mayMail ? contactReceived(created, code.code) : null),
  );
  return { contact, message: mayMail ? contactMessages.mailed : contactMessages.unmailed };
});

export const listContacts = serve(rows.listContacts, ({ query }) => contacts.listContacts(query));

export const readContact = serve(rows.readContact, async ({ params }) => {
  const contact = await contacts.findContact(params.id);
  if (!contact) throw new Refusal("notFound");
  return { contact };
});

export const advanceContact = serve(rows.advanceContact, async ({ params, body, caller }) => {
  const contact = await contacts.changeContactStatus(
    params.id,
    doerOf(caller),
    displayName(caller.user),
    ({ status }) => {
      if (status !== body.status && nextTicketStatus(status) !== body.status)
        throw new Refusal("ticketMovedOn");
      return body.status;
    },
  );
  return { contact };
});

export const respondToContact = serve(rows.respondToContact, async ({ params, body, caller }) => {
  const code = contacts.newCode();
  const contact = await contacts.addMessage(params.id, null, (stored) => {
    checkOpen(stored);
    return {
      message: { text: body.message, author: displayName(caller.user) },
      status: "in progress",
      by: doerOf(caller),
      mail: { code, mail: contactAnswered(stored, body.message, code.code) },
    };
  });
  return { contact };
});

export const readTicket = serve(rows.readTicket, async ({ params, query }) => ({
  ticket: await contacts.openTicket(params.id, query.t),
}));

export const replyToTicket = serve(rows.replyToTicket, async ({ params, body }) => {
  const contact = await contacts.addMessage(params.id, body.token, (stored) => {
    checkOpen(stored);
    return { message: { text: body.message, author: body.name }, status: stored.status, by: null };
  });
  return { ticket: contacts.ticketOf(contact, body.token) };
});
