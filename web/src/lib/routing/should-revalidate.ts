import { useCallback } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router-dom";

/** Revalidations that `useRevalidate` has started and that have not ended. */
let pending = 0;

/**
 * Like `useRevalidator`, but a navigation that closes a dialog during the revalidation revalidates too; React Router would otherwise
 * cancel it.
 */
export function useRevalidate(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    pending += 1;
    try {
      await revalidate();
    } finally {
      pending -= 1;
    }
  }, [revalidate]);
}

/** For a route with dialogs: one that opens or closes changes the hash alone, and nothing is fetched anew. */
export function revalidateUnlessHashChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || pending > 0);
}

/** For a route around sections: only on request, not when one moves from section to section. */
export function revalidateOnRequest({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
