import { conversions } from "../../../energy/energy.ts";
import type { PriceUnit } from "../../catalogue.ts";
import { formatMaxPrice } from "../../max-price.ts";
import { type ConditionReader, countWords, type ReadCondition } from "./condition.ts";
import { numberSource, parseSpokenNumber } from "./numbers.ts";

/** `alle`, `enintään`, `max`, `halvempi kuin`, `ei yli`: what follows is the highest value. */
export const limitSource =
  "(?:alle|max|maks|maximi|maksimi|maksimissaan|maksimihinta|korkeintaan|enintaan|enimmillaan|ei yli|halvempi(?:a|i|na)? kuin|halvemmalla kuin|alta)";

/** Units of volume, as price or amount: what they are called, how many loose cubic metres they are, and the unit of the amount. */
export const volumeUnits = [
  {
    source: String.raw`(?:pino[ -]?kuutio\w*|pino[ -]?m3|pm3|pino\w{0,3}|motti|motin|mottia|motilta|motista)`,
    loose: conversions.pieces.pino.irto,
    amountUnit: "Pino-m3",
  },
  {
    source: String.raw`(?:kiinto[ -]?kuutio\w*|kiinto[ -]?m3|km3|kiinto\w{0,3})`,
    loose: conversions.pieces.kiinto.irto,
    amountUnit: "Kiinto-m3",
  },
  {
    source: String.raw`(?:irto[ -]?kuutio\w*|irto[ -]?m3|im3|irto\w{0,3}|heitto[ -]?kuutio\w*|heitto[ -]?m3|hm3|heittomot\w+|kuutio|kuution|kuutiota|kuutiolta|kuutiosta|kuutioon|kuutiometri\w*|kuutiohinta|m3|kuutsa\w*|kuuti)`,
    loose: 1,
    amountUnit: "Irto-m3",
  },
] as const;

/** Units of pieces and of time; `isTerm` for words that say how the wood is packed, which is searched as well. */
const otherUnits: readonly { source: string; unit: PriceUnit; isTerm?: true }[] = [
  { source: "(?:kpl|kappale|kappaleelta|kappaletta)", unit: "kpl" },
  {
    source: String.raw`(?:\w*sakki|\w*sakin|\w*sakilta|\w*sakkia|\w*sakit|\w*sakkeja|lava|lavalta|pussi|pussilta|pussit|pusseja|hakki|hakit|paketti|paketit|laatikko|laatikot|kori)`,
    unit: "kpl",
    isTerm: true,
  },
  { source: "(?:tunti|tunnilta|tunnin|tuntihinta|h)", unit: "tunti" },
  {
    source: "(?:vuorokausi|vuorokaudelta|vrk|paiva|paivalta)",
    unit: "vuorokausi",
  },
];

const unitSource = `(?:${[...volumeUnits, ...otherUnits].map(({ source }) => source).join("|")})`;
const moneySource = String.raw`(?:e|eu|eur\w*|egea|egee)`;

const matchesWhole = (source: string, word: string) => new RegExp(`^${source}$`).test(word);

/** The condition of a price, and whether its unit is searched as a word too. */
function toPriceCondition(
  euros: number,
  unit: string | undefined,
): { condition: ReadCondition; isTerm: boolean } {
  const cents = Math.round(euros * 100);
  const isOf = ({ source }: { source: string }) => unit !== undefined && matchesWhole(source, unit);
  const volume = volumeUnits.find(isOf);
  const other = otherUnits.find(isOf);
  const priceUnit = volume ? "Irto-m3" : other?.unit;
  const maxPrice = volume ? Math.round(cents / volume.loose) : cents;
  const label = formatMaxPrice({ maxPrice, priceUnit }) ?? "";
  return {
    condition: { kind: "price", maxPrice, ...(priceUnit && { priceUnit }), label },
    isTerm: other?.isTerm ?? false,
  };
}

const between = String.raw`(?:(?:per|hinta|hinnalla|hintaan|maksava\w*) )?`;
/** `alle 70 euroa kuutio`, `70 e/m3`, `50-70 euroa irtokuutio`, `alle 70 kuutio`. */
const pricePattern = new RegExp(
  `^(?:hinta |hinnaltaan )?(?<limit>${limitSource} )?(?:\\d+ (?=\\d+ ${moneySource}\\b))?(?<number>${numberSource}) ?(?<money>${moneySource})?(?: ${between}(?<unit>${unitSource}))?(?= |$)`,
);
/** `kuutio alle 70 e`, `säkki enintään 7 euroa`. */
const unitFirstPattern = new RegExp(
  `^(?<unit>${unitSource}) (?<limit>${limitSource}) (?<number>${numberSource}) ?(?<money>${moneySource})?(?= |$)`,
);
/** Lengths, weights, distances and shares are no prices: `alle 50 cm`, `max 20 %`. */
const otherMeasurePattern =
  /^ (?:cm|m|mm|metri\w*|sent\w*|kg|kilo\w*|l|litra\w*|km|min\w*|prosent\w*|vuo\w*|viik\w*|paiv\w*|kuukau\w*|tun\w*)\b/;

/** Lengths in centimetres that no cubic metre costs in euros: `alle 33`. */
const shortLengths = new Set([25, 30, 33]);

/** Words of money in one: `satasella`, `viidelläkympillä`. */
const spokenMoney = /(?:kymppia|kympin|kympilla|satanen|satasen|satasella|satkun?)$/;

/** The price for which something is sold: `kuudellakympillä`. */
const spokenPrice = /(?:kympilla|satasella)$/;

/** `ilmaiseksi`, but not `ilmainen toimitus`. */
const freePattern =
  /^(?:ilmaiseksi|ilmaseks|ilmatteeks|ilmainen|ilmaista|ilmaiset|ilmaisia|maksutta|maksuton|maksutonta|maksuttomat|maksuttomia|lahjoitetaan)(?= |$)(?! \w*(?:toimi|kulje|rahti|tuonti|nouto))/;

/** Reads a highest price: `alle 70 euroa kuutio`, `säkki alle 7 e`, `max satanen`, `ilmaiseksi`. */
export const readPrice: ConditionReader = (words) => {
  const free = freePattern.exec(words);
  if (free) return { condition: { kind: "price", maxPrice: 0, label: "ilmaiseksi" }, count: 1 };
  const found = unitFirstPattern.exec(words) ?? pricePattern.exec(words);
  const { limit, number = "", money, unit } = found?.groups ?? {};
  const euros = parseSpokenNumber(number);
  if (!found || euros === null) return null;
  const isMoney =
    money !== undefined || spokenPrice.test(number) || (limit !== undefined && spokenMoney.test(number));
  // Without the word for euros only a limit tells a price from a length, and a unit from an amount: `5 kuutiota`.
  if (!isMoney && (limit === undefined || (unit === undefined && shortLengths.has(euros)))) return null;
  if (!isMoney && otherMeasurePattern.test(words.slice(found[0].length))) return null;
  const { condition, isTerm } = toPriceCondition(euros, unit);
  const all = countWords(found[0]);
  if (!isTerm) return { condition, count: all };
  const isFirst = found[0].startsWith(unit ?? "");
  return isFirst ? { condition, count: all, keepsFirst: true } : { condition, count: all - 1 };
};
