/** Quality requirements of firewood; without schemas, so that a page can show it before anything else is loaded. §5, §9 */

/** The minimum percentage of split pieces. */
export const minSplitPercent = 90;

/** Firewood counts as dry below this share of water in its weight, in percent. */
export const dryBelowPercent = 25;

/** Foreign matter that firewood must not contain, in the partitive case of "ei …". */
export const foreignMatter = [
  "muovia",
  "nokea",
  "hiiltä",
  "metallia",
  "kemikaaleja",
  "lunta",
  "jäätä",
] as const;

/** Allowed deviation from the nominal length of a piece, in centimetres. */
export const lengthTolerances = [
  { kind: "pilke", length: 25, tolerance: 2 },
  { kind: "pilke", length: 33, tolerance: 3 },
  { kind: "pilke", length: 40, tolerance: 4 },
  { kind: "pilke", length: 50, tolerance: 5 },
  { kind: "halko", length: 100, tolerance: 5 },
] as const;
