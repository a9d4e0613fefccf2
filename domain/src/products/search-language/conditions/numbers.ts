/** The forms of the first ten numbers, folded, also as they are spoken; they begin `seitsemankymppia` and `kolmetoista` too. */
const digits: readonly (readonly [forms: string, value: number])[] = [
  ["yksi|yks|yhden|yhdessa|yhdella|yhta", 1],
  ["kaksi|kaks|kahden|kahdessa|kahdella|kahta|pari|parin|parissa|paria", 2],
  ["kolme|kolmen|kolmessa|kolmella|kolmea|kolmee|kol", 3],
  ["nelja|neljan|neljassa|neljalla|neljaa|nelj|nel", 4],
  ["viisi|viis|viiden|viidessa|viidella|viitta", 5],
  ["kuusi|kuus|kuuden|kuudessa|kuudella|kuutta", 6],
  ["seitseman|seitsemassa|seitsemalla|seittaman|seitteman|seiska", 7],
  ["kahdeksan|kahdeksassa|kahdeksalla|kaheksan|kasi", 8],
  ["yhdeksan|yhdeksassa|yhdeksalla|yheksan", 9],
  ["kymmenen|kymmenessa|kymmene|kymppi|kympin", 10],
];

const valueByForm: ReadonlyMap<string, number> = new Map(
  digits.flatMap(([forms, value]) => forms.split("|").map((form) => [form, value] as const)),
);

const others: ReadonlyMap<string, number> = new Map([
  ["puoli", 0.5],
  ["puolen", 0.5],
  ["puolitoista", 1.5],
  ["puolentoista", 1.5],
  ["tuhat", 1000],
  ["tuhannen", 1000],
  ["tonni", 1000],
  ["tonnin", 1000],
  ["tonnilla", 1000],
]);

const numeral = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const teenPattern = /^(?<head>[a-z]+)toista$/;
/** `seitsemankymmenta`, `seitsemankymppia`, `viiskyt`, `seitsemankymmentaviisi`. */
const tenPattern =
  /^(?<head>[a-z]+?)(?:kymmenta|kymmenen|kymmenella|kymppia|kymppii|kympin|kymppi|kympilla|kyta|kyt|kybaa)(?<rest>[a-z]*)$/;
const hundredPattern =
  /^(?<head>[a-z]*?)(?:sataa|sata|sadan|sadalla|satanen|satasen|satasella|satkun|satku)$/;

function parseTens(word: string): number | null {
  const { head = "", rest = "" } = tenPattern.exec(word)?.groups ?? {};
  const [tens, ones] = [valueByForm.get(head), rest === "" ? 0 : valueByForm.get(rest)];
  return tens === undefined || ones === undefined ? null : tens * 10 + ones;
}

function parseHundreds(word: string): number | null {
  const head = hundredPattern.exec(word)?.groups?.["head"];
  if (head === undefined) return null;
  const hundreds = head === "" ? 1 : valueByForm.get(head);
  return hundreds === undefined ? null : hundreds * 100;
}

/** A number of a buyer: `70`, `6,5`, `seitsemänkymppiä`, `satasen`; folded. Null for any other word. */
export function parseSpokenNumber(word: string): number | null {
  if (numeral.test(word)) return Number(word.replace(",", "."));
  const known = valueByForm.get(word) ?? others.get(word);
  if (known !== undefined) return known;
  const teen = valueByForm.get(teenPattern.exec(word)?.groups?.["head"] ?? "");
  return teen === undefined ? (parseTens(word) ?? parseHundreds(word)) : teen + 10;
}

/** The source of a pattern for a number, which `parseSpokenNumber` reads; `~` marks the end of a range. */
export const numberSource = String.raw`~?(?:\d{1,6}(?:[.,]\d{1,2})?|[a-z]+)`;

/** The number of a match of `numberSource`. */
export const parseNumber = (matched: string | undefined): number | null =>
  parseSpokenNumber((matched ?? "").replace("~", ""));
