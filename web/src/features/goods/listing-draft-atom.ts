import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { personalAtom } from "../../app/stored-atom.ts";
import { emptyListing, type TypedListing } from "./typed-listing.ts";

/** What is typed into the form that is open, so that a reload loses nothing. */
export interface ListingDraft {
  /** The product that is being changed; null for a new one. */
  id: string | null;
  typed: TypedListing;
}

type Found = Partial<Record<string, unknown>>;
const fields = (kept: unknown): Found => (typeof kept === "object" && kept !== null ? { ...kept } : {});

function typedOf(kept: unknown): TypedListing | undefined {
  const found = fields(kept);
  const category = categories.find((known) => known === found["category"]);
  if (!category) return undefined;
  const word = (name: keyof TypedListing) => (typeof found[name] === "string" ? found[name] : "");
  return {
    ...emptyListing(category),
    name: word("name"),
    quality: word("quality"),
    material: word("material"),
    deliveryType: word("deliveryType"),
    plength: word("plength"),
    unit: word("unit"),
    price: word("price"),
    quantity: word("quantity"),
    vat: word("vat"),
    description: word("description"),
    discount: found["discount"] === true,
  };
}

function draftOf(kept: unknown): ListingDraft | undefined {
  const { id, typed } = fields(kept);
  const read = typedOf(typed);
  if (!read || (id !== null && typeof id !== "string")) return undefined;
  return { id, typed: read };
}

export const listingDraftAtom = personalAtom<ListingDraft | null>("listing-draft", null, draftOf);
