// The forms of the names of localities and regions. All names are folded.

import { declineName } from "../inflection/declension.ts";
import { splitWords } from "../search-words.ts";

/** Cases of the adjectives that begin a name and are inflected with it: Uudellamaalla, Isossakyrössä. */
const adjectiveCases: readonly (readonly [ending: string, last: RegExp])[] = [
  ["n", /n$/],
  ["ssa", /ssa?$/],
  ["sta", /sta?$/],
  ["lla", /ll?a?$/],
  ["lta", /lta?$/],
  ["lle", /lle$/],
];
const adjectives: readonly (readonly [adjective: string, stem: string, illative: string])[] = [
  ["uusi", "uude", "uuteen"],
  ["iso", "iso", "isoon"],
  ["vaha", "vaha", "vahaan"],
];

/** Names whose forms do not follow from the nominative. */
const irregularStems: Readonly<Record<string, string>> = {
  virrat: "virroi",
  punkalaidun: "punkalaitume",
  korsnas: "korsnasi",
  pedersoren: "pedersore",
};
const irregularForms: Readonly<Record<string, readonly string[]>> = {
  virrat: ["virtain", "virtojen", "virtoihin"],
  kangasala: ["kangasalla", "kangasalta", "kangasalle", "kangasal", "kangasalt"],
};

/** Abbreviations and by-names in common use. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  helsinki: ["hki", "hesa", "stadi", "helsingfors"],
  tampere: ["tre", "tampesteri", "tammerfors"],
  turku: ["tku", "abo"],
  jyvaskyla: ["jkl"],
  lappeenranta: ["lpr"],
  rovaniemi: ["roi"],
  vantaa: ["vanda"],
  espoo: ["esbo"],
  "koski tl": ["koski"],
  "pedersoren kunta": ["pedersore", "pedersoren"],
  "mantta vilppula": ["mantta", "vilppula"],
  "nummi pusula": ["pusula"],
  uusimaa: ["paakaupunkiseutu", "pk seutu"],
};

function declineAdjectiveName(name: string): string[] {
  return adjectives.flatMap(([adjective, stem, illative]) => {
    if (!name.startsWith(adjective)) return [];
    const forms = [...declineName(name.slice(adjective.length))];
    const cases = adjectiveCases.flatMap(([ending, last]) =>
      forms.filter((form) => last.test(form)).map((form) => `${stem}${ending}${form}`),
    );
    return [...cases, ...forms.filter((form) => form.endsWith("n")).map((form) => `${illative}${form}`)];
  });
}

/** A lampi in a name of its own is lammin, not lammen: Rautalammilla. */
const declineLampi = (word: string): string[] =>
  word.endsWith("lampi")
    ? [`${word}in`, ...[...declineName(`${word.slice(0, -2)}mi`)].filter((form) => !/mmi(?:in)?$/.test(form))]
    : [];

const declineWord = (word: string): string[] => [
  ...declineName(word),
  ...declineLampi(word),
  ...declineAdjectiveName(word),
  ...(irregularStems[word] ? declineName(irregularStems[word]) : []),
  ...(irregularForms[word] ?? []),
];

/** The forms of a name; its words are joined with spaces: `etela karjalassa`. */
export function toPlaceForms(name: string): ReadonlySet<string> {
  const folded = splitWords(name).join(" ");
  const forms = [folded, ...(aliases[folded] ?? [])].flatMap((known) => {
    const words = known.split(" ");
    const [last = "", ...others] = [words.at(-1), ...words.slice(0, -1)];
    const beginning = others.map((word) => `${word} `).join("");
    return declineWord(last).map((form) => beginning + form);
  });
  // Koski Tl: the first word is inflected.
  const first = / (?:tl|kunta)$/.exec(folded);
  const inflectedFirst = first
    ? declineWord(folded.slice(0, first.index)).map((form) => form + first[0])
    : [];
  return new Set([...forms, ...inflectedFirst]);
}
