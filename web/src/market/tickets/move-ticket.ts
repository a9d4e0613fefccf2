import { advanceContact } from "@halkopiha/domain/contract/contacts.ts";
import { type Contact, getNextTicketStatus, type TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import { api } from "../../lib/api/client.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import type { BannerAction } from "../../ui/feedback/Banner.tsx";
import { statusLabel } from "./ticket-labels.ts";

/** Moves a conversation, as it is shown, to a status; one that has changed since stays as it is. @throws ApiError */
async function moveTicket(
  { _id, updatedAt }: Pick<Contact, "_id" | "updatedAt">,
  status: TicketStatus,
  onMoved: (contact: Contact) => void,
  toUndo?: (moved: Contact) => BannerAction,
): Promise<void> {
  const { contact } = await api(advanceContact, { params: { id: _id }, body: { status, updatedAt } });
  onMoved(contact);
  store.set(showBannerAtom, "success", `${contact.name}: ${statusLabel[contact.status]}`, toUndo?.(contact));
}

/**
 * Moves a conversation to its next status, or back to work when it is resolved (§4), and shows the result with a button that undoes it.
 * @throws ApiError
 */
export function advanceTicket(contact: Contact, onMoved: (contact: Contact) => void): Promise<void> {
  const next = getNextTicketStatus(contact.status) ?? "in progress";
  return moveTicket(contact, next, onMoved, (moved) => ({
    label: "Kumoa",
    // The banner shows an error.
    onPress: () => void moveTicket(moved, contact.status, onMoved).catch(() => undefined),
  }));
}
