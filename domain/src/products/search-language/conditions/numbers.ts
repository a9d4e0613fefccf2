const digits: Readonly<Record<string, number>> = {
  yksi: 1,
  yhden: 1,
  yhdessa: 1,
  pari: 2,
  parin: 2,
  parissa: 2,
  kaksi: 2,
  kahden: 2,
  kahdessa: 2,
  kolme: 3,
  kolmen: 3,
  kolmessa: 3,
  nelja: 4,
  neljan: 4,
  neljassa: 4,
  viisi: 5,
  viiden: 5,
  viidessa: 5,
  kuusi: 6,
  kuuden: 6,
  kuudessa: 6,
  seitseman: 7,
  seitsemassa: 7,
  kahdeksan: 8,
  kahdeksassa: 8,
  yhdeksan: 9,
  yhdeksassa: 9,
  kymmenen: 10,
  kympin: 10,
  kymppi: 10,
  kymmenessa: 10,
};

/** Tens: `seitsemankymmenta`, `seitsemankymppia`, `seitsemankympin`, `viiskyt`. */
const tens: readonly (readonly [pattern: string, tens: number])[] = [
  ["kaksi|kahden|kahdella|kaks", 2],
  ["kolme|kolmen|kolmella|kol", 3],
  ["nelja|neljan|neljalla|nel", 4],
  ["viisi|viiden|viidella|viis", 5],
  ["kuusi|kuuden|kuudella|kuus", 6],
  ["seitseman|seitsemalla|seittaman|seiska", 7],
  ["kahdeksan|kahdeksalla|kaheksan|kasi", 8],
  ["yhdeksan|yhdeksalla|yheksan", 9],
];
const tenPattern =
  /^(?<head>[a-z]+?)(?:kymmenta|kymmenen|kymmenella|kymppia|kympin|kymppi|kympilla|kyt|kyta|kybaa)$/;
const hundredPattern = /^(?:(?<head>[a-z]+?))?(?:sata|sataa|sadan|satanen|satasen|satasella|satku|satkun)$/;

const findTens = (head: string) =>
  tens.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(head))?.[1] ?? null;

/** A number of a buyer: `70`, `6,5`, `seitsemänkymppiä`, `satasen`; folded. Null for any other word. */
export function parseSpokenNumber(word: string): number | null {
  if (/^\d{1,6}(?:[.,]\d{1,2})?$/.test(word)) return Number(word.replace(",", "."));
  const digit = digits[word];
  if (digit !== undefined) return digit;
  const ten = findTens(tenPattern.exec(word)?.groups?.["head"] ?? "");
  if (ten !== null) return ten * 10;
  const hundred = hundredPattern.exec(word);
  if (!hundred) return null;
  const head = hundred.groups?.["head"];
  if (head === undefined) return 100;
  const hundreds = digits[head] ?? findTens(head);
  return hundreds === null ? null : hundreds * 100;
}

/** The source of a pattern for a number, which `parseSpokenNumber` reads. */
export const numberSource = String.raw`(?:\d{1,6}(?:[.,]\d{1,2})?|[a-z]+)`;
