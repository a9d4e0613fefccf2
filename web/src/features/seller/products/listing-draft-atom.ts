import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";
import { emptyListing, type ListingValues } from "./listing-form.ts";

/** Draft of the open form, so that a reload loses nothing. */
export interface ListingDraft {
  /** Id of the edited product; null for a new one. */
  id: string | null;
  values: ListingValues;
}

type Found = Partial<Record<string, unknown>>;
const toRecord = (stored: unknown): Found =>
  typeof stored === "object" && stored !== null ? { ...stored } : {};

function parseValues(stored: unknown): ListingValues | undefined {
  const found = toRecord(stored);
  const category = categories.find((known) => known === found["category"]);
  if (!category) return undefined;
  const readText = (name: keyof ListingValues) => (typeof found[name] === "string" ? found[name] : "");
  return {
    ...emptyListing(category),
    name: readText("name"),
    quality: readText("quality"),
    material: readText("material"),
    deliveryType: readText("deliveryType"),
    plength: readText("plength"),
    unit: readText("unit"),
    price: readText("price"),
    quantity: readText("quantity"),
    vat: readText("vat"),
    description: readText("description"),
    discount: found["discount"] === true,
  };
}

function parseDraft(stored: unknown): ListingDraft | undefined {
  const { id, values } = toRecord(stored);
  const read = parseValues(values);
  if (!read || (id !== null && typeof id !== "string")) return undefined;
  return { id, values: read };
}

export const listingDraftAtom = userStoredAtom<ListingDraft | null>("listing-draft", null, parseDraft);
