import { conversions } from "../../energy/energy.ts";
import { formatMaxPrice } from "../max-price.ts";
import type { PriceUnit } from "../options.ts";
import { type ConditionReader, type ConditionReading, countWords, type ReadCondition } from "./condition.ts";
import { numberSource, parseNumber } from "./numbers.ts";

/** `alle`, `enintään`, `max`, `halvempi kuin`, `ei yli`: what follows is the highest value. */
export const limitSource =
  "(?:alle|max|maks|maximi|maksimi|maksimissaan|maksimihinta|korkeintaan|enintaan|enimmillaan|ei yli|halvempi(?:a|i|na)? kuin|halvemmalla kuin|alta)";

/** The unit that buyers say for any cubic metre. */
const motti = "mot(?:ti|tia|tii|in|iin|tiin|ilta|ilt|illa|il|ille|ista|ist)";

/** Units of volume, as price or amount: what they are called, how many loose cubic metres they are, and the unit of the amount. */
export const volumeUnits = [
  {
    source: String.raw`(?:pino[ -]?kuut(?:io|sa)\w*|pino[ -]?m3|pm3|pino[ -]?${motti}|pino\w{0,3}|${motti})`,
    loose: conversions.pieces.pino.irto,
    amountUnit: "Pino-m3",
  },
  {
    source: String.raw`(?:kiinto[ -]?kuut(?:io|sa)\w*|kiinto[ -]?m3|km3|kiinto[ -]?${motti}|kiinto\w{0,3})`,
    loose: conversions.pieces.kiinto.irto,
    amountUnit: "Kiinto-m3",
  },
  {
    source: String.raw`(?:irto[ -]?kuut(?:io|sa)\w*|irto[ -]?m3|im3|irto[ -]?${motti}|irto\w{0,3}|heitto[ -]?kuut(?:io|sa)\w*|heitto[ -]?m3|hm3|heitto[ -]?${motti}|kuutio|kuution|kuutiota|kuutioo|kubik|kuutiolta|kuutiosta|kuutioon|kuutiometri\w*|kuutiohinta|m3|kuutsa\w*|kuuti)`,
    loose: 1,
    amountUnit: "Irto-m3",
  },
] as const;

