/** What came from outside, as a record; anything else is an empty one. */
export function recordOf(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value)) : {};
}

/** What came from outside, as a list of records. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

/** What came from outside, as a text; anything else is an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
