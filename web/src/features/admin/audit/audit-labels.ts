import type { AuditEvent, AuditKind, FieldChange } from "@halkopiha/domain/admin/audit.ts";
import { cancellationLabel } from "@halkopiha/domain/orders/cancellation.ts";
import { type OrderStatus, orderStatuses, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import { statusLabel as ticketStatusLabel } from "../../../market/tickets/ticket-labels.ts";
import type { BadgeVariant } from "../../../ui/feedback/Badge.tsx";

export const kindLabel: Readonly<Record<AuditKind, string>> = {
  user: "Käyttäjä",
  region: "Maakunta",
  locality: "Paikkakunta",
  plan: "Tili",
  advertisement: "Mainos",
  contact: "Yhteydenotto",
  order: "Tilaus",
  product: "Tuote tai palvelu",
  deliveryCost: "Toimituskulu",
  operator: "Yrityksen tiedot",
  message: "Viesti",
  payment: "Maksu",
  review: "Arvostelu",
  report: "Sisältöilmoitus",
  recall: "Takaisinveto",
  personalData: "Henkilötiedot",
};

export const actionLabel: Readonly<Record<AuditEvent["action"], string>> = {
  created: "Luotu",
  changed: "Muutettu",
  deleted: "Poistettu",
  searched: "Haettu",
  exported: "Viety",
};

export const actionVariant: Readonly<Record<AuditEvent["action"], BadgeVariant>> = {
  created: "positive",
  changed: "neutral",
  deleted: "accent",
  searched: "neutral",
  exported: "neutral",
};

const isOrderStatus = (word: string): word is OrderStatus => orderStatuses.some((status) => status === word);

const endingReasons = new Map([
  ["unpaid", "vuosimaksu maksamatta"],
  ["notice", "sopimus irtisanottu"],
]);

const findLabel = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;

/** A value formatted for display. */
export function formatValue(kind: AuditKind, field: string, value: FieldChange["before"]): string {
  if (value === null) return "–";
  if (value === "true") return "kyllä";
  if (value === "false") return "ei";
  if (field === "ending.reason") return endingReasons.get(value) ?? value;
  if (field === "cancellation.by") return findLabel(cancellationLabel, value);
  if (field === "withdrawal.state") return findLabel(withdrawalLabel, value);
  if (field !== "status") return value;
  if (kind === "order") return isOrderStatus(value) ? statusLabel[value] : value;
  return Object.entries(ticketStatusLabel).find(([status]) => status === value)?.[1] ?? value;
}
