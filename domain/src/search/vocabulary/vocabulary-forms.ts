// The forms of all words of the vocabulary, folded. Computed when they are first needed.

import { memoize } from "../../memoize.ts";
import { toVerbPattern } from "../inflection/conjugation.ts";
import { decline, toCompoundHeads } from "../inflection/declension.ts";
import { findStems } from "../inflection/stems.ts";
import { foldText } from "../search-words.ts";
import { groupByStart } from "../understanding/beginnings.ts";
import { indexForCorrection } from "../understanding/typos.ts";
import type { Concept } from "./concept.ts";
import {
  containers,
  ignoredFixedWords,
  ignoredTails,
  ignoredWords,
  measures,
  surroundings,
  unitAbbreviations,
} from "./ignored-words.ts";
import { conceptVerbs, ignoredVerbs } from "./verbs.ts";
import { conceptsByToken, findConcept } from "./vocabulary.ts";

/** What a form of the vocabulary means: a concept, or nothing that is searched. */
export interface Meaning {
  concept: Concept | null;
  /** Ignored when the search says anything else. */
  isWeak: boolean;
  /** Ignored when the search names something. */
  isDescription?: boolean;
}

const ignored: Meaning = { concept: null, isWeak: true };
const splitList = (words: string | undefined) =>
  foldText(words ?? "")
    .split(/\s+/)
    .filter(Boolean);

/** What fills something: säkki, säkillinen. */
const toFilling = (word: string) => `${findStems(word).weak[0] ?? word}llinen`;
const withFillings = (words: string) =>
  splitList(words)
    .flatMap((word) => [word, toFilling(word)])
    .join(" ");

/** A word in the nominative with its meaning, in the order of precedence. */
interface Entry {
  word: string;
  meaning: Meaning;
}

const unitWords = `${measures} ${withFillings(containers)}`;

function listEntries(): Entry[] {
  const concepts = [...conceptsByToken().values()];
  const toEntries = (words: string | undefined, meaning: Meaning) =>
    splitList(words).map((word) => ({ word, meaning }));
  return [
    ...concepts.flatMap((concept) => toEntries(concept.words, { concept, isWeak: false })),
    ...concepts.flatMap((concept) =>
      toEntries(concept.descriptions, { concept, isWeak: false, isDescription: true }),
    ),
    ...concepts.flatMap((concept) => toEntries(concept.weak, { concept, isWeak: true })),
    ...concepts
      .filter(({ kind }) => kind === "package")
      .flatMap((concept) => toEntries(withFillings(concept.words), { concept, isWeak: false })),
    ...toEntries(unitWords, ignored),
    ...toEntries(ignoredWords, ignored),
    ...toEntries(ignoredTails, ignored),
  ];
}

/** The local cases, also as they are spoken. */
const localEndings = "lla lta lle l lt ssa sta s st".split(" ");
const listSurroundings = () =>
  splitList(surroundings).flatMap((stem) => localEndings.map((ending) => stem + ending));

/** Meanings of whole words, by form. The first word that has a form owns it. */
export const meaningsByForm = memoize(() => {
  const meanings = new Map<string, Meaning>();
  const add = (form: string, meaning: Meaning) => {
    if (!meanings.has(form)) meanings.set(form, meaning);
  };
  for (const concept of conceptsByToken().values()) {
    for (const form of splitList(concept.fixed)) add(form, { concept, isWeak: false });
  }
  for (const form of splitList(`${ignoredFixedWords} ${unitAbbreviations}`)) add(form, ignored);
  const entries = listEntries();
  for (const { word, meaning } of entries) add(word, meaning);
  for (const { word, meaning } of entries) for (const form of decline(word)) add(form, meaning);
  for (const form of listSurroundings()) add(form, ignored);
  return meanings;
});

const declineAll = (words: string) => splitList(words).flatMap((word) => [...decline(word)]);

/** The forms of ignored words that may end a compound: `palvelua` of sahauspalvelua. */
export const ignoredTailForms = memoize(
  () => new Set(declineAll(`${ignoredTails} ${withFillings(containers)}`)),
);

/** The forms of the units that no filter knows; a number before one is an amount, no length. */
export const unitForms = memoize(() => new Set([...splitList(unitAbbreviations), ...declineAll(unitWords)]));

/** Meanings of the first parts of compounds: `koivu` and `koivun` of koivuklapi and koivunkaato. */
export const meaningsByHead = memoize(() => {
  const heads = new Map<string, Meaning>();
  for (const concept of conceptsByToken().values()) {
    for (const head of splitList(concept.heads)) heads.set(head, { concept, isWeak: false });
  }
  for (const { word, meaning } of listEntries()) {
    for (const head of toCompoundHeads(word)) if (!heads.has(head)) heads.set(head, meaning);
  }
  return heads;
});

/** `meaningsByForm` for unfinished words. */
export const formsByStart = memoize(() => groupByStart(meaningsByForm()));

/** `meaningsByForm` and `meaningsByHead` for the correction of typos. */
export const formsForCorrection = memoize(() => indexForCorrection(meaningsByForm()));
export const headsForCorrection = memoize(() => indexForCorrection(meaningsByHead()));

const listVerbs = memoize(() => {
  const toVerbs = (stems: string, token: string) => ({
    pattern: toVerbPattern(splitList(stems).join(" ")),
    meaning: { concept: findConcept(token) ?? null, isWeak: false },
  });
  const known = Object.entries(conceptVerbs).map(([token, stems]) => toVerbs(stems, token));
  return [...known, toVerbs(ignoredVerbs, "")];
});

/** The meaning of a form of a verb that is not a form of another word; null for any other word. */
export function findVerb(word: string): Meaning | null {
  if (meaningsByForm().has(word)) return null;
  return listVerbs().find(({ pattern }) => pattern.test(word))?.meaning ?? null;
}
