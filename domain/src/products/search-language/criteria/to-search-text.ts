interface Labelled {
  label: string;
}

/** Writes terms and place as a search that is understood as the same; used when a chip is taken off. */
export function toSearchText(terms: readonly Labelled[], place: Labelled | null): string {
  return [...terms, ...(place ? [place] : [])].map(({ label }) => label).join(" ");
}
