// What a text is found by, whatever its case and its dots.

/** Case and diacritics folded, split at everything that is neither letter nor digit. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
}

/** A name as a document id: `Etelä-Karjala` becomes `etela-karjala`; empty when no letter of it can stand in one. */
export function slugOf(name: string): string {
  return wordsOf(name)
    .map((word) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word.length > 0)
    .join("-");
}

const shortestPrefix = 3;
const longestPrefix = 12;

/** The first characters of a word; a character outside the basic plane is never cut in two. */
const firstOf = (word: string, count: number) => [...word].slice(0, count).join("");

/** The prefix that a searched word is looked up by; words too short to be indexed give null. */
export function searchPrefix(word: string): string | null {
  return [...word].length < shortestPrefix ? null : firstOf(word, longestPrefix);
}

/** What a searched text is looked up by, the longest first; words too short to be indexed stand whole. */
export function prefixesSought(text: string): string[] {
  return wordsOf(text)
    .sort((a, b) => b.length - a.length)
    .map((word) => searchPrefix(word) ?? word);
}

/** Of several words the first letters of two tell who is meant: one prefix alone may be everyone's. */
const pairOf = (one: string, other: string) => [one, other].sort().join(" ");
const beginningOf = (word: string) => firstOf(word, shortestPrefix);

/** The first three letters of each two words, to look up what has both. */
export function pairsOf(texts: readonly string[]): string[] {
  const beginnings = [...new Set(texts.flatMap(wordsOf).filter(searchPrefix).map(beginningOf))].sort();
  return beginnings.flatMap((one, index) => beginnings.slice(index + 1).map((other) => pairOf(one, other)));
}

/** What of the prefixes sought is looked up where pairs are indexed: the two longest words, or the only one; null for none. */
export function pairSought(prefixes: readonly string[]): string | null {
  const [longest, ...others] = prefixes.filter(searchPrefix);
  if (longest === undefined) return null;
  const other = others.find((prefix) => beginningOf(prefix) !== beginningOf(longest));
  return other === undefined ? longest : pairOf(beginningOf(longest), beginningOf(other));
}

/** Whether every prefix sought begins one of the indexed ones. */
export function hasPrefixes(indexed: readonly string[], sought: readonly string[]): boolean {
  return sought.every((prefix) => indexed.some((word) => word.startsWith(prefix)));
}

/** Every prefix of 3 to 12 letters of every word; shorter words, as the 'Oy' of a company, stand whole. */
export function prefixesOf(texts: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    if ([...word].length < shortestPrefix) prefixes.add(word);
    for (let end = shortestPrefix; end <= Math.min([...word].length, longestPrefix); end += 1) {
      prefixes.add(firstOf(word, end));
    }
  }
  return [...prefixes];
}
