interface Labelled {
  label: string;
}

/** What is left of an understood search. */
interface LabelledSearch {
  terms: readonly Labelled[];
  place: Labelled | null;
  conditions: readonly Labelled[];
}

/** Writes terms, place and conditions as a search that is understood as the same; used when a chip is taken off. */
export function toSearchText({ terms, place, conditions }: LabelledSearch): string {
  return [...terms, ...(place ? [place] : []), ...conditions].map(({ label }) => label).join(" ");
}
