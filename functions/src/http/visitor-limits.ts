import { newVisitorsPerAddress } from "../config.ts";
import { consume } from "../store/rate-limits.ts";

const hour = 60 * 60_000;

/** The first call of a visitor without a cookie that may store something: each such visitor has documents of their own. */
export function limitNewVisitors(address: string): Promise<void> {
  return consume(`new-visitor:${address}`, { max: newVisitorsPerAddress.value(), window: hour });
}
