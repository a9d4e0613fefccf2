import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Contact, Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import { contacts, withMessages } from "./contacts.ts";
import { isValidCode } from "./ticket-codes.ts";

// A conversation as the visitor reads it who holds the code of a mailed link.

/** @throws AppError `linkInvalid` when a code does not open the conversation */
export async function checkTicketCode(id: string, code: string): Promise<void> {
  if (!isValidCode(await contacts().doc(id).get(), code)) throw new AppError("linkInvalid");
}

/**
 * The conversation that a code gives access to.
 * @throws AppError `linkInvalid` for a wrong or expired code, and for a conversation that does not exist
 */
export async function openTicket(id: string, code: string): Promise<Ticket> {
  const snapshot = await contacts().doc(id).get();
  const contact = isValidCode(snapshot, code) ? await withMessages(snapshot) : null;
  if (!contact) throw new AppError("linkInvalid");
  return toTicket(contact, code);
}

/**
 * The response to the holder of a valid code.
 * @throws AppError `linkInvalid` when the conversation has no code
 */
export function toTicket({ email, token, ...contact }: Contact, code: string): Ticket {
  if (!token) throw new AppError("linkInvalid");
  return { ...contact, token: { code, time: token.time } };
}
