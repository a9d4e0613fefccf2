import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { api } from "../../lib/api/client.ts";

const maxLookalikes = 6;

/** What the slug of a listing that has ended still finds: a slug is a search for its kind, wood and place. */
export async function loadLookalikes(slug: string): Promise<{ words: string; lookalikes: Product[] }> {
  const words = slug.replaceAll("-", " ").trim().slice(0, 100);
  if (words === "") return { words, lookalikes: [] };
  const query = { queryString: words, limit: maxLookalikes };
  // The page also leads to the search, so it does without them.
  const found = await api(searchSellers, { query }, { silent: true }).catch(() => null);
  return { words, lookalikes: found?.products ?? [] };
}
