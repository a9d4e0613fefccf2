import unhomoglyph from "unhomoglyph";

// Comparison of look-alike texts with Unicode's table of confusable characters (UTS #39), from the package `unhomoglyph`.

const fold = (text: string) => unhomoglyph(text.normalize("NFKD").toLowerCase());

/** The skeleton of a text: equal for texts that look alike, such as `paypal` with a Cyrillic `а`. */
export function toSkeleton(text: string): string {
  // A replacement may be a capital letter, or confusable itself.
  return fold(fold(text)).toLowerCase().normalize("NFC");
}

/** The legal forms of Finnish businesses are ignored: `Puu Oy` and `Puu Ky` are easily confused. */
const legalForm = /^(?:oyj?|ab|abp|ky|ay|tmi|osk|ry)$/;

/** The skeleton of a name without legal form, blanks and punctuation. Empty if nothing is left. */
export function toNameSkeleton(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !legalForm.test(toSkeleton(word)));
  return toSkeleton(words.join(""));
}

/** Whether a text contains Latin letters together with letters of another alphabet. */
export function mixesAlphabets(text: string): boolean {
  const letters = text.normalize("NFC").match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length > 0 && latin.length < letters.length;
}

/** Names that suggest the marketplace itself. */
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
    "järjestelmä",
    "postmaster",
    "webmaster",
    "abuse",
    "security",
    "tietoturva",
    "laskutus",
  ].map(toNameSkeleton),
);

/** Whether a user name resembles a reserved one, ignoring characters between its letters. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(toNameSkeleton(username));
}
