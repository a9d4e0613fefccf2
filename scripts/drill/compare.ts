/** The documents of a database or of an export: the fields as JSON text, by path. */
export type Documents = ReadonlyMap<string, string>;

/** One line for each document that is lost, changed or was not there before; none when both are equal. */
export function compareDocuments(before: Documents, after: Documents): string[] {
  const lost = [...before.keys()].filter((path) => !after.has(path)).map((path) => `lost: ${path}`);
  const added = [...after.keys()].filter((path) => !before.has(path)).map((path) => `added: ${path}`);
  const changed = [...before]
    .filter(([path, fields]) => after.has(path) && after.get(path) !== fields)
    .map(([path]) => `changed: ${path}`);
  return [...lost, ...changed, ...added];
}
