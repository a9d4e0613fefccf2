import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/contacts.ts";
import { type ContactSummary, canMoveTicket, maxMessages } from "@halkopiha/domain/messaging/ticket.ts";
import { toAuditAuthor } from "../accounts/actor.ts";
import { defineHandler } from "../http/handler.ts";
import { tryConsumeRecipientLimit } from "../limits/recipient-limit.ts";
import { limitContact, limitTicketReply } from "../limits/visitor-limits.ts";
import { contactAnswered, contactReceived } from "../mail/contact-mails.ts";
import * as changes from "../store/contacts/change-contact.ts";
import * as contacts from "../store/contacts/contacts.ts";
import { createCode } from "../store/contacts/ticket-codes.ts";
import * as tickets from "../store/contacts/tickets.ts";

const contactMessages = {
  mailed: "Kiitos viestistäsi! Lähetimme sinulle sähköpostiin linkin keskusteluun.",
  unmailed:
    "Kiitos viestistäsi! Osoitteeseesi on jo lähetetty tänään monta viestiä, joten saat sähköpostia vasta, kun vastaamme.",
} as const;

function checkOpen({ status, messageCount }: ContactSummary): void {
  if (status === "resolved") throw new AppError("ticketClosed");
  if (messageCount >= maxMessages) throw new AppError("ticketFull");
}

export const createContact = defineHandler(calls.createContact, async ({ visitor, body, address }) => {
  await limitContact({ visitor, address });
  const { message, ...person } = body;
  const code = createCode();
  const mayMail = await tryConsumeRecipientLimit("contact", person.email);
  const contact = await changes.createContact(
    person,
    { text: message, author: person.name },
    code,
    (created) => (mayMail ? contactReceived(created, code.code) : null),
  );
  return { contact, message: mayMail ? contactMessages.mailed : contactMessages.unmailed };
});

export const listContacts = defineHandler(calls.listContacts, ({ query }) => contacts.listContacts(query));

export const readContact = defineHandler(calls.readContact, async ({ params }) => {
  const contact = await contacts.findContact(params.id);
  if (!contact) throw new AppError("notFound");
  return { contact };
});

export const advanceContact = defineHandler(calls.advanceContact, async ({ params, body, caller }) => {
  const contact = await changes.changeContactStatus(
    params.id,
    toAuditAuthor(caller),
    displayName(caller.user),
    body.updatedAt,
    ({ status }) => {
      if (status !== body.status && !canMoveTicket(status, body.status)) throw new AppError("ticketMovedOn");
      return body.status;
    },
  );
  return { contact };
});

export const respondToContact = defineHandler(calls.respondToContact, async ({ params, body, caller }) => {
  const code = createCode();
  const contact = await changes.addMessage(params.id, null, (stored) => {
    checkOpen(stored);
    return {
      message: { text: body.message, author: displayName(caller.user) },
      status: "in progress",
      auditAuthor: toAuditAuthor(caller),
      mail: { code, mail: contactAnswered(stored, body.message, code.code) },
    };
  });
  return { contact };
});

export const readTicket = defineHandler(calls.readTicket, async ({ params, query }) => ({
  ticket: await tickets.openTicket(params.id, query.t),
}));

export const openTicket = defineHandler(calls.openTicket, async ({ params, body }) => ({
  ticket: await tickets.openTicket(params.id, body.token),
}));

export const replyToTicket = defineHandler(calls.replyToTicket, async ({ params, body }) => {
  // Before the reply is counted: an invented code would store a counter of its own.
  await tickets.checkTicketCode(params.id, body.token);
  await limitTicketReply(params.id, body.token);
  const contact = await changes.addMessage(params.id, body.token, (stored) => {
    checkOpen(stored);
    return { message: { text: body.message, author: body.name }, status: stored.status, auditAuthor: null };
  });
  return { ticket: tickets.toTicket(contact, body.token) };
});
