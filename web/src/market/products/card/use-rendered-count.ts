import { type RefObject, useDeferredValue, useState } from "react";
import { isFirstRenderedMount } from "../../../lib/api/embedded-responses.ts";
import { useHydrated } from "../../../ui/layout/use-hydrated.ts";
import { useNear } from "../../../ui/layout/use-near.ts";

const laterItems = { margin: "600px", parts: ":scope > [data-later]" };

/**
 * How many items of a list to render. The app that takes over the server's page renders the first ones until the visitor comes near the others,
 * whose places are marked with `data-later`; the browser renders a screenful at once and the others in a deferred update.
 * @param first how many cards come first: a row of a desk, which is more than a screen of a phone
 * @returns isPartial: whether the server's page is shown, in which browsers without scripts show the others too
 */
export function useRenderedCount(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  first: number,
) {
  const isHydrated = useHydrated();
  const [htmlItems] = useState(() => (!isHydrated || isFirstRenderedMount() ? items : null));
  const isNear = useNear(list, laterItems);
  // Another list has other elements than those that are watched.
  const isPartial = items === htmlItems && !isNear;
  const wanted = isPartial ? Math.min(items.length, first) : items.length;
  const count = useDeferredValue(wanted, isHydrated && htmlItems === null ? first : wanted);
  return { count, isPartial };
}
