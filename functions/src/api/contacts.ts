import * as rows from "@halkopiha/domain/contract/contacts.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import {
  type Contact,
  mostMessages,
  nextTicketStatus,
  type TicketMessage,
} from "@halkopiha/domain/ticket.ts";
import { displayName } from "@halkopiha/domain/user.ts";
import { doerOf } from "../accounts/actor.ts";
import { contactAnswered, contactReceived } from "../mail/contact-mails.ts";
import * as contacts from "../store/contacts.ts";
import { limitContact } from "./limits.ts";
import { serve } from "./serve.ts";

function written(text: string, author: string): TicketMessage {
  return { text, author, createdAt: new Date().toISOString() };
}

function checkOpen({ status, messages }: Contact): void {
  if (status === "resolved") throw new Refusal("ticketClosed");
  if (messages.length >= mostMessages) throw new Refusal("ticketFull");
}

export const createContact = serve(rows.createContact, async ({ visitor, body }) => {
  await limitContact(visitor);
  const { message, ...person } = body;
  const code = contacts.newCode();
  const contact = await contacts.createContact(
    { ...person, status: "recieved", messages: [written(message, person.name)] },
    code,
    (created) => contactReceived(created, code.code),
  );
  return { contact, message: "Kiitos viestistäsi! Lähetimme sinulle sähköpostiin linkin keskusteluun." };
});

export const listContacts = serve(rows.listContacts, ({ query }) => contacts.listContacts(query));

export const readContact = serve(rows.readContact, async ({ params }) => {
  const contact = await contacts.findContact(params.id);
  if (!contact) throw new Refusal("notFound");
  return { contact };
});

export const advanceContact = serve(rows.advanceContact, async ({ params, body, caller }) => {
  const contact = await contacts.changeContactStatus(params.id, doerOf(caller), ({ status }) => {
    if (status !== body.status && nextTicketStatus(status) !== body.status)
      throw new Refusal("ticketMovedOn");
    return body.status;
  });
  return { contact };
});

export const respondToContact = serve(rows.respondToContact, async ({ params, body, caller }) => {
  const code = contacts.newCode();
  const contact = await contacts.addMessage(params.id, null, (stored) => {
    checkOpen(stored);
    return {
      message: written(body.message, displayName(caller.user)),
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
  const ticket = await contacts.addMessage(params.id, body.token, (stored) => {
    checkOpen(stored);
    return { message: written(body.message, body.name), status: stored.status, by: null };
  });
  return { ticket };
});
