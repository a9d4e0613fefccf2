import type { Product } from "@halkopiha/domain/products/product.ts";
import { parseValues, toRecord } from "../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Values of the form that requests a quote, as typed. */
export interface QuoteValues {
  description: string;
  name: string;
  email: string;
  phonenumber: string;
  street: string;
  zip: string;
  region: string;
  locality: string;
  wishedTime: string;
}

export const emptyQuote: QuoteValues = {
  description: "",
  name: "",
  email: "",
  phonenumber: "",
  street: "",
  zip: "",
  region: "",
  locality: "",
  wishedTime: "",
};

/** An unsent request, without its photos: the browser does not give a file away twice. */
export interface QuoteDraft {
  productId: Product["_id"];
  values: QuoteValues;
}

function parseDraft(stored: unknown): QuoteDraft | undefined {
  const { productId, values } = toRecord(stored);
  const read = parseValues(emptyQuote, values);
  return read && typeof productId === "string" ? { productId, values: read } : undefined;
}

export const quoteDraftAtom = userStoredAtom<QuoteDraft | null>("quote-draft", null, parseDraft);
