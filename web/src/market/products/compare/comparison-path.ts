import { paths } from "../../../lib/routing/paths.ts";
import { type Wanted, writeWanted } from "../../door/wanted.ts";

const productsParam = "tuotteet";

/** Path of the comparison of these products, with the place and the amount where they are known. */
export function toComparisonPath(ids: readonly string[], wanted: Wanted | null): string {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set(productsParam, ids.join(","));
  if (wanted) writeWanted(query, wanted);
  return `${paths.compare}?${query}`;
}

/** The ids of the products in the address of a comparison, each once. */
export function readComparedIds(query: URLSearchParams): string[] {
  const ids = query.get(productsParam)?.split(",") ?? [];
  return [...new Set(ids)].filter((id) => /^[\w-]{1,128}$/.test(id));
}
