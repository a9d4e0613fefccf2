import { maxCompared } from "@halkopiha/domain/products/limits.ts";
import { atom } from "jotai/vanilla";
import { storedAtom } from "../../../lib/storage/stored-atom.ts";

const none: readonly string[] = [];

/** Ids of the products that the visitor compares, in the order in which they were chosen; at most `maxCompared`. */
export const comparedIdsAtom = storedAtom<readonly string[]>("compared", none, (stored) =>
  Array.isArray(stored) && stored.every((id) => typeof id === "string")
    ? stored.slice(0, maxCompared)
    : undefined,
);

/** Takes products out of the comparison. */
export const forgetComparedAtom = atom(null, (get, set, forgotten: readonly string[]) => {
  const ids = get(comparedIdsAtom);
  const rest = ids.filter((id) => !forgotten.includes(id));
  if (rest.length < ids.length) set(comparedIdsAtom, rest);
});

/** Adds a product to the comparison or takes it out. False when there are already as many as fit. */
export const toggleComparedAtom = atom(null, (get, set, id: string): boolean => {
  const ids = get(comparedIdsAtom);
  const isCompared = ids.includes(id);
  if (!isCompared && ids.length >= maxCompared) return false;
  set(comparedIdsAtom, isCompared ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
});
