import { toE164 } from "../identity/identifiers.ts";
import { type Bounces, hasBounce } from "./bounce.ts";

/** A user with the addresses that messages go to. */
interface Holder {
  bounces?: Bounces | null | undefined;
  email: string | null;
  contactInformation: { phonenumbers: readonly string[] };
}

const listNumbers = ({ contactInformation }: Holder) => contactInformation.phonenumbers.map(toE164).join();

/** A changed user without the rejections of addresses that they do not have any more. */
export function dropOldBounces<U extends Holder>(before: Holder, after: U): U {
  if (!hasBounce(after)) return after;
  const mail = before.email === after.email ? after.bounces?.mail : null;
  const sms = listNumbers(before) === listNumbers(after) ? after.bounces?.sms : null;
  return { ...after, bounces: { mail: mail ?? null, sms: sms ?? null } };
}
