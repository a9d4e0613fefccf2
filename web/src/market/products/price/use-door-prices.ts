import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import { maxDoorPrices } from "@halkopiha/domain/products/limits.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { listDoorPrices } from "../../../lib/api/deferred-calls.ts";
import { useWanted } from "../../door/use-wanted.ts";
import { toDoorQuery, type Wanted } from "../../door/wanted.ts";
import type { DoorPrices } from "./find-door-price.ts";

/** One call for every hundred products. */
async function loadDoorPrices(
  ids: readonly string[],
  wanted: Wanted,
  signal: AbortSignal,
): Promise<DoorPrices> {
  const doorPrices: Record<string, DoorPrice> = {};
  for (let start = 0; start < ids.length; start += maxDoorPrices) {
    const page = ids.slice(start, start + maxDoorPrices).join(",");
    const query = { ids: page, ...toDoorQuery(wanted) };
    Object.assign(
      doorPrices,
      (await api(listDoorPrices, { query }, { handlesErrors: true, signal })).doorPrices,
    );
  }
  return doorPrices;
}

interface Loaded {
  /** The place and the amount that they were calculated for. */
  wanted: string;
  prices: DoorPrices | null;
}

/**
 * What the amount that the visitor wants costs at their door, by product id: undefined while it is not known or no place has been told, null
 * when it could not be calculated. It is loaded after hydration, because the server knows no visitor's place.
 */
export function useDoorPrices(products: readonly Pick<Product, "_id">[]): DoorPrices | null | undefined {
  const { to, amount, unit } = useWanted() ?? {};
  const [loaded, setLoaded] = useState<Loaded>();
  const wanted = [to, amount, unit].join(" ");
  const ids = products
    .map(({ _id }) => _id)
    .toSorted()
    .join(",");
  // By values: the stored place is read again, as an equal object, when it is first used, and a list that is sorted anew has the same prices.
  useEffect(() => {
    if (!to || !amount || !unit || ids === "") return;
    const aborting = new AbortController();
    const { signal } = aborting;
    loadDoorPrices(ids.split(","), { to, amount, unit }, signal).then(
      (prices) => setLoaded({ wanted, prices }),
      () => signal.aborted || setLoaded({ wanted, prices: null }),
    );
    return () => aborting.abort();
  }, [ids, to, amount, unit, wanted]);
  return loaded?.wanted === wanted ? loaded.prices : undefined;
}
