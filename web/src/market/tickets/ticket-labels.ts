import type { Ticket, TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import type { BadgeVariant } from "../../ui/feedback/Badge.tsx";

export const subjectLabel: Readonly<Record<Ticket["subject"], string>> = {
  palaute: "Palaute",
  kehitysidea: "Kehitysidea",
  yhteydenottopyyntö: "Yhteydenottopyyntö",
};

export const statusLabel: Readonly<Record<TicketStatus, string>> = {
  recieved: "Vastaanotettu",
  "in progress": "Käsittelyssä",
  resolved: "Ratkaistu",
};

export const statusVariant: Readonly<Record<TicketStatus, BadgeVariant>> = {
  recieved: "neutral",
  "in progress": "warning",
  resolved: "positive",
};

/** What moves a ticket on from its status, as on a button. §4 */
export const ticketAction: Readonly<Record<TicketStatus, string>> = {
  recieved: "Ota käsittelyyn",
  "in progress": "Merkitse ratkaistuksi",
  resolved: "Avaa uudelleen",
};
