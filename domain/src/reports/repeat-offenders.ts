import type { Report } from "./report.ts";
import { isHiding } from "./report-outcomes.ts";

/** Hidden listings from which on a seller is a repeat offender (Digital Services Act art. 23). */
export const minRemovals = 2;

/** The sellers of whom several different listings are hidden by these reports, those with the most first. */
export function findRepeatOffenders(
  reports: readonly Pick<Report, "target" | "decision">[],
): { ownerId: string; removals: number }[] {
  const listings = new Map<string, Set<string>>();
  for (const { target, decision } of reports) {
    if (target.ownerId === null || !decision || !isHiding(decision.outcome)) continue;
    listings.set(target.ownerId, (listings.get(target.ownerId) ?? new Set()).add(target.id));
  }
  return [...listings]
    .map(([ownerId, { size }]) => ({ ownerId, removals: size }))
    .filter(({ removals }) => removals >= minRemovals)
    .sort((a, b) => b.removals - a.removals);
}
