/** What came from outside, as a record; anything else is an empty one. */
export function toRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value)) : {};
}

/** What came from outside, as a list of records. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toRecord) : [];
}

/** What came from outside, as a text; anything else is an empty one. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
