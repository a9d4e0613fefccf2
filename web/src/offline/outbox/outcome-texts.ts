import { formatTimeWindow } from "@halkopiha/domain/orders/agree-time.ts";
import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { formatNumber } from "../../lib/format/format.ts";
import { isOrderMutation, type Mutation } from "./mutations.ts";
import type { MutationOutcome } from "./send-mutation.ts";

/** Text for the user about how the server's result differs from the mutation. */
export function formatOutcome(mutation: Mutation, outcome: NonNullable<MutationOutcome>): string {
  const { label } = mutation;
  switch (outcome.kind) {
    case "soldOut":
      return `${label} ehti loppua. Se poistettiin ostoskorista.`;
    case "fewer":
      return `${label}: jäljellä oli enää ${formatNumber(outcome.left)}. Määrä muutettiin ostoskoriin.`;
    case "gone":
      return `${label} ei ole enää myynnissä. Sitä ei voitu merkitä suosikiksi.`;
    case "movedOn":
      return `${label} oli jo siirretty tilaan ${statusLabel[outcome.status]}.${isOrderMutation(mutation) ? ` Siirtoasi tilaan ${statusLabel[mutation.status]} ei tehty.` : ""}`;
    case "rejected":
      return `${label}: ${outcome.message}`;
  }
}

/** Text of a mutation for the list of pending changes. */
export function formatMutation(mutation: Mutation): string {
  if (mutation.kind === "order") return `Siirretään tilaan ${statusLabel[mutation.status]}`;
  if (mutation.kind === "orderTimes")
    return `Ehdotetaan aikaa: ${mutation.times.map(formatTimeWindow).join(", ")}`;
  if (mutation.kind === "favorite")
    return mutation.marked ? "Merkitään suosikiksi" : "Poistetaan suosikeista";
  if (mutation.kind === "cartReset") return "Tyhjennetään uloskirjautumisen jälkeen";
  return mutation.quantity === 0
    ? "Poistetaan ostoskorista"
    : `Ostoskoriin yhteensä ${formatNumber(mutation.quantity)}`;
}
