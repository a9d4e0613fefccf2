import { newVisitorsPerAddress } from "../../config.ts";
import { consumeNetwork } from "./request-limits.ts";

const hour = 60 * 60_000;

/** Limits calls without a visitor cookie that may store something, because each new visitor gets their own documents. */
export function limitNewVisitors(address: string): Promise<void> {
  return consumeNetwork("new-visitor", address, { max: newVisitorsPerAddress.value(), window: hour });
}
