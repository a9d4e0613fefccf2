/** What a weak password is told. §5 */
export const weakPassword = "Heikko salasana";
export const passwordHint =
  "Salasanan on oltava vähintään 8 merkkiä pitkä, ja sen tulee sisältää vähintään yksi iso kirjain ja numero sekä pieniä kirjaimia.";
export const passwordsDiffer = "Salasanat eivät täsmää!";

const shortest = 8;

/** What a strong password has, each with the words for the one who types. §5 */
const demands: readonly { met: (password: string) => boolean; words: string }[] = [
  { met: (password) => [...password].length >= shortest, words: "vähintään 8 merkkiä" },
  { met: (password) => /\p{Lu}/u.test(password), words: "iso kirjain" },
  { met: (password) => /\p{Ll}/u.test(password), words: "pieni kirjain" },
  { met: (password) => /[\p{N}\p{P}\p{S}]/u.test(password), words: "numero tai erikoismerkki" },
  { met: (password) => !/(.)\1\1/su.test(password), words: "ei samaa merkkiä kolmea kertaa peräkkäin" },
];

/** Which demands a password does not meet yet, in the words of the form; none for a strong one. */
export function unmetDemands(password: string): string[] {
  return demands.filter(({ met }) => !met(password)).map(({ words }) => words);
}

export function isStrong(password: string): boolean {
  return unmetDemands(password).length === 0;
}
