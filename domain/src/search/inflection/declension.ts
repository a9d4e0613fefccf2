// All forms of a Finnish noun or adjective that a buyer may type. All words are folded: `ä` is `a`, `ö` is `o`.

import { findStems, type Stems } from "./stems.ts";

const endsInLongVowel = (stem: string) => /[aeiouy][aeiouy]$/.test(stem);
const lastOf = (stem: string) => stem.slice(-1);

/** The genitive, the local cases, the nominative plural, and the translative, also as it is spoken. */
const weakEndings = ["n", "ssa", "sta", "lla", "lta", "lle", "t", "ksi", "ks"];
const pluralEndings = weakEndings.filter((ending) => ending.length > 1);

/** Tampereelle, Turkuun, puuhun, Espooseen. */
function toIllatives(stem: string): string[] {
  const isLong = /(?:(.)\1|ie|uo|yo)$/.test(stem);
  return isLong ? [`${stem}seen`, `${stem}h${lastOf(stem)}n`] : [`${stem}${lastOf(stem)}n`];
}

/** The spoken partitive: klapii for klapia, koivuu for koivua. */
const toSpokenPartitive = (stem: string) =>
  endsInLongVowel(stem) || stem.endsWith("a") ? [] : [stem + lastOf(stem)];

/** Partitive, genitive and illative plural, and what is left of the partitive in speech: klapei, polttopuit. */
function toPluralForms(stem: string): string[] {
  const base = stem.slice(0, -1);
  const others = [`${stem}na`, `${stem}hin`, `${stem}siin`, `${stem}n`];
  if (!endsInLongVowel(stem)) return [...others, `${stem}a`, `${stem}en`, `${stem}in`];
  return [
    ...others,
    stem,
    `${base}ja`,
    `${base}jen`,
    ...["ta", "t", "den", "tten"].map((ending) => stem + ending),
  ];
}

/** `klapien` and `hakkeisten`: plural genitives that do not follow from the plural stem. */
const toExtraGenitives = (word: string, { pluralStrong }: Stems) => [
  ...(word.endsWith("i") ? [`${word}en`] : []),
  ...(/(?:nen|s)$/.test(word) ? pluralStrong.map((stem) => `${stem.replace(/k?si$/, "s")}ten`) : []),
];

/** The forms of a noun given in the nominative singular, itself included. */
export function decline(word: string): ReadonlySet<string> {
  const stems = findStems(word);
  return new Set([
    word,
    ...stems.partitives,
    ...stems.strong.flatMap((stem) => [`${stem}na`, ...toIllatives(stem)]),
    ...(word.endsWith("nen") ? [] : stems.strong.flatMap(toSpokenPartitive)),
    ...stems.weak.flatMap((stem) => weakEndings.map((ending) => stem + ending)),
    ...stems.pluralStrong.flatMap(toPluralForms),
    ...stems.pluralWeak.flatMap((stem) => [
      stem,
      ...pluralEndings.map((ending) => stem + ending),
      `${stem}ta`,
    ]),
    ...toExtraGenitives(word, stems),
  ]);
}

/** The forms that begin a compound: koivu-, koivun-, kantojen-, ensimmäis-. */
export function toCompoundHeads(word: string): string[] {
  const { weak, pluralStrong } = findStems(word);
  return [
    word,
    ...weak.map((stem) => `${stem}n`),
    ...pluralStrong.flatMap((stem) =>
      endsInLongVowel(stem) ? [`${stem.slice(0, -1)}jen`, `${stem}den`] : [`${stem}en`],
    ),
    ...toExtraGenitives(word, findStems(word)),
    ...(word.endsWith("nen") ? [`${word.slice(0, -3)}s`] : []),
  ];
}

/** Short forms such as `Pos` are words of their own more often than places. */
const minDialectForm = 5;

/** The forms of a place name: the singular cases in both grades, and those that end early in western dialects (Turus, Tampereel). */
export function declineName(name: string): ReadonlySet<string> {
  const stems = findStems(name);
  const { strong, weak, partitives, pluralWeak } = stems;
  const isPlural = name.endsWith("nen");
  const bases = [...new Set([...weak, ...strong, ...(isPlural ? pluralWeak : [])])];
  const full = bases.flatMap((stem) =>
    ["n", "ssa", "sta", "lla", "lta", "lle"].map((ending) => stem + ending),
  );
  const short = bases.flatMap((stem) =>
    ["s", "st", "l", "lt"].map((ending) => stem + ending).filter((form) => form.length >= minDialectForm),
  );
  return new Set([
    name,
    ...partitives,
    ...strong.flatMap(toIllatives),
    ...(isPlural ? pluralWeak.map((stem) => `${stem}in`) : []),
    ...full,
    ...short,
    ...toExtraGenitives(name, stems),
  ]);
}
