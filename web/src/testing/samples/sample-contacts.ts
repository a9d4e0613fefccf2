import type { Contact, Ticket } from "@halkopiha/domain/messaging/ticket.ts";

/** A question of a visitor that nobody has answered, as customer service sees it. */
export function sampleContact(changes: Partial<Contact> = {}): Contact {
  const {
    name = "Aino Ahonala",
    message = "Saako klapit perille?",
    createdAt = "2026-11-02T10:00:00.000Z",
  } = changes;
  return {
    _id: "klapit",
    name,
    email: "aino@posti.example",
    subject: "palaute",
    message,
    messages: [{ text: message, author: name, createdAt }],
    author: name,
    admin: null,
    status: "recieved",
    token: { time: "2026-12-02T10:00:00.000Z" },
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}

/** A visitor's thanks, as the visitor sees them. */
export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  const { email, ...shared } = sampleContact({
    _id: "viesti",
    name: "Tuula Rantakoivu",
    message: "Hyvät puut, kiitos!",
    createdAt: "2026-03-02T08:00:00.000Z",
  });
  return { ...shared, token: { code: "koodi", time: "2026-04-01T08:00:00.000Z" }, ...changes };
}
