// Words and prefixes for text search, independent of case and diacritics.

/** Letters that Unicode does not take apart, as they are written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: "d", ð: "d", ħ: "h", ı: "i", ĸ: "k", ł: "l", ŋ: "n", ø: "o", ŧ: "t" },
  ...{ æ: "ae", œ: "oe", ß: "ss", þ: "th" },
};
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Folds case, diacritics and the letters of neighbouring languages: `Mänty` becomes `manty`, `Bjørk` becomes `bjork`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter);
}

/** Splits a text at all characters other than letters and digits, with case and diacritics folded. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** Converts a name to a document id: `Etelä-Karjala` becomes `etela-karjala`; empty if it has no usable letter. */
export function toSlug(name: string): string {
  return splitWords(name)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word.length > 0)
    .join("-");
}

const minPrefixLength = 3;
const maxPrefixLength = 12;

/** The first characters of a word; counts code points, so surrogate pairs are never split. */
const takeCharacters = (word: string, count: number) => [...word].slice(0, count).join("");

/** The indexed prefix that matches a searched word; null for words too short to be indexed. */
export function toIndexedPrefix(word: string): string | null {
  return [...word].length < minPrefixLength ? null : takeCharacters(word, maxPrefixLength);
}

/** The prefixes to query for a search text, longest first; words too short to be indexed are kept whole. */
export function toSearchPrefixes(text: string): string[] {
  return splitWords(text)
    .sort((a, b) => b.length - a.length)
    .map((word) => toIndexedPrefix(word) ?? word);
}

/** Joins two prefixes in alphabetical order. A pair selects far fewer users than one prefix. */
const joinPair = (one: string, other: string) => [one, other].sort().join(" ");
const toShortPrefix = (word: string) => takeCharacters(word, minPrefixLength);

/** All pairs of three-letter prefixes, indexed so that a search for two words is one query. */
export function toPrefixPairs(texts: readonly string[]): string[] {
  const beginnings = [
    ...new Set(texts.flatMap(splitWords).filter(toIndexedPrefix).map(toShortPrefix)),
  ].sort();
  return beginnings.flatMap((one, index) => beginnings.slice(index + 1).map((other) => joinPair(one, other)));
}

/** The index term to query where pairs are indexed: the pair of the two longest words, or the single word; null if there is none. */
export function toSearchPair(prefixes: readonly string[]): string | null {
  const [longest, ...others] = prefixes.filter(toIndexedPrefix);
  if (longest === undefined) return null;
  const other = others.find((prefix) => toShortPrefix(prefix) !== toShortPrefix(longest));
  return other === undefined ? longest : joinPair(toShortPrefix(longest), toShortPrefix(other));
}

/** Whether every searched prefix is the start of an indexed one. */
export function hasPrefixes(indexed: readonly string[], searched: readonly string[]): boolean {
  return searched.every((prefix) => indexed.some((word) => word.startsWith(prefix)));
}

/** What to look up for a searched text. */
export interface WordLookup {
  /** The index term to query; null when no word is long enough. */
  term: string | null;
  /** Whether an entity with these index terms matches all words. */
  matches(words: readonly string[]): boolean;
}

/** How the entities that match a text are found, where pairs are indexed; null for a text without words. */
export function toWordLookup(text: string): WordLookup | null {
  const prefixes = toSearchPrefixes(text);
  if (prefixes.length === 0) return null;
  return { term: toSearchPair(prefixes), matches: (words) => hasPrefixes(words, prefixes) };
}

/** Every prefix of 3 to 12 letters of every word; shorter words, such as the 'Oy' of a company, are kept whole. */
export function toPrefixes(texts: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const word of texts.flatMap(splitWords)) {
    if ([...word].length < minPrefixLength) prefixes.add(word);
    for (let end = minPrefixLength; end <= Math.min([...word].length, maxPrefixLength); end += 1) {
      prefixes.add(takeCharacters(word, end));
    }
  }
  return [...prefixes];
}
