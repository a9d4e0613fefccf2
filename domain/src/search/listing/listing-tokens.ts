import { announcedOffer } from "../../products/offers/announced-offer.ts";
import type { Product } from "../../products/product.ts";
import { getFirewoodAttributes } from "../../products/product-kind.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import { splitWords } from "../search-words.ts";
import { toBeginningTokens } from "../understanding/free-words.ts";
import { readMeasure } from "../understanding/lengths.ts";
import { tokenize } from "../understanding/tokenize.ts";
import { readKnownWord } from "../understanding/words.ts";
import type { Concept } from "../vocabulary/concept.ts";
import { findConcept, toExactToken } from "../vocabulary/vocabulary.ts";
import {
  deliveryMethodTokens,
  deliveryTypeTokens,
  lengthTokens,
  materialTokens,
  nameTokens,
  qualityTokens,
  unitTokens,
} from "./catalogue-tokens.ts";

/** Maximum number of tokens of a listing; the last words of a long description are left out. */
export const maxListingTokens = 300;
const maxOwnerWords = 8;
const maxDescriptionCharacters = 2000;

function listFieldTokens(product: Product) {
  const shared = [
    nameTokens[product.name],
    unitTokens[product.unit],
    deliveryMethodTokens[product.owner.deliveryMethod],
  ];
  if (product.category !== "Polttopuut") return shared;
  const { material, quality, plength, deliveryType } = product;
  return [
    ...shared,
    materialTokens[material],
    qualityTokens[quality],
    lengthTokens[plength],
    deliveryTypeTokens[deliveryType],
  ];
}

/** The concepts of the structured fields: `=koivu` for birch, `=halko` and `polttopuu` for a Halko. */
function toFieldTokens(product: Product, today: CalendarDay): string[] {
  const fields = listFieldTokens(product);
  const exact = [
    ...fields.flatMap((tokens) => tokens.exact),
    ...(announcedOffer(product, today) ? ["tarjous"] : []),
  ];
  const broad = fields.flatMap((tokens) => tokens.broad ?? []);
  return [...exact.map(toExactToken), ...broad];
}

/**
 * Whether a mention of the concept in the description says something of the listing. Firewood has fields for all but the trees of mixed wood,
 * so `kuivaa itse` does not make it dry; other listings mention names of their own category, not the firewood that they transport.
 */
function describesListing({ kind }: Concept, product: Product): boolean {
  if (product.category === "Polttopuut") return kind === "material" && product.material.includes("sekapuu");
  if (kind === "delivery" || kind === "offer" || kind === "firewood") return false;
  if (kind === "service") return product.category === "Palvelut";
  return kind !== "product" || product.category === "Muut_tuotteet";
}

interface Description {
  concepts: string[];
  freeWords: string[];
}

/** Reads the concepts and the other words of a description. */
function readDescription(product: Product): Description {
  const words = tokenize(product.description, { maxCharacters: maxDescriptionCharacters, maxWords: 400 });
  const read: Description = { concepts: [], freeWords: [] };
  const addConcept = (concept: Concept | null | undefined) => {
    if (concept && describesListing(concept, product)) read.concepts.push(concept.token);
  };
  for (let position = 0; position < words.length; ) {
    const measure = readMeasure(words.slice(position, position + 2));
    const { word } = words[position] ?? { word: "" };
    position += measure?.count ?? 1;
    if (measure) {
      addConcept(measure.token === null ? null : findConcept(measure.token));
      continue;
    }
    const known = readKnownWord(word);
    if (known) for (const { concept, isWeak } of known.meanings) addConcept(isWeak ? null : concept);
    else read.freeWords.push(word);
  }
  return read;
}

/**
 * The tokens that find a listing, at most `maxListingTokens`: concepts of its fields (`=koivu`), other concepts that it satisfies (`koivu`), and beginnings of the words of its fields, of its seller, of its locality and of its description (`halkom*`). An offer is one that may be announced today.
 */
export function toListingTokens(product: Product, today: CalendarDay): string[] {
  const { owner } = product;
  const { concepts, freeWords } = readDescription(product);
  // An unfinished `kla` may be klapi or klapikone, so it is found by its beginning.
  const synonyms = product.category === "Polttopuut" ? ["klapi"] : [];
  const fieldWords = [product.name, ...Object.values(getFirewoodAttributes(product)), ...synonyms];
  const ownerWords = splitWords(owner.name).slice(0, maxOwnerWords);
  const fieldTokens = toFieldTokens(product, today);
  const exact = new Set(fieldTokens);
  const tokens = new Set([
    ...fieldTokens,
    ...concepts,
    ...toBeginningTokens([...ownerWords, owner.address.locality.location, ...fieldWords, ...freeWords]),
  ]);
  return [...tokens].filter((token) => !exact.has(toExactToken(token))).slice(0, maxListingTokens);
}
