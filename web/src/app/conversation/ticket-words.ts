import type { Ticket, TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import type { BadgeLook } from "../../ui/Badge.tsx";

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

export const statusLook: Readonly<Record<TicketStatus, BadgeLook>> = {
  recieved: "neutral",
  "in progress": "warning",
  resolved: "spruce",
};
