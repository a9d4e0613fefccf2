import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { parseValues, toRecord } from "../../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../../lib/storage/stored-atom.ts";
import { emptyListing, type ListingValues } from "./listing-form.ts";

/** Draft of the open form, so that a reload loses nothing. */
export interface ListingDraft {
  /** Id of the edited product; null for a new one. */
  id: string | null;
  /** The product as it was when the form was opened, to detect changes on other devices; null for a new one. */
  opened: unknown;
  values: ListingValues;
}

function parseListingValues(stored: unknown): ListingValues | undefined {
  const category = categories.find((known) => known === toRecord(stored)["category"]);
  return category && parseValues(emptyListing(category), stored);
}

function parseDraft(stored: unknown): ListingDraft | undefined {
  const { id, opened, values } = toRecord(stored);
  const read = parseListingValues(values);
  if (!read || (id !== null && typeof id !== "string")) return undefined;
  return { id, opened, values: read };
}

export const listingDraftAtom = userStoredAtom<ListingDraft | null>("listing-draft", null, parseDraft);
