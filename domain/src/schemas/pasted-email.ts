import { normalizeIdentifier } from "./typed-identifier.ts";

/** What stands before an address in a sentence or a list, and begins none. */
const before = /^[\s<([",;:“”„«»‘]+/;
/** What stands behind an address in a sentence or a list, and ends none. */
const behind = /[\s>)\]"'.,;:!?。…“”«»‘’]+$/;

/** A name as mail programs copy it with the address, in which it may stand again: `Aino Halko <aino@posti.fi>`. */
const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>[\s,;.]*$/;
const mailto = /^mailto:(?:\/\/)?/i;

/** A longer text is no address, and the patterns would take their time. */
const maxPasted = 1000;

/** The address of a `mailto:` link, without the subject that it proposes; empty when it cannot be decoded. */
function readMailto(link: string): string {
  const [address = ""] = link.replace(mailto, "").split(/[?#]/, 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

/** Without what surrounds it; quotation marks belong to it only when they are not around it. */
function trimMarks(typed: string): string {
  const unquoted = /^'.*'$/.test(typed) ? typed.slice(1) : typed;
  return unquoted.replace(before, "").replace(behind, "");
}

/** The name and the address of `Aino Halko <aino@posti.fi>`; the name is empty when the address stands alone. */
function splitName(typed: string): { name: string; address: string } {
  const { name = "", address = typed } = named.exec(typed)?.groups ?? {};
  return { name: trimMarks(name.trim()), address };
}

/** The single address in what was typed, or pasted from a link, a mail program or a text. Other text stays as good as it is. */
export function findPastedEmail(typed: string): string {
  if (typed.length > maxPasted) return typed;
  const { name, address } = splitName(normalizeIdentifier(typed));
  const trimmed = trimMarks(address);
  const read = trimMarks(splitName(mailto.test(trimmed) ? readMailto(trimmed) : trimmed).address);
  // Of two addresses nobody knows which one is meant.
  return name.includes("@") && name.toLowerCase() !== read.toLowerCase() ? typed : read;
}
