import { device } from "../app/device.ts";

const key = "visits";
/** A page opened so soon after another belongs to the same visit; milliseconds. */
const pause = 30 * 60 * 1000;

function visitsOf(kept: unknown): { count: number; last: number } {
  if (typeof kept !== "object" || kept === null || !("count" in kept) || !("last" in kept)) {
    return { count: 0, last: 0 };
  }
  const { count, last } = kept;
  return typeof count === "number" && typeof last === "number" ? { count, last } : { count: 0, last: 0 };
}

/** Counts this visit and answers the how many-th it is on this device. */
export function countVisit(now: number): number {
  const { count, last } = visitsOf(device.read(key));
  const visits = now - last > pause ? count + 1 : count;
  device.write(key, { count: visits, last: now });
  return visits;
}
