import type { retention } from "../admin/retention.ts";

/** A rule of `retention`. */
export type Rule = keyof typeof retention;

/** How the documents of an account are found: by the field with its id, by their own id, or by those of its orders, products or address. */
export type AccountLookup = { field: string } | { id: "account" | "order" | "product" } | { contact: string };

/** The fields by which the documents of an e-mail address and a phone number are found; a `term` is an index term of the whole number. */
export interface ContactLookup {
  email: readonly string[];
  phone: { field: string } | { term: string } | null;
}

/**
 * What becomes of documents when their person asks for deletion: `deleted`; `anonymised`, without what names or reaches the person; `kept` as a
 * law demands, which the rule of `retention` names; `expires` soon by a rule, or within a time that no rule has; `account`: with the
 * deletion of the account, which its owner or an admin asks for.
 */
export type Erasure =
  | { by: "deleted" | "anonymised" | "account" }
  | { by: "kept" | "expires"; rule: Rule }
  | { by: "expires"; within: string };

export interface PersonalDataRow {
  /** In Finnish. */
  label: string;
  /** What it has of people; absent for what has nothing of them, or nothing that leads back to them. */
  account?: { found: AccountLookup | null; erasure: Erasure };
  contact?: { found: ContactLookup | null; erasure: Erasure };
  /** The fields that a copy has, as paths; without them nothing of it is copied, because it is a secret or only repeats other data. */
  fields?: readonly string[];
  /** As `fields`, for a buyer or a writer, who sees less. */
  contactFields?: readonly string[];
}
