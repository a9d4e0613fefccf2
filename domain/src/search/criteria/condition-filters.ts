import type { Condition } from "../conditions/condition.ts";
import { isByPlace, type Sort } from "../options.ts";
import type { Search } from "../search.ts";

function toFilter(condition: Condition): Partial<Search> {
  switch (condition.kind) {
    case "price":
      return { maxPrice: condition.maxPrice, priceUnit: condition.priceUnit };
    case "amount":
      return { amount: condition.amount, amountUnit: condition.amountUnit };
    case "sort":
      return { sort: condition.sort };
    case "time":
      return { deliveryTime: condition.deliveryTime };
    case "distance":
      return { maxDistance: condition.maxDistance };
  }
}

/** The filters that the conditions of a search set. */
export const toFilters = (conditions: readonly Condition[]): Partial<Search> =>
  Object.assign({}, ...conditions.map(toFilter));

/** The order that counts: within a distance the nearest come first, unless another order by place is asked for. */
export const findSort = ({ sort, maxDistance }: Pick<Search, "sort" | "maxDistance">): Sort =>
  maxDistance !== undefined && !isByPlace(sort) ? "nearest" : sort;
