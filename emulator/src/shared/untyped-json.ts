/** Converts untyped JSON to a record; anything but an object becomes an empty record. */
export function toRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value)) : {};
}

/** Converts untyped JSON to a list of records; anything but an array becomes an empty list. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toRecord) : [];
}

/** Converts untyped JSON to a string; anything but a string becomes an empty string. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
