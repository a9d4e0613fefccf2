import unhomoglyph from "unhomoglyph";

// What looks alike. The table of confusable characters is Unicode's own (UTS #39), as `unhomoglyph` brings it.

const fold = (text: string) => unhomoglyph(text.normalize("NFKD").toLowerCase());

/** The skeleton of a text: the same for texts that people take for each other, such as `paypal` with a Cyrillic `а`. */
export function toSkeleton(text: string): string {
  // What a character is replaced by may be a capital, or confusable in turn.
  return fold(fold(text)).toLowerCase().normalize("NFC");
}

/** The legal forms of Finnish businesses: `Puu Oy` and `Puu Ky` are taken for each other. */
const legalForm = /^(?:oyj?|ab|abp|ky|ay|tmi|osk|ry)$/;

/** The skeleton of a name as it is read: without legal form, blanks and punctuation. Empty when nothing is left. */
export function toNameSkeleton(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !legalForm.test(toSkeleton(word)));
  return toSkeleton(words.join(""));
}

/** Whether letters of more than one alphabet stand in a text, of which one is the Latin. */
export function mixesAlphabets(text: string): boolean {
  const letters = text.normalize("NFC").match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length > 0 && latin.length < letters.length;
}

/** Names that speak for the market itself. */
const reserved = new Set(
  [
    "halkopiha",
    "yllapito",
    "ylläpito",
    "admin",
    "administrator",
    "root",
    "juuri",
    "asiakaspalvelu",
    "tuki",
    "support",
    "moderaattori",
    "system",
    "postmaster",
    "webmaster",
    "abuse",
    "security",
    "tietoturva",
    "laskutus",
  ].map(toNameSkeleton),
);

/** Whether a user name is taken for one of the market's own, whatever stands between its letters. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(toNameSkeleton(username));
}
