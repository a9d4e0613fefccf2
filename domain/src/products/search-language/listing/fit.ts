import type { SearchTerm } from "../understanding/understand-search.ts";

/** How well a listing fits a search: in its own fields, by a mention or a related concept, or not at all. */
export type Fit = "exact" | "broad" | null;

/** Tells how well a listing with these tokens fits the terms. */
export function findFit(listingTokens: readonly string[], terms: readonly SearchTerm[]): Fit {
  const tokens = new Set(listingTokens);
  const has = ({ token, exactToken }: SearchTerm) => tokens.has(token) || tokens.has(exactToken);
  if (!terms.every((term) => term.isOptional || has(term))) return null;
  const isExact = (term: SearchTerm) => (term.isOptional ? has(term) : tokens.has(term.exactToken));
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

/** The term to look up in the index, which selects the fewest listings; the others are checked for each document. Null without terms. */
export function findLeadTerm(terms: readonly SearchTerm[]): SearchTerm | null {
  const rank = ({ kind }: SearchTerm) => {
    const index = selectivity.indexOf(kind);
    return index < 0 ? selectivity.length : index;
  };
  return (
    terms
      .filter(({ isOptional }) => !isOptional)
      .toSorted((a, b) => rank(a) - rank(b))
      .at(0) ?? null
  );
}
