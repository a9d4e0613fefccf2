const storageKey = "halkopiha.scroll";
const mostPlaces = 50;

function read(): Record<string, number> {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const entries = typeof places === "object" && places !== null ? Object.entries(places) : [];
    return Object.fromEntries(entries.filter(([, top]) => typeof top === "number"));
  } catch {
    return {};
  }
}

/** How far down the reader was at this entry of the history, in pixels. */
export function placeOf(key: string): number | undefined {
  return read()[key];
}

/** Remembers how far down the reader is; the oldest places are forgotten. */
export function keep(key: string | undefined): void {
  if (key === undefined) return;
  const { [key]: _, ...others } = read();
  const places = [...Object.entries(others).slice(1 - mostPlaces), [key, scrollY]];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Full or forbidden: going back then begins at the top.
  }
}
