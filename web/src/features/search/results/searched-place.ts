import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import type { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useLocalities } from "../../../lib/forms/use-localities.ts";
import type { Filters } from "../filters/search-query.ts";

/** Ids of the region and the locality that are searched; empty for none. */
export interface SearchedPlace {
  region: string;
  locality: string;
}

/** The place that is searched: the one that the words name, or that of the filters. */
export function findSearchedPlace(
  { region, locality }: Pick<Filters, "region" | "locality">,
  understood: ResponseBody<typeof searchProducts>["understood"],
): SearchedPlace {
  const named = understood?.place;
  if (!named || (named.kind === "region" && named.id === region)) return { region, locality };
  return { region: named.regionId, locality: named.kind === "locality" ? named.id : "" };
}

/** The locality that is searched, once it has been loaded; undefined for none. */
export function useSearchedLocality({ region, locality }: SearchedPlace): Locality | undefined {
  const { localities } = useLocalities(locality && region);
  return localities?.find(({ _id }) => _id === locality);
}
