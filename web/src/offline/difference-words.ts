import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { formatNumber } from "../app/format.ts";
import type { Outcome } from "./send-wish.ts";
import { isOrderWish, type Wish } from "./wishes.ts";

/** How the server's answer differs from what was wished, for the one who wished it. */
export function differenceWords(wish: Wish, outcome: NonNullable<Outcome>): string {
  const { label } = wish;
  switch (outcome.kind) {
    case "soldOut":
      return `${label} ehti loppua. Se poistettiin ostoskorista.`;
    case "fewer":
      return `${label}: jäljellä oli enää ${formatNumber(outcome.left)}. Määrä muutettiin ostoskoriin.`;
    case "gone":
      return `${label} ei ole enää myynnissä. Sitä ei voitu merkitä suosikiksi.`;
    case "movedOn":
      return `${label} oli jo siirretty tilaan ${statusLabel[outcome.status]}.${isOrderWish(wish) ? ` Siirtoasi tilaan ${statusLabel[wish.status]} ei tehty.` : ""}`;
    case "refused":
      return `${label}: ${outcome.message}`;
  }
}

/** What a wish does, for the list of what waits. */
export function wishWords(wish: Wish): string {
  if (wish.kind === "order") return `Siirretään tilaan ${statusLabel[wish.status]}`;
  if (wish.kind === "favorite") return wish.marked ? "Merkitään suosikiksi" : "Poistetaan suosikeista";
  if (wish.kind === "cartReset") return "Tyhjennetään uloskirjautumisen jälkeen";
  return wish.quantity === 0
    ? "Poistetaan ostoskorista"
    : `Ostoskoriin yhteensä ${formatNumber(wish.quantity)}`;
}
