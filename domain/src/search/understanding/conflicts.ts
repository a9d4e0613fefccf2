// Terms that no listing can satisfy together. A search for them would find nothing, so they become alternatives, or some of them are left out.

import { listCatalogueTokens } from "../listing/catalogue-tokens.ts";
import { splitWords } from "../search-words.ts";
import type { Concept, ConceptKind } from "../vocabulary/concept.ts";
import { findVerb } from "../vocabulary/vocabulary-forms.ts";
import type { TypedWord } from "./tokenize.ts";

/** A concept of the search, where it is in the text. */
export interface ReadConcept {
  concept: Concept;
  isWeak: boolean;
  isDescription: boolean;
  /** Position of the word. */
  position: number;
  /** As typed and as folded. */
  typed: string;
  word: string;
  isGuess: boolean;
  joined?: TypedWord["joined"];
}

const productKinds = new Set(["firewood", "product", "material", "quality", "length", "package"]);
const isOfProduct = ({ concept }: ReadConcept) => productKinds.has(concept.kind);
const isService = ({ concept }: ReadConcept) => concept.kind === "service";
const isNamed = ({ concept }: ReadConcept) => findGroup(concept.kind) === "name";

/** Whether a service follows that the word belongs to: `polttopuun kuljetus`, `tukkikuljetus`. */
function belongsToService(product: ReadConcept, service: ReadConcept): boolean {
  if (product.position === service.position) return true;
  return product.position === service.position - 1 && /[^aeiouy]*[aeiouy]n$/.test(product.word);
}

/** Transport is a service (`puun kuljetus`), but a way of delivery when products are searched (`koivuklapit kuljetuksella`). */
function readTransport(concepts: readonly ReadConcept[], delivery: Concept): ReadConcept[] {
  return concepts.map((read) => {
    if (read.concept.token !== "kuljetus") return read;
    const products = concepts.filter((other) => isOfProduct(other) && !other.isWeak);
    if (read.isWeak || products.length === 0) return read;
    const ofProduct = concepts.some((other) => isOfProduct(other) && belongsToService(other, read));
    return ofProduct ? read : { ...read, concept: delivery };
  });
}

/** The last part of a compound names what it is: `rahtisahaus` is sahaus, `havuhake` is hake. */
const dropNamesOfHeads = (concepts: readonly ReadConcept[]) =>
  concepts.filter(
    (read, index) =>
      !isNamed(read) ||
      !concepts.slice(index + 1).some((later) => later.position === read.position && isNamed(later)),
  );

/** A listing is either a service or a product; the products of a service are what it is done to: `tukkien sahaus`. */
function dropProductsOfServices(concepts: readonly ReadConcept[]): ReadConcept[] {
  return concepts.some(isService) ? concepts.filter((read) => !isOfProduct(read)) : [...concepts];
}

type Group = "name" | "material" | "quality" | "length" | null;

/** Concepts of a group are values of the same field, of which a listing has one. */
function findGroup(kind: ConceptKind): Group {
  if (kind === "firewood" || kind === "product" || kind === "service") return "name";
  return kind === "material" || kind === "quality" || kind === "length" ? kind : null;
}

/** Concepts of which a listing satisfies one, in the order read: `lautaa ja lankkua`. */
export type Alternatives = readonly [ReadConcept, ...ReadConcept[]];

/** Maximum number of alternatives; further ones are left out. */
const maxAlternatives = 3;

/** Whether one value of the catalogue satisfies all of these, at least one of them exactly: lauta and sahatavara, not lauta and lankku. */
const canCoexist = (all: readonly Alternatives[]) =>
  listCatalogueTokens().some(
    (value) =>
      all.every((alternatives) => alternatives.some(({ concept }) => value.all.has(concept.token))) &&
      all.some((alternatives) => alternatives.some(({ concept }) => value.exact.has(concept.token))),
  );

/**
 * The alternatives that a concept joins: those that a conjunction joins it to, or those that exclude it. Undefined for a concept that a listing
 * can satisfy beside the others, null for one that is left out: a guess that a known word contradicts.
 */
function findAlternatives(
  read: ReadConcept,
  found: readonly Alternatives[],
): Alternatives | null | undefined {
  const { kind } = read.concept;
  const group = findGroup(kind);
  const others = found.filter(([first]) =>
    group === null ? first.concept.kind === kind : findGroup(first.concept.kind) === group,
  );
  const previous = others.findLast(([first]) => first.position < read.position);
  const isJoined = read.joined === "or" || (read.joined === "and" && group !== null);
  if (isJoined && previous) return previous;
  if (group === null || others.length === 0 || canCoexist([...others, [read]])) return undefined;
  return read.isGuess ? null : (others.find((alternatives) => !canCoexist([alternatives, [read]])) ?? null);
}

