import type { SearchTerm } from "../understanding/understand-search.ts";
import { toExactToken } from "../vocabulary/vocabulary.ts";

/** How well a listing fits a search: in its own fields, by a mention or a related concept, or not at all. */
export type Fit = "exact" | "broad" | null;

const listAlternatives = (term: SearchTerm) => [term, ...term.alternatives];

/** The tokens of listings that fit a term exactly. */
const listExactTokens = (term: SearchTerm): string[] =>
  listAlternatives(term).map(({ exactToken }) => exactToken);

/** The tokens of which a listing must have one to satisfy a term, the exact ones first; at most three for each alternative. */
const listTokens = (term: SearchTerm): string[] => [
  ...new Set([
    ...listExactTokens(term),
    ...listAlternatives(term).flatMap(({ token, kind }) =>
      kind === "word" ? [token] : [toExactToken(token), token],
    ),
  ]),
];

/** Tells how well a listing with these tokens fits the terms. */
export function findFit(listingTokens: readonly string[], terms: readonly SearchTerm[]): Fit {
  const tokens = new Set(listingTokens);
  const has = (term: SearchTerm) => listTokens(term).some((token) => tokens.has(token));
  if (!terms.every((term) => term.isOptional || has(term))) return null;
  const isExact = (term: SearchTerm) =>
    term.isOptional ? has(term) : listExactTokens(term).some((token) => tokens.has(token));
  return terms.every(isExact) ? "exact" : "broad";
}

/**
 * The terms without the words that are nothing of the vocabulary, to search again when nothing was found with them: `hirsikehikon tarkastus`.
 * Null if there are no such words, or nothing else.
 */
export function relaxTerms(terms: readonly SearchTerm[]): SearchTerm[] | null {
  const known = terms.filter(({ kind }) => kind !== "word");
  if (known.length === 0 || known.length === terms.length) return null;
  return known.some((term) => !term.isOptional)
    ? known
    : known.map((term) => ({ ...term, isOptional: false }));
}

/** Kinds of terms in the order of how few listings they select, the fewest first. */
const selectivity = ["word", "service", "product", "length", "material", "offer", "package", "quality"];

/** The term that selects the fewest listings; null without required terms. */
function findLeadTerm(terms: readonly SearchTerm[]): SearchTerm | null {
  const rankKind = (kind: SearchTerm["kind"]) => {
    const index = selectivity.indexOf(kind);
    return index < 0 ? selectivity.length : index;
  };
  const rank = (term: SearchTerm) => Math.max(...listAlternatives(term).map(({ kind }) => rankKind(kind)));
  return (
    terms
      .filter(({ isOptional }) => !isOptional)
      .toSorted((a, b) => rank(a) - rank(b))
      .at(0) ?? null
  );
}

/** Which tokens to look up in the index. The fit is checked for each document found. */
export interface Lookup {
  fit: NonNullable<Fit>;
  /** A document has one of these; null selects all. */
  tokens: readonly string[] | null;
}

/** The look-ups of a search, one after the other; a search without terms has one, for all listings. */
export function listLookups(terms: readonly SearchTerm[]): Lookup[] {
  const lead = findLeadTerm(terms);
  if (!lead) return [{ fit: "exact", tokens: null }];
  const tokens = listTokens(lead);
  const exact = listExactTokens(lead);
  // Beside other terms, a listing that fits the lead exactly may fit another one broadly.
  const broad = terms.length > 1 ? tokens : tokens.filter((token) => !exact.includes(token));
  const exactLookup: Lookup = { fit: "exact", tokens: exact };
  return broad.length > 0 ? [exactLookup, { fit: "broad", tokens: broad }] : [exactLookup];
}
