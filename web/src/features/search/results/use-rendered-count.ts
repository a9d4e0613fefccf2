import { useDeferredValue } from "react";
import { isFirstRenderedMount } from "../../../lib/api/embedded-responses.ts";
import { useHydrated } from "../../../ui/layout/use-hydrated.ts";

/** Number of cards in the first render, about one screen. */
const initialCards = 3;

/** How many cards of a list to render: the first ones at once, the others in a deferred update. The server renders all, and the app that takes over its page. */
export function useRenderedCount(count: number): number {
  const isHydrated = useHydrated();
  return useDeferredValue(count, isHydrated && !isFirstRenderedMount() ? initialCards : count);
}