/** Units of pieces and of time; `isTerm` for words that say how the wood is packed, which is searched as well. */
const otherUnits: readonly { source: string; unit: PriceUnit; isTerm?: true }[] = [
  { source: String.raw`(?:kpl|kappale\w*)`, unit: "kpl" },
  {
    source: String.raw`(?:\w*sakki|\w*sakin|\w*sakilta|\w*sakkia|\w*sakit|\w*sakkeja|lava|lavalta|pussi|pussilta|pussit|pusseja|hakki|hakit|paketti|paketit|laatikko|laatikot|kori|\w*paali(?:n|a|t|lta)?|\w*paaleja|\w*(?:saki|pussi|laatiko|lava|kori|haki|paketi|paali)lli(?:nen|sen|sta|sia|selta))`,
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
const moneySource = "(?:e|eu|eur|euro|euroa|euroo|euron|euroja|eurolla|eurool|euros|egea|egee)(?= |$)";

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

/** What packs the wood. */
export const packageSource = otherUnits.find(({ isTerm }) => isTerm)?.source ?? "";

const before = "(?:hinta |hinnaltaan |noin )?";
/** `alle 70 euroa kuutio`, `70 e/m3`, `50–70 euroa irtokuutio`, `alle 70 kuutio`, `€70`. */
const pricePattern = new RegExp(
  `^${before}(?<limit>${limitSource} )?(?<sign>e )?(?:\\d{1,6} (?=~))?(?<number>${numberSource})(?<scale> (?:sataa|tuhatta|tonnia))? ?(?<money>${moneySource})?(?: (?<slash>/)?(?:(?:per|a|hinta|hinnalla|hintaan) )?(?<unit>${unitSource}))?(?= |$)`,
);
/** `kuutio alle 70 e`, `säkki enintään 7 euroa`. */
const unitFirstPattern = new RegExp(
  `^(?<unit>${unitSource}) (?<limit>${limitSource}) (?<number>${numberSource})(?<scale> (?:sataa|tuhatta|tonnia))? ?(?<money>${moneySource})?(?= |$)`,
);
/** A lowest price is no filter: `yli 70 e`. */
const lowestPattern = new RegExp(
  `^(?:yli|vahintaan|alkaen) (?<number>${numberSource}) ?${moneySource}(?= |$)`,
);
const scales: ReadonlyMap<string, number> = new Map([
  [" sataa", 100],
  [" tuhatta", 1000],
  [" tonnia", 1000],
]);

/** Words of money in one: `satasella`, `viidelläkympillä`. */
const spokenMoney =
  /(?:kymppia|kymppii|kympin|kympil(?:la)?|satanen|satasen|satasel(?:la)?|satkun?|tonni|tonnin)$/;

/** The price for which something is sold: `kuudellakympillä`, `vitosella`. */
const spokenPrice = /(?:kympil|satasel|tonnil|vii?tosel|kutosel)(?:la)?$/;

/** A number of them is an amount, a price is per one: `alle 10 kuutiota`, `40 kuution kuorma`, `sata kappaletta`, `alle 70 kuutio`. */
const countedUnit = /(?:[aeiou]a|[aeiou]n|tiota|letta|[eo]ja|leita|llista|llisia|ii|oo|m3|kpl|h|vrk|kubik)$/;
/** The lowest price of a cubic metre in euros; a lower number is an amount. */
const minVolumePrice = 30;

/** Whether a number is a price although no word says euros: by its unit, or at the end of a search with a limit. */
function isPriceWithoutMoney(euros: number, unit: string | undefined, found: RegExpExecArray): boolean {
  const { limit, slash } = found.groups ?? {};
  if (slash !== undefined) return true;
  if (unit === undefined) return limit !== undefined && found[0].length === found.input.length && euros > 33;
  if (countedUnit.test(unit)) return limit !== undefined && unit === "m3" && euros >= minVolumePrice;
  return limit !== undefined || euros >= minVolumePrice;
}

/** Units of prices that no listing has: 300 €/t, 5 e/kg, 60 euroa megawattitunnilta. */
const unknownUnitSource =
  "(?:t|tn|tonni(?:lta|lt|in)?|kg|kilo(?:lta|lt|on)?|(?:k|m)wh|(?:kilo|mega)wattitun(?:ti|nilta)|mega(?:lta)?|l|ltr|litra(?:lta|an)?|jm|juoksumetri(?:lta)?|metri(?:lta)?|m2|nelio(?:lta)?|neliometri(?:lta)?|ha|hehtaari(?:lta)?|km|kilometri(?:lta)?)";
const unknownUnitPattern = new RegExp(
  `^(?:(?<unit>${packageSource}) )?(?:${limitSource} )?(?:\\d{1,6} (?=~))?(?<number>${numberSource}) ?(?:${moneySource}|(?:sentti|senttia|senttii|snt|c)(?= ))(?: ~?/?(?:per |a )?)${unknownUnitSource}(?= |$)`,
);

/** `tonni alle 300 euroa`; a metre would be a length. */
const unknownFirstPattern = new RegExp(
  `^(?:tonni|kilo|megawattitunti|mwh|hehtaari|juoksumetri|nelio) ${limitSource} (?<number>${numberSource}) ?${moneySource}`,
);

/** A price per unit that no listing has is not compared with theirs. */
function readUnknownPrice(words: string): ConditionReading | null {
  const { 0: whole = "", groups = {} } =
    unknownUnitPattern.exec(words) ?? unknownFirstPattern.exec(words) ?? {};
  if (parseNumber(groups["number"]) === null) return null;
  const reading = { condition: null, count: countWords(whole) };
  return groups["unit"] === undefined ? reading : { ...reading, keepsFirst: true };
}

/** `ilmaiseksi`, but not `ilmainen toimitus`. */
const freePattern =
  /^(?:ilmaiseksi|ilmaseks|ilmatteeks|ilmainen|ilmaista|ilmaiset|ilmaisia|maksutta|maksuton|maksutonta|maksuttomat|maksuttomia|lahjoitetaan)(?= |$)(?! \w*(?:toimi|kulje|rahti|tuonti|nouto))/;

/** Reads a highest price: `alle 70 euroa kuutio`, `säkki alle 7 e`, `max satanen`, `ilmaiseksi`. */
export const readPrice: ConditionReader = (words) => {
  const free = freePattern.exec(words);
  if (free) return { condition: { kind: "price", maxPrice: 0, label: "ilmaiseksi" }, count: 1 };
  const lowest = lowestPattern.exec(words);
  if (lowest && parseNumber(lowest.groups?.["number"]) !== null) {
    return { condition: null, count: countWords(lowest[0]) };
  }
  const unknown = readUnknownPrice(words);
  if (unknown) return unknown;
  const found = unitFirstPattern.exec(words) ?? pricePattern.exec(words);
  const { limit, number = "", scale = "", money, sign, unit } = found?.groups ?? {};
  const value = parseNumber(number);
  if (!found || value === null) return null;
  const euros = value * (scales.get(scale) ?? 1);
  const isMoney =
    (money ?? sign) !== undefined ||
    spokenPrice.test(number) ||
    (limit !== undefined && spokenMoney.test(number));
  if (!isMoney && !isPriceWithoutMoney(euros, unit, found)) return null;
  const { condition, isTerm } = toPriceCondition(euros, unit);
  const all = countWords(found[0]);
  if (!isTerm) return { condition, count: all };
  const isFirst = found[0].startsWith(unit ?? "");
  return isFirst ? { condition, count: all, keepsFirst: true } : { condition, count: all - 1 };
};
