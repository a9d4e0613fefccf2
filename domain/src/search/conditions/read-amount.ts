import { hasTwoDecimals } from "../../money/quantity.ts";
import { unitLabel } from "../../products/unit-label.ts";
import { maxWanted, minWanted } from "../options.ts";
import { type ConditionReader, type ConditionReading, countWords } from "./condition.ts";
import { numberSource, parseNumber } from "./numbers.ts";
import { limitSource, packageSource, volumeUnits } from "./read-price.ts";

const patterns = volumeUnits.map(({ source, ...unit }) => ({
  ...unit,
  pattern: new RegExp(
    `^(?:noin |n |${limitSource} |\\d{1,6} (?=~))?(?<number>${numberSource}) ?${source}(?= |$)`,
  ),
}));

/** `kuusi kuutiota` is six of them, `kuusi kuutio` is spruce. */
const isPartitive = /(?:ta|tia|tii|too|m3)$/;

/** A number of pieces or of sacks: the number is not searched, how the wood is packed is. */
const piecesPattern = new RegExp(
  `^(?:noin |${limitSource} )?(?<number>${numberSource}) ?(?:(?:kpl|kappale\\w*)(?= |$)|(?<= )(?=${packageSource}(?= |$)))`,
);

function readPieces(words: string): ConditionReading | null {
  const { 0: whole = "", groups = {} } = piecesPattern.exec(words) ?? {};
  return parseNumber(groups["number"]) === null ? null : { condition: null, count: countWords(whole) };
}

/** Reads how much wood is wanted: `5 irtokuutiota`, `kaksi mottia`, `7,5 m3`. */
export const readAmount: ConditionReader = (words) => {
  for (const { pattern, amountUnit } of patterns) {
    const { 0: whole = "", groups = {} } = pattern.exec(words) ?? {};
    const amount = parseNumber(groups["number"]);
    if (amount === null || (/^kuus/.test(groups["number"] ?? "") && !isPartitive.test(whole))) continue;
    const count = countWords(whole);
    if (amount < minWanted || amount > maxWanted || !hasTwoDecimals(amount))
      return { condition: null, count };
    const label = `${String(amount).replace(".", ",")} ${unitLabel[amountUnit]}`;
    return { condition: { kind: "amount", amount, amountUnit, label }, count };
  }
  return readPieces(words);
};
