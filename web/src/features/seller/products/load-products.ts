import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product, ProductGroups } from "@halkopiha/domain/products/product.ts";
import { api } from "../../../lib/api/client.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import type { ProductSection } from "./product-sections.ts";
import { requestOwnProducts } from "./request-own-products.ts";

export interface SellerProducts {
  section: ProductSection;
  /** Products of this section, newest first. */
  products: readonly Product[];
  /** Products of every section. */
  groups: ProductGroups;
}

/** Loads the products of the current user. */
export async function loadProducts(section: ProductSection, request: Request): Promise<SellerProducts> {
  const id = store.get(sessionAtom)?.user._id;
  if (!id) throw redirectToLogin(request);
  const groups = await api(listUserProducts, requestOwnProducts(id));
  return { section, products: groups[section.group], groups };
}
