import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { toDeviceKey } from "../../lib/storage/stored-atom.ts";

const key = toDeviceKey("visits");
/** Milliseconds: pages opened within this time belong to the same visit. */
const visitGap = 30 * 60 * 1000;

function parseVisits(stored: unknown): { count: number; last: number } {
  if (typeof stored !== "object" || stored === null || !("count" in stored) || !("last" in stored)) {
    return { count: 0, last: 0 };
  }
  const { count, last } = stored;
  return typeof count === "number" && typeof last === "number" ? { count, last } : { count: 0, last: 0 };
}

/** Counts this visit. @returns the number of visits on this device, this one included */
export function countVisit(now: number): number {
  const { count, last } = parseVisits(deviceStorage.read(key));
  // A clock that was set back is another visit, too.
  const visits = Math.abs(now - last) > visitGap ? count + 1 : count;
  deviceStorage.write(key, { count: visits, last: now });
  return visits;
}
