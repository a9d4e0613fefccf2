// The forms of Finnish verbs, also as they are spoken: haluaisin, haluisin, halusin, haluttas. All words are folded: `ä` is `a`, `ö` is `o`.

const persons = "(?:n|t|mme|tte|vat)";
const endings = [
  // haluan, saamme, ottakaa
  `[aeiouy]?(?:${persons}|kaa)?`,
  // saisin, haluaisitte, pitäs, voisi
  "i?s(?:i|i?n|i?t|i?mme|i?tte|ivat)?",
  // etsin, meinasin
  `s?i${persons}?`,
  // saanu, pitänyt, tarvittu
  "n(?:[uy]t?|eet)|t?t[uy]",
  // saada, saaha, tilata, suositella, ostamaan
  "da|ha|ta|(?<=l)la|[aeiouy]?ma(?:an|ssa|sta)",
  // ostetaan, saadaan, tilattas, voitaisiin
  "(?:[ae]?t?t|d|l)a(?:an?|is(?:i|iin)?|s|is?in)|[ae]?t?tiin",
];
/** Saisko, saiskohan, ootteks, onks. */
const particles = "(?:ko|k|s)?(?:s|han|kaan|kin)?";

/** A pattern for the forms of verbs that are given by their stems, separated by spaces. It allows more forms than there are. */
export const toVerbPattern = (stems: string): RegExp =>
  new RegExp(`^(?:${stems.trim().split(/\s+/).join("|")})(?:${endings.join("|")})${particles}$`);
