/** The error message for a weak password. §5 */
export const weakPassword = "Heikko salasana";
/** The error message for a password on the list of common ones. */
export const commonPassword = "Salasana on yleinen ja helposti arvattava. Keksi toinen.";
/** The error message for a password with a word of the account's own names. */
export const ownWordInPassword = "Salasanassa ei saa olla nimeäsi eikä käyttäjänimeäsi.";
export const passwordHint =
  "Salasanan on oltava vähintään 8 merkkiä pitkä, ja sen tulee sisältää vähintään yksi iso kirjain ja numero sekä pieniä kirjaimia.";
export const passwordsDiffer = "Salasanat eivät täsmää!";

const minLength = 8;

/** The requirements of a strong password, each with its Finnish label. §5 */
const requirements: readonly { isMet: (password: string) => boolean; label: string }[] = [
  { isMet: (password) => [...password].length >= minLength, label: "vähintään 8 merkkiä" },
  { isMet: (password) => /\p{Lu}/u.test(password), label: "iso kirjain" },
  { isMet: (password) => /\p{Ll}/u.test(password), label: "pieni kirjain" },
  { isMet: (password) => /[\p{N}\p{P}\p{S}]/u.test(password), label: "numero tai erikoismerkki" },
  { isMet: (password) => !/(.)\1\1/su.test(password), label: "ei samaa merkkiä kolmea kertaa peräkkäin" },
];

/** The labels of the requirements that a password does not meet; empty for a strong one. */
export function findUnmetRequirements(password: string): string[] {
  return requirements.filter(({ isMet }) => !isMet(password)).map(({ label }) => label);
}

export function isStrong(password: string): boolean {
  return findUnmetRequirements(password).length === 0;
}
