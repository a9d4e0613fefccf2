import { maxDistanceKm } from "../options.ts";
import { type ConditionReading, countWords } from "./condition.ts";
import { numberSource, parseNumber } from "./numbers.ts";
import { limitSource } from "./read-price.ts";

const around =
  "(?:paasta|paassa|sateella|sateelta|sisalla|sisalta|etaisyydella|etaisyydelta|matkan|matkalla|matkalta|lahempaa)";
const pattern = new RegExp(
  `^(?:${around}|etaisyys|sade)? ?(?<limit>${limitSource} )?(?<number>${numberSource}) ?(?:kmn?|kilsa\\w*|kilo?metr\\w*)(?<around> ${around}(?: \\w*paas\\w+)?)?(?= |$)`,
);

/** Reads how far the seller may be: `alle 100 km päästä`, `50 kilometrin säteellä`; alone it is none of a transport: `kuljetus 50 km`. */
export const readDistance = (words: string, isTransport: boolean): ConditionReading | null => {
  const { 0: whole = "", groups = {} } = pattern.exec(words) ?? {};
  const km = parseNumber(groups["number"]);
  if (km === null) return null;
  const maxDistance = Math.round(km);
  const count = countWords(whole);
  const isAlone = (groups["limit"] ?? groups["around"]) === undefined;
  if (maxDistance < 1 || maxDistance > maxDistanceKm || (isAlone && isTransport))
    return { condition: null, count };
  return {
    condition: { kind: "distance", maxDistance, label: `enintään ${maxDistance} km:n päästä` },
    count,
  };
};
