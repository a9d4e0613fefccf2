import { foldText } from "../search/search-words.ts";

/** The length of the shortest own word: shorter ones, such as the 'Oy' of a company, are in many passwords by chance. */
const minLength = 4;

/** A name and its words, folded. Of an e-mail address the part before the `@` is a name. */
function toWords(name: string): string[] {
  const [own = ""] = foldText(name.trim()).split("@", 1);
  return [own, ...own.split(/[^\p{L}]+/u)].filter((word) => [...word].length >= minLength);
}

/** Whether a password contains a word of these names, regardless of case and diacritics. */
export function containsOwnWord(password: string, names: readonly (string | null)[]): boolean {
  const folded = foldText(password);
  return names.some((name) => name !== null && toWords(name).some((word) => folded.includes(word)));
}
