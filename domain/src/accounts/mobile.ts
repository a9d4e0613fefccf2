import { isFinnishMobile } from "../identity/identifiers.ts";
import type { User } from "./user.ts";

/** The mobile number that gets the text messages of a user without an e-mail address; null when the first number is none. */
export function findMobile({ contactInformation }: Pick<User, "contactInformation">): string | null {
  const [phone = ""] = contactInformation.phonenumbers;
  return isFinnishMobile(phone) ? phone : null;
}
