import { toE164 } from "../identity/identifiers.ts";

/** The spelling of a recipient by which messages are searched. */
export function toRecipientKey(to: string): string {
  const typed = to.trim();
  return typed.includes("@") ? typed.toLowerCase() : toE164(typed);
}
