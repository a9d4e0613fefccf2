import { decline } from "../inflection/declension.ts";
import type { Sort } from "../options.ts";
import { type ConditionReader, countWords } from "./condition.ts";

/** All forms of cheap, of which some end early in speech: halpaa, halvalla, halval, edullisesti. */
const cheap = ["halpa", "edullinen", "huokea"].flatMap((word) => [...decline(word)]).join("|");
/** Cheap, cheaper and cheapest, but not `halvempi kuin`. */
const cheapest = String.raw`(?:(?:${cheap}|halval|halvalt|edullisesti|huokeasti|(?:halv|edullis|huoke)(?:i[nm]|em[mp])\w*)(?= |$)(?! kuin))`;
const heat =
  "(?:lampo|lammon|lampoa|lammosta|lammitys|lammityksen|lammitysta|kilowattitunti|kilowattitunnit|kwh|energia|energian|energiaa)";
const nearest = String.raw`(?:lahin|lahimm\w*|lahimp\w*|lahinna|lahella|lahelta|lahelle|lahistolla|lahistolta|lahisto|lahialueelta|lahialueella|nurkilla|nurkilta)`;

/** The orders, the more exact before the general: text of the chip, and the words that ask for it. */
const orders: readonly { sort: Sort; label: string; pattern: RegExp }[] = [
  {
    sort: "heat",
    label: "halvin lämpö",
    pattern: new RegExp(
      `^(?:${cheapest} (?:hinta )?${heat}|${heat} ${cheapest}|eniten ${heat}(?: eurolla| rahalla)?)(?= |$)`,
    ),
  },
  {
    sort: "door",
    label: "halvin kotiin",
    pattern: new RegExp(
      `^${cheapest} (?:hinta )?(?:kotiin|kotipihaan|perille|pihaan)(?= |$)(?! (?:tuo|kulje|toimi))`,
    ),
  },
  {
    sort: "cheapest",
    label: "halvimmat",
    pattern: new RegExp(`^${cheapest}(?: hint\\w*| hinn\\w*| ensin)?(?= |$)`),
  },
  {
    sort: "expensive",
    label: "kalleimmat",
    pattern: /^(?:kallein|kalleimm\w*|kalleimp\w*)(?: ensin)?(?= |$)/,
  },
  { sort: "nearest", label: "lähin", pattern: new RegExp(`^${nearest}(?: ensin)?(?= |$)`) },
  {
    sort: "newest",
    label: "uusimmat",
    pattern: /^(?:uusin|uusimm\w*|uusimp\w*|tuorein ilmoitus|tuoreimmat ilmoitukset)(?: ensin)?(?= |$)/,
  },
  { sort: "oldest", label: "vanhimmat", pattern: /^(?:vanhin|vanhimm\w*)(?: ensin)?(?= |$)/ },
];

/** Reads a sort order: `halvimmat`, `halvin lämpö`, `lähin`. */
export const readSort: ConditionReader = (words) => {
  for (const { sort, label, pattern } of orders) {
    const found = pattern.exec(words);
    if (found) return { condition: { kind: "sort", sort, label }, count: countWords(found[0]) };
  }
  return null;
};
