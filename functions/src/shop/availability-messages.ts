import { formatNextBatch, isPaused } from "@halkopiha/domain/products/availability.ts";
import type { AvailabilityChange } from "@halkopiha/domain/products/availability-change.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { UndoResult } from "../store/products/change-availability.ts";
import { getToday } from "../today.ts";

/** The message to the seller about a change: of one product what it has become, of all how many have changed. */
export function describeChange({ productId, pausedUntil }: AvailabilityChange, count: number): string {
  if (productId === undefined) {
    if (count === 0) return "Mikään ei muuttunut: ilmoituksilla oli jo nämä tiedot.";
    return count === 1 ? "Yksi ilmoitus on muutettu." : `${count} ilmoitusta on muutettu.`;
  }
  if (pausedUntil === undefined) return "Toimitusaika on muutettu.";
  return pausedUntil !== null && isPaused({ pausedUntil }, getToday())
    ? `Ilmoitus on tauolla. ${formatNextBatch(pausedUntil)}`
    : "Ilmoitus on taas myynnissä.";
}

function describeRestored(count: number): string {
  if (count === 0) return "Mitään ei palautettu.";
  return count === 1 ? "Yksi ilmoitus on palautettu." : `${count} ilmoitusta on palautettu.`;
}

/** Number of listings that the message names. */
const maxNames = 3;

function describeSkipped(skipped: UndoResult["skipped"]): string {
  const titles = skipped.flatMap(({ product }) => (product ? [formatListingTitle(product)] : []));
  const deleted = skipped.length - titles.length;
  const unnamed = titles.length - maxNames;
  const named = [...titles.slice(0, maxNames), ...(unnamed > 0 ? [`${unnamed} muuta`] : [])];
  return [
    ...(named.length > 0 ? [`Sillä välin muutettua ei palautettu: ${named.join("; ")}.`] : []),
    ...(deleted > 0 ? [`Poistettuja ilmoituksia: ${deleted}.`] : []),
  ].join(" ");
}

/** The message to the seller about an undo: how many listings are as before, and which are not. */
export const describeUndo = ({ restored, skipped }: UndoResult): string =>
  [describeRestored(restored.length), describeSkipped(skipped)].filter(Boolean).join(" ");
