/** What a concept is about; two concepts of the same kind often exclude each other. */
export type ConceptKind =
  | "firewood"
  | "product"
  | "service"
  | "material"
  | "quality"
  | "length"
  | "package"
  | "delivery"
  | "offer";

/** Something that buyers search for. Its words are in the nominative singular; `vocabulary-forms.ts` declines them. */
export interface Concept {
  /** Token in the index of listings that satisfy the concept. */
  token: string;
  /** Text of the chip; a search for the label is understood as the same concept. */
  label: string;
  kind: ConceptKind;
  /** Words with the meaning of the concept, separated by spaces. */
  words: string;
  /** Words that are used as they are: verbs and abbreviations. */
  fixed?: string;
  /** Words that point to the concept only when the search says nothing else: the trees in `puiden kaato`. */
  weak?: string;
  /** Words that describe the concept without naming it; left out beside the name of anything: `pilkottu`. */
  descriptions?: string;
  /** Words that have the meaning only as the first part of a compound: `havu` in havuklapi. */
  heads?: string;
}
