// Identifiers as people type and paste them: with the invisible characters, hyphens and digits of a phone's keyboard, a web page or a PDF.

/** Format characters, such as soft hyphens and zero-width spaces, and the variation selectors of emoji. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const lineBreaksAndTabs = /[\t\n\v\f\r\u0085]/g;
/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043\u02D7]/gu;
const blanks = /[\s\p{Z}\u2800\u3164\u115F\u1160\uFFA0]+/gu;
/** Characters as wide as Chinese ones, from `！` to `～`; each has one in ASCII. */
const fullWidth = /[\u{FF01}-\u{FF5E}]/gu;
const fullWidthOffset = 0xff01 - 0x21;

/** One spelling of an identifier: no invisible characters, `-` for every dash, ASCII for full-width characters, single spaces, trimmed. */
export function normalizeIdentifier(typed: string): string {
  return typed
    .replace(lineBreaksAndTabs, " ")
    .replace(invisible, "")
    .replace(fullWidth, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - fullWidthOffset))
    .replace(dashes, "-")
    .replace(blanks, " ")
    .trim();
}

/** An identifier in which blanks mean nothing. */
export const removeBlanks = (typed: string): string => normalizeIdentifier(typed).replaceAll(" ", "");

/** A zip code without the country that stands before it on envelopes: `FI-33100`, `FI 33100`. Other text stays as it is. */
export const toZip = (typed: string): string => removeBlanks(typed).replace(/^(?:FIN?|AX)-?(?=\d{5}$)/i, "");

/** A pincode, however its digits are grouped. */
export const toPincode = (typed: string): string => removeBlanks(typed).replaceAll("-", "");
