import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { parseValues, toRecord } from "../../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../../lib/storage/stored-atom.ts";
import { emptyListing, type ListingValues } from "./listing-form.ts";

/** Draft of the open form, so that a reload loses nothing. */
export interface ListingDraft {
  /** Id of the edited product; null for a new one. */
  id: string | null;
  values: ListingValues;
}

function parseListingValues(stored: unknown): ListingValues | undefined {
  const category = categories.find((known) => known === toRecord(stored)["category"]);
  return category && parseValues(emptyListing(category), stored);
}

function parseDraft(stored: unknown): ListingDraft | undefined {
  const { id, values } = toRecord(stored);
  const read = parseListingValues(values);
  if (!read || (id !== null && typeof id !== "string")) return undefined;
  return { id, values: read };
}

export const listingDraftAtom = userStoredAtom<ListingDraft | null>("listing-draft", null, parseDraft);
