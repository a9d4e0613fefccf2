// Terms that no listing can satisfy together. A search for them would find nothing, so some of them are left out.

import { listCatalogueTokens } from "../listing/catalogue-tokens.ts";
import type { Concept, ConceptKind } from "../vocabulary/concept.ts";

/** A concept of the search, where it is in the text. */
export interface ReadConcept {
  concept: Concept;
  isWeak: boolean;
  /** Position of the word. */
  position: number;
  /** As typed and as folded. */
  typed: string;
  word: string;
  isGuess: boolean;
}

const productKinds = new Set(["firewood", "product", "material", "quality", "length", "package"]);
const isOfProduct = ({ concept }: ReadConcept) => productKinds.has(concept.kind);
const isService = ({ concept }: ReadConcept) => concept.kind === "service";

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
      findGroup(read.concept.kind) !== "name" ||
      !concepts
        .slice(index + 1)
        .some((later) => later.position === read.position && findGroup(later.concept.kind) === "name"),
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

/** Whether one value of the catalogue satisfies all of these tokens, at least one of them exactly: lauta and sahatavara, not lauta and lankku. */
const canCoexist = (tokens: readonly string[]) =>
  listCatalogueTokens().some(
    ({ exact, all }) => tokens.every((token) => all.has(token)) && tokens.some((token) => exact.has(token)),
  );

/** Keeps each concept that some kind of listing satisfies together with those kept before it. */
function dropExcluded(concepts: readonly ReadConcept[]): ReadConcept[] {
  const kept: ReadConcept[] = [];
  for (const read of concepts) {
    const same = kept.find(({ concept }) => concept === read.concept);
    if (same && same.position !== read.position) same.typed = `${same.typed} ${read.typed}`;
    if (same) continue;
    const group = findGroup(read.concept.kind);
    const others = group === null ? [] : kept.filter(({ concept }) => findGroup(concept.kind) === group);
    const tokens = [...others, read].map(({ concept }) => concept.token);
    if (others.length === 0 || canCoexist(tokens)) kept.push(read);
  }
  return kept;
}

/** Leaves out weak words beside others, products beside services, and concepts that exclude earlier ones. */
export function resolveConflicts(concepts: readonly ReadConcept[], delivery: Concept): ReadConcept[] {
  const strong = concepts.filter(({ isWeak }) => !isWeak);
  const read = readTransport(concepts, delivery);
  return dropExcluded(
    dropProductsOfServices(dropNamesOfHeads(strong.length > 0 ? read.filter(({ isWeak }) => !isWeak) : read)),
  );
}
