// Consonant gradation of Finnish stems that end in one vowel. All words are folded: `ä` is `a`, `ö` is `o`.

/** Consonants before the last vowel in the strong and in the weak grade, longest first. */
const grades: readonly (readonly [strong: string, weak: string])[] = [
  ["kk", "k"],
  ["pp", "p"],
  ["tt", "t"],
  ["nk", "ng"],
  ["nt", "nn"],
  ["lt", "ll"],
  ["rt", "rr"],
  ["mp", "mm"],
  ["lk", "l"],
  ["rk", "r"],
  ["ht", "hd"],
  ["lp", "lv"],
  ["rp", "rv"],
];

/** Single consonants that change only after a vowel. */
const singleGrades: readonly (readonly [strong: string, weak: string])[] = [
  ["t", "d"],
  ["p", "v"],
  ["k", ""],
];

const stemPattern = /^(?<head>.*?)(?<consonants>[^aeiouy]*)(?<vowel>[aeiouy])$/;

/** The weak grade of a stem: `haapa` becomes `haava`, `manty` `manny`. Stems in a long vowel do not change. */
export function weaken(stem: string): string {
  const { head = "", consonants = "", vowel = "" } = stemPattern.exec(stem)?.groups ?? {};
  if (head === "" && consonants === "") return stem;
  if (consonants === "") return stem;
  const single = singleGrades.find(([strong]) => consonants === strong && head !== "");
  if (single) return head + single[1] + vowel;
  const grade = grades.find(([strong]) => consonants.endsWith(strong));
  return grade ? head + consonants.slice(0, -grade[0].length) + grade[1] + vowel : stem;
}

/** Weak grades whose strong grade is certain in nouns such as `hake` (hakkeen) and `pudas` (putaan). */
const strongOf: readonly (readonly [weak: RegExp, strong: string])[] = [
  [/(?<=[aeiouylrn])k$/, "kk"],
  [/(?<=[aeiouylrm])p$/, "pp"],
  [/(?<=[aeiouylrn])t$/, "tt"],
  [/(?<=[aeiouyh])d$/, "t"],
  [/ll$/, "lt"],
  [/nn$/, "nt"],
  [/rr$/, "rt"],
  [/mm$/, "mp"],
];

/** The strong grades of a stem without its last vowel; the stem itself is among them, for words such as `huone`. */
export function strengthen(stem: string): string[] {
  const grade = strongOf.find(([weak]) => weak.test(stem));
  return grade ? [stem.replace(grade[0], grade[1]), stem] : [stem];
}
