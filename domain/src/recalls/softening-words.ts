/**
 * Beginnings of words, and phrases, that lower how dangerous a reader takes a product to be: a recall notice has none of them (General
 * Product Safety Regulation art. 36(2)(c)).
 */
const softenings = [
  "vapaaehtoi",
  "varmuuden vuoksi",
  "varotoim",
  "ennaltaehkäis",
  "ennakoiva",
  "harkinnanvarai",
  "harvinai",
  "harvoissa tapauksissa",
  "harvoin",
  "tietyissä tilanteissa",
  "tietyissä tapauksissa",
  "joissakin tapauksissa",
  "poikkeustapau",
  "ei ole tapahtunut onnettomuuksia",
  "onnettomuuksia ei ole",
  "vahinkoja ei ole",
] as const;

/** The first expression of a text that softens a danger, as it is written there; null when there is none. */
export function findSoftening(typed: string): string | null {
  const text = typed.replaceAll(/\s+/g, " ");
  const found = softenings
    .map((start) => text.toLowerCase().indexOf(start))
    .filter((index) => index !== -1)
    .sort((a, b) => a - b);
  const [first] = found;
  if (first === undefined) return null;
  const rest = text.slice(first);
  const start = softenings.find((each) => rest.toLowerCase().startsWith(each)) ?? "";
  const [tail = ""] = /^[\p{L}-]*/u.exec(rest.slice(start.length)) ?? [];
  return rest.slice(0, start.length) + tail;
}
