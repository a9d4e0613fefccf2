import { toContentFields } from "@halkopiha/domain/search/product-index.ts";
import { getToday } from "../../today.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";
import { StoredProduct } from "./stored-product.ts";

/** The index fields of products that depend on the product and the day alone; the trigger of the profile keeps the others. */
export const productIndex: StoredIndex = {
  progressId: "productIndex",
  version: 5,
  indexBatch: indexFields("products", (snapshot) => {
    const product = safeParseDocument(StoredProduct, snapshot);
    return product ? toContentFields(product, getToday()) : {};
  }),
};
