/** The fields of a stored object; none when something else is stored. */
export function toRecord(stored: unknown): Partial<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

/**
 * The stored values of a form; a field that is missing, or has another type than in `empty`, has the value of `empty`.
 * @returns undefined when no object is stored
 */
export function parseValues<Values extends object>(empty: Values, stored: unknown): Values | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const types = new Map(Object.entries(empty).map(([name, value]) => [name, typeof value]));
  const known = Object.entries(toRecord(stored)).filter(([name, value]) => types.get(name) === typeof value);
  return { ...empty, ...Object.fromEntries(known) };
}
