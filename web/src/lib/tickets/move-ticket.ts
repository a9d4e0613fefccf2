import { advanceContact } from "@halkopiha/domain/contract/admin/contacts.ts";
import { type Contact, getNextTicketStatus, type TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import { api } from "../api/client.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";
import { statusLabel } from "./ticket-labels.ts";

/**
 * Moves a conversation to a status and shows the result, for a resolved one with a button that opens it again.
 * @throws ApiError
 */
async function moveTicket(
  { _id, name }: Pick<Contact, "_id" | "name">,
  status: TicketStatus,
  onMoved: (contact: Contact) => void,
): Promise<void> {
  const { contact } = await api(advanceContact, { params: { id: _id }, body: { status } });
  onMoved(contact);
  const undo = {
    label: "Kumoa",
    // The banner shows an error.
    onPress: () => void moveTicket(contact, "in progress", onMoved).catch(() => undefined),
  };
  store.set(
    showBannerAtom,
    "success",
    `${name}: ${statusLabel[contact.status]}`,
    contact.status === "resolved" ? undo : undefined,
  );
}

/** Moves a conversation to its next status, or back to work when it is resolved. §4 @throws ApiError */
export const advanceTicket = (contact: Contact, onMoved: (contact: Contact) => void): Promise<void> =>
  moveTicket(contact, getNextTicketStatus(contact.status) ?? "in progress", onMoved);
