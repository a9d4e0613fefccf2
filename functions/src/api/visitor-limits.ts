import { newVisitorsPerAddress } from "../config.ts";
import { countTry } from "../store/rate-limits.ts";

const hour = 60 * 60_000;

/** The first call of a visitor without a cookie that may store something: each such visitor has documents of their own. */
export function limitNewVisitors(address: string): Promise<void> {
  return countTry(`new-visitor:${address}`, { most: newVisitorsPerAddress.value(), window: hour });
}
