import { findPastedEmail } from "./pasted-email.ts";

/** The part of the class URL that is used here; browsers and Node have it. */
declare const URL: new (url: string) => { readonly hostname: string };

/** The name before the `@`: a dot-atom of RFC 5322. Other alphabets are not accepted, because their letters have many spellings. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const maxLocalPart = 64;

/** Characters that end a host name in a URL, or escape other characters. */
const noHost = /[\s/?#@:\\%[\]<>"'|^`{}]/;
/** Labels of letters, digits and hyphens; the last one begins with a letter, as no IP address does. */
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Accounts have addresses ending in `.invalid` in Firebase Auth, to which no mail is sent. */
const reserved = /\.(invalid|localhost)$/;

/** A domain as mail servers look it up: in lower case, and in ASCII by IDNA; null when it is none. */
function toCanonicalDomain(typed: string): string | null {
  if (noHost.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed.normalize("NFKC")}`);
    return hostName.test(hostname) && !reserved.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * An e-mail address in the one spelling in which it is stored, counted and looked up; null when no mail can be sent to it. Mail servers
 * deliver `aino@ｐosti.example` to `aino@posti.example`, so whoever counts mails must see one address.
 */
export function toCanonicalEmail(typed: string): string | null {
  const address = findPastedEmail(typed);
  const at = address.lastIndexOf("@");
  const name = address.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = toCanonicalDomain(address.slice(at + 1));
  return domain !== null && name.length <= maxLocalPart && localPart.test(name) ? `${name}@${domain}` : null;
}
