// Words and prefixes for text search, independent of case and diacritics.

/** Case and diacritics folded, split at everything that is neither letter nor digit. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** A name as a document id: `Etelä-Karjala` becomes `etela-karjala`; empty when no letter of it can stand in one. */
export function toSlug(name: string): string {
  return splitWords(name)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word.length > 0)
    .join("-");
}

const minPrefixLength = 3;
const maxPrefixLength = 12;

/** The first characters of a word; a character outside the basic plane is never cut in two. */
const takeCharacters = (word: string, count: number) => [...word].slice(0, count).join("");

/** The prefix that a searched word is looked up by; words too short to be indexed give null. */
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

/** The index term to query where pairs are indexed: the two longest words, or the only one; null for none. */
export function toSearchPair(prefixes: readonly string[]): string | null {
  const [longest, ...others] = prefixes.filter(toIndexedPrefix);
  if (longest === undefined) return null;
  const other = others.find((prefix) => toShortPrefix(prefix) !== toShortPrefix(longest));
  return other === undefined ? longest : joinPair(toShortPrefix(longest), toShortPrefix(other));
}

/** Whether every prefix sought begins one of the indexed ones. */
export function hasPrefixes(indexed: readonly string[], searched: readonly string[]): boolean {
  return searched.every((prefix) => indexed.some((word) => word.startsWith(prefix)));
}

/** Every prefix of 3 to 12 letters of every word; shorter words, as the 'Oy' of a company, stand whole. */
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
