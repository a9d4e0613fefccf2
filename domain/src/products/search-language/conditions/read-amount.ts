import { hasTwoDecimals } from "../../../money/quantity.ts";
import { maxWanted, minWanted } from "../../catalogue.ts";
import { unitLabel } from "../../unit-label.ts";
import { type ConditionReader, countWords } from "./condition.ts";
import { numberSource, parseSpokenNumber } from "./numbers.ts";
import { volumeUnits } from "./read-price.ts";

const patterns = volumeUnits.map(({ source, ...unit }) => ({
  ...unit,
  pattern: new RegExp(`^(?:noin |n )?(?<number>${numberSource}) ?${source}(?= |$)`),
}));

/** `kuusi kuutiota` is six of them, `kuusi kuutio` is spruce. */
const isPartitive = /(?:ta|tia|m3)$/;

/** Reads how much wood is wanted: `5 irtokuutiota`, `kaksi mottia`, `7,5 m3`. */
export const readAmount: ConditionReader = (words) => {
  for (const { pattern, amountUnit } of patterns) {
    const found = pattern.exec(words);
    const amount = parseSpokenNumber(found?.groups?.["number"] ?? "");
    if (!found || amount === null || (found.groups?.["number"] === "kuusi" && !isPartitive.test(found[0])))
      continue;
    const count = countWords(found[0]);
    if (amount < minWanted || amount > maxWanted || !hasTwoDecimals(amount))
      return { condition: null, count };
    const text = `${String(amount).replace(".", ",")} ${unitLabel[amountUnit]}`;
    return { condition: { kind: "amount", amount, amountUnit, label: text }, count };
  }
  return null;
};
