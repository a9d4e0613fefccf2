import { isFinnishMobile } from "../identity/identifiers.ts";
import { Email } from "../schemas/primitives.ts";
import type { RecallChannel } from "./recall-labels.ts";

/** How the buyer of an order is told. */
export function chooseChannel(buyer: { email: string; phonenumber: string }): RecallChannel {
  if (Email.safeParse(buyer.email).success) return "mail";
  return isFinnishMobile(buyer.phonenumber) ? "sms" : null;
}
