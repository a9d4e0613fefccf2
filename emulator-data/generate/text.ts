/** The sample data's current date. */
const today = Date.UTC(2026, 10, 16, 9, 0, 0);
const day = 24 * 60 * 60 * 1000;

/** An instant `days` days before the sample data's current date; fractions are allowed. */
export function daysBefore(days: number): string {
  return new Date(today - Math.round(days * day)).toISOString();
}

/** A text usable in a user name or an id: lower case, without diacritics and spaces. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9.]+/g, "");
}
