/** What makes firewood fit for sale; without schemas, so that a page can have it before anything is loaded. §5, §9 */

/** At least so many of a hundred pieces are split. */
export const minSplitPercent = 90;

/** Firewood is dry when less than this share of its weight is water, in percent. */
export const dryBelowPercent = 25;

/** What must not be among firewood, as it stands in "ei …". */
export const foreignMatter = [
  "muovia",
  "nokea",
  "hiiltä",
  "metallia",
  "kemikaaleja",
  "lunta",
  "jäätä",
] as const;

/** How much a piece may differ from the length it is sold by, in centimetres. */
export const lengthTolerances = [
  { kind: "pilke", length: 25, tolerance: 2 },
  { kind: "pilke", length: 33, tolerance: 3 },
  { kind: "pilke", length: 40, tolerance: 4 },
  { kind: "pilke", length: 50, tolerance: 5 },
  { kind: "halko", length: 100, tolerance: 5 },
] as const;
