/** The field by which all documents expire. */
const field = "expiresAt";

/** The expiring collections in a file of the store, as `collection.field`: it writes the field and names one collection. */
export function parseExpiryFromSource(source: string): string[] {
  if (!new RegExp(`\\b${field}: Timestamp\\.`).test(source)) return [];
  const names = [...source.matchAll(/collection(?:\(| = )"(\w+)"/g)].map(([, name = ""]) => name);
  return [...new Set(names)].map((name) => `${name}.${field}`);
}

/** The expiring collections in a text: the words in backticks between `(TTL) of` and the end of the sentence. */
export function parseExpiryFromReadme(text: string): string[] {
  const sentence = /\(TTL\) of ([^.]+)\./.exec(text)?.[1] ?? "";
  return [...sentence.matchAll(/`(\w+)`/g)].map(([, name = ""]) => `${name}.${field}`);
}

/** The fields that only one of two lists contains, one line each. */
export function findDifferences(
  first: { says: string; fields: readonly string[] },
  second: { says: string; fields: readonly string[] },
): string[] {
  const missing = (from: typeof first, to: typeof first) =>
    from.fields
      .filter((name) => !to.fields.includes(name))
      .map((name) => `${name}: in ${from.says}, not in ${to.says}`);
  return [...missing(first, second), ...missing(second, first)];
}
