/** The cases of a number besides those that change its stem, also as they are spoken: yhdellä, yhdelle, yhdeks. */
const caseEndings = ["n", "ssa", "s", "sta", "st", "lla", "l", "lta", "lle", "ksi", "ks", "na"];

/** What a part of a number does: ones count, `toista` adds ten to them, a scale multiplies them. */
interface Part {
  kind: "ones" | "teen" | "scale";
  value: number;
}

/** The parts of numbers: their value, the stem that the cases join, and further forms, folded, also as they are spoken. */
const parts: readonly (readonly [kind: Part["kind"], value: number, stems: string, forms: string])[] = [
  ["ones", 0.5, "puole", "puoli puolta"],
  ["ones", 1, "yhde ykkose", "yksi yks yhta yhteen ykkonen ykkosta"],
  ["ones", 1.5, "", "puolitoista puolentoista puolitoist puolentoist"],
  ["ones", 2, "kahde pari kakkose", "kaksi kaks kahta kahteen pari paria parii pariin kakkonen kakkosta"],
  ["ones", 3, "kolme kolmose", "kolme kolmea kolmee kolmeen kol kolmonen kolmosta"],
  ["ones", 4, "nelja nelose", "nelja neljaa neljaan nelj nel nelonen nelosta"],
  ["ones", 5, "viide vitose viitose", "viisi viis viitta viiteen vitonen viitonen vitosta"],
  ["ones", 6, "kuude kutose", "kuusi kuus kuutta kuuteen kutonen kutosta"],
  ["ones", 7, "seitsema seiska", "seitsemaa seitsemaan seittaman seitteman seiska seiskaa"],
  ["ones", 8, "kahdeksa kaheksa kasi", "kahdeksaa kahdeksaan kasi kasia"],
  ["ones", 9, "yhdeksa yheksa ysi", "yhdeksaa yhdeksaan ysi ysia"],
  ["teen", 10, "", "toista toist"],
  ["scale", 10, "kymmene kympi", "kymmenta kymmene kymmeneen kymppi kymppia kymppii kymppiin kyt kyta kybaa"],
  ["scale", 12, "tusina", "tusina tusinaa"],
  ["scale", 100, "sada satase satku", "sata sataa sataan satanen satasta satku satkua"],
  ["scale", 1000, "tuhanne", "tuhat tuhatta tuhanteen"],
];

/** A stem in `-de`, also as it is spoken: kahde, kahe, kahre; viide, viie, viije. */
const toSpokenStems = (stem: string) =>
  stem.endsWith("de") ? ["de", "e", "re", "je"].map((end) => stem.slice(0, -2) + end) : [stem];

const partsByForm: ReadonlyMap<string, Part> = new Map(
  parts.flatMap(([kind, value, stems, forms]) => {
    const inflected = stems
      .split(" ")
      .filter(Boolean)
      .flatMap(toSpokenStems)
      .flatMap((stem) => caseEndings.map((ending) => stem + ending));
    return [...forms.split(" "), ...inflected].map((form) => [form, { kind, value }] as const);
  }),
);
const longestPart = Math.max(...[...partsByForm.keys()].map((form) => form.length));

/** Words for a number that are not put together. */
const others: ReadonlyMap<string, number> = new Map([
  ["tonni", 1000],
  ["tonnin", 1000],
  ["tonnilla", 1000],
]);

/** What the parts before the next one add up to; `ones` is null where none have been read since the last scale. */
interface Sum {
  total: number;
  ones: number | null;
}

/** Adds a part, as in kaksi-sataa-viisi-kymmentä-kolme; null if it cannot follow. */
function addPart({ total, ones }: Sum, { kind, value }: Part): Sum | null {
  if (kind === "ones") return ones === null ? { total, ones: value } : null;
  if (kind === "teen") return ones === null ? null : { total, ones: ones + value };
  if (value === 1000) return { total: (total + (ones ?? (total === 0 ? 1 : 0))) * value, ones: null };
  return { total: total + (ones ?? 1) * value, ones: null };
}

/** The value of a word that consists of parts of numbers, the longest part first; null for any other word, and for none. */
function addParts(word: string, sum: Sum = { total: 0, ones: null }): number | null {
  if (word === "") return sum.total + (sum.ones ?? 0) || null;
  for (let length = Math.min(longestPart, word.length); length > 0; length -= 1) {
    const part = partsByForm.get(word.slice(0, length));
    const next = part && addPart(sum, part);
    const value = next ? addParts(word.slice(length), next) : null;
    if (value !== null) return value;
  }
  return null;
}

const numeral = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** A number of a buyer: `70`, `6,5`, `seitsemänkymppiä`, `kahdensadan`, `satasen`; folded. Null for any other word. */
export function parseSpokenNumber(word: string): number | null {
  if (numeral.test(word)) return Number(word.replace(",", "."));
  return others.get(word) ?? addParts(word);
}

/** Numbers that nobody can count: `satoja`, `kymmeniä`, `muutamasataa`, `toistasataa`. */
const indefinite =
  /^(?:(?:muutam|use|toista)[a-z]*(?:kymmenta|sataa|tuhatta)|kymmeni[a-z]+|satoj[a-z]+|sadoi[a-z]+|tuhansi[a-z]+|miljoon[a-z]+)$/;

/** Whether a word is a number, so that it names neither a thing nor a place nor a seller: `sata`, `kaksisataa`, `satoja`. */
export const isNumber = (word: string): boolean => indefinite.test(word) || parseSpokenNumber(word) !== null;

/** The source of a pattern for a number, which `parseNumber` reads; `~` marks the end of a range. Also in two words: `kahden sadan`, `kuuella kympillä`. */
export const numberSource = String.raw`~?(?:\d{1,6}(?:[.,]\d{1,2})?|[a-z]+(?: (?:sata|sada|tuhat|tuhan|kymp)[a-z]{0,5})?)`;

/** The number of a match of `numberSource`. */
export const parseNumber = (matched: string | undefined): number | null =>
  parseSpokenNumber((matched ?? "").replace(/[~ ]/g, ""));
