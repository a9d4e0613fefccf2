import type { Condition } from "@halkopiha/domain/search/conditions/condition.ts";
import { findSort, toFilters } from "@halkopiha/domain/search/criteria/condition-filters.ts";
import { toSearchText } from "@halkopiha/domain/search/criteria/to-search-text.ts";
import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import type { Wanted } from "../../../market/door/wanted.ts";
import type { Filters, SearchState } from "./search-query.ts";

type Conditions = Pick<Understood, "terms" | "place" | "conditions">;

/** The words of a search without what they tell of this kind. */
export const withoutCondition = (understood: Conditions, kind: Condition["kind"]): string =>
  toSearchText({
    ...understood,
    conditions: understood.conditions.filter((condition) => condition.kind !== kind),
  });

/** The filters without what their words tell of this kind: what is chosen afterwards counts more. */
export function withoutToldCondition(
  filters: Filters,
  understood: Conditions | undefined,
  kind: Condition["kind"],
): Filters {
  const isTold = understood?.conditions.some((condition) => condition.kind === kind) ?? false;
  return understood && isTold ? { ...filters, queryString: withoutCondition(understood, kind) } : filters;
}

/** The amount that the words of a search tell; undefined if they tell none. */
export function findToldAmount(
  understood: Conditions | undefined,
): Pick<Wanted, "amount" | "unit"> | undefined {
  const told = understood?.conditions.find(({ kind }) => kind === "amount");
  return told?.kind === "amount" ? { amount: told.amount, unit: told.amountUnit } : undefined;
}

/** A search with the order and the amount that its words tell, as the server answers it. */
export function applyConditions(address: SearchState, understood: Conditions | undefined): SearchState {
  if (!understood || understood.conditions.length === 0) return address;
  const amount = findToldAmount(understood);
  const { sort = address.sort, maxDistance } = toFilters(understood.conditions);
  return {
    ...address,
    sort: findSort({ sort, maxDistance }),
    wanted: address.wanted && { ...address.wanted, ...amount },
  };
}
