import { advanceContact } from "@halkopiha/domain/contract/admin/contacts.ts";
import { type Contact, getNextTicketStatus, type TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import type { BannerAction } from "../../ui/feedback/Banner.tsx";
import { api } from "../api/client.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";
import { statusLabel } from "./ticket-labels.ts";

/** Moves a conversation to a status. @throws ApiError */
async function moveTicket(
  { _id }: Pick<Contact, "_id">,
  status: TicketStatus,
  onMoved: (contact: Contact) => void,
  undo?: BannerAction,
): Promise<void> {
  const { contact } = await api(advanceContact, { params: { id: _id }, body: { status } });
  onMoved(contact);
  store.set(showBannerAtom, "success", `${contact.name}: ${statusLabel[contact.status]}`, undo);
}

/**
 * Moves a conversation to its next status, or back to work when it is resolved (§4), and shows the result with a button that undoes it.
 * @throws ApiError
 */
export function advanceTicket(contact: Contact, onMoved: (contact: Contact) => void): Promise<void> {
  const next = getNextTicketStatus(contact.status) ?? "in progress";
  return moveTicket(contact, next, onMoved, {
    label: "Kumoa",
    // The banner shows an error.
    onPress: () => void moveTicket(contact, contact.status, onMoved).catch(() => undefined),
  });
}
