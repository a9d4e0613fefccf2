import { maxDistanceKm } from "../../catalogue.ts";
import { type ConditionReader, countWords } from "./condition.ts";
import { numberSource, parseSpokenNumber } from "./numbers.ts";
import { limitSource } from "./read-price.ts";

const pattern = new RegExp(
  `^(?<limit>${limitSource} )?(?<number>${numberSource}) ?(?:km|kilsa\\w*|kilo?metr\\w*)(?<around> (?:paasta|paassa|sateella|sateelta|sateella|sisalla|sisalta|etaisyydella|etaisyydelta|matkan|matkalla|matkalta|lahempaa)(?: \\w*paas\\w+)?)?(?= |$)`,
);

/** Reads how far the seller may be: `alle 100 km päästä`, `50 kilometrin säteellä`. A distance alone is none: `kuljetus 50 km`. */
export const readDistance: ConditionReader = (words) => {
  const found = pattern.exec(words);
  const km = parseSpokenNumber(found?.groups?.["number"] ?? "");
  if (!found || km === null || !(found.groups?.["limit"] ?? found.groups?.["around"])) return null;
  const maxDistance = Math.round(km);
  const count = countWords(found[0]);
  if (maxDistance < 1 || maxDistance > maxDistanceKm) return { condition: null, count };
  const label = `alle ${maxDistance} km päästä`;
  return { condition: { kind: "distance", maxDistance, label }, count };
};
