import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product, ProductGroups } from "@halkopiha/domain/products/product.ts";
import { api } from "../../../lib/api/client.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import type { ListingKind } from "./kinds.ts";

export interface SellerProducts {
  kind: ListingKind;
  /** Products of this kind, newest first. */
  products: readonly Product[];
  /** Products of every kind. */
  groups: ProductGroups;
}

/** Loads the products of the current user. */
export async function loadProducts(kind: ListingKind, request: Request): Promise<SellerProducts> {
  const id = store.get(sessionAtom)?.user._id;
  if (!id) throw redirectToLogin(request);
  const groups = await api(listUserProducts, { params: { id } });
  return { kind, products: groups[kind.group], groups };
}