/** Adds what was typed for a concept that was read before. */
const addTyped = (first: ReadConcept, { position, typed }: ReadConcept) => {
  if (first.position !== position) first.typed = `${first.typed} ${typed}`;
};

/** Adds an alternative if there is room. A known word replaces a guess that it contradicts: `kelpo` is not kelo in `kelpo kuusihalkoja`. */
function addAlternative(alternatives: Alternatives, read: ReadConcept): Alternatives {
  const isContradiction = !read.joined && !read.isGuess && alternatives.every(({ isGuess }) => isGuess);
  if (isContradiction) return [read];
  return alternatives.length < maxAlternatives ? [...alternatives, read] : alternatives;
}

/** Groups the concepts so that some kind of listing satisfies one of each group. */
function groupAlternatives(concepts: readonly ReadConcept[]): Alternatives[] {
  const found: Alternatives[] = [];
  for (const read of concepts) {
    const same = found.flat().find(({ concept }) => concept === read.concept);
    if (same) {
      addTyped(same, read);
      continue;
    }
    const alternatives = findAlternatives(read, found);
    if (alternatives === undefined) found.push([read]);
    else if (alternatives) found[found.indexOf(alternatives)] = addAlternative(alternatives, read);
  }
  return found;
}

/** Illative, allative and translative: `klapikoneeseen`, `hevosille`, `hakkeeksi`. The genitive `puun` only looks like one. */
const isForWhat = (word: string) =>
  /(?:lle|ksi?|[aeiouy]h[aeiouy]n|seen|siin|([aeiouy])\1n)$/.test(word) && !/(?:puu|kkuu)n$/.test(word);

/** Whether a word names who works, or with which machine: `metsuri`, `metsäkoneella`. */
const isWorker = (read: ReadConcept) =>
  isService(read) && /^(?:metsur|metsakone|harvester|moto)/.test(read.word);

/** Leaves out who works beside the work that is named: `metsuri raivaukseen`, but not beside what it is joined to: `raivaus tai metsuri`. */
function dropWorkers(concepts: readonly ReadConcept[]): ReadConcept[] {
  const isWork = (read: ReadConcept) => isService(read) && !isWorker(read) && !read.isWeak && !read.joined;
  return concepts.some(isWork) ? concepts.filter((read) => !isWorker(read) || read.joined) : [...concepts];
}

/** Leaves out what the thing that is searched is for: `rankaa klapikoneeseen`, not `klapien tekoon`. */
function dropPurposes(concepts: readonly ReadConcept[]): ReadConcept[] {
  const isNoun = ({ concept, word }: ReadConcept) =>
    !splitWords(concept.fixed ?? "").includes(word) && findVerb(word) === null;
  const isPurpose = (read: ReadConcept) =>
    isNamed(read) && !read.isWeak && isNoun(read) && isForWhat(read.word);
  const purposes = concepts.filter(isPurpose);
  const isSearched = (read: ReadConcept) =>
    (isNamed(read) || read.concept.kind === "length") &&
    !isForWhat(read.word) &&
    !purposes.some((purpose) => belongsToService(read, purpose));
  const searched = concepts.filter(isSearched);
  // A length is no thing beside the firewood that has it: 50-senttistä klapiksi.
  const isBesideThing = ({ concept }: ReadConcept) =>
    searched.some((other) => concept.kind !== "firewood" || !/^\d/.test(other.concept.token));
  return concepts.filter((read) => !isPurpose(read) || !isBesideThing(read));
}

/** Leaves out words that describe firewood beside the name of anything: `pilkottuja halkoja`. */
function dropDescriptions(concepts: readonly ReadConcept[]): ReadConcept[] {
  const isName = (read: ReadConcept) => isNamed(read) && !read.isWeak && !read.isDescription;
  return concepts.some(isName) ? concepts.filter(({ isDescription }) => !isDescription) : [...concepts];
}

/** Whether the word says what is searched, not how it is delivered or packed. */
const isThing = (read: ReadConcept) =>
  isNamed(read) || read.concept.kind === "material" || read.concept.kind === "length";

/** Leaves out weak words beside others. Those for firewood stay unless something else is named: `puuta kotiin kuljetettuna`. */
function dropWeak(concepts: readonly ReadConcept[]): ReadConcept[] {
  const strong = concepts.filter(({ isWeak }) => !isWeak);
  if (strong.length === 0) return [...concepts];
  if (strong.some(isThing)) return strong;
  return concepts.filter(({ isWeak, concept }) => !isWeak || concept.kind === "firewood");
}

/**
 * Leaves out weak words beside others, products beside services and what a thing is for. What no listing can satisfy together become
 * alternatives.
 */
export function resolveConflicts(concepts: readonly ReadConcept[], delivery: Concept): Alternatives[] {
  const read = dropPurposes(dropWorkers(readTransport(concepts, delivery)));
  return groupAlternatives(dropProductsOfServices(dropNamesOfHeads(dropDescriptions(dropWeak(read)))));
}
