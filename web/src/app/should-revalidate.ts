import type { ShouldRevalidateFunctionArgs } from "react-router-dom";

/** For a route with dialogs: one that opens or closes changes the hash alone, and nothing is fetched anew. */
export function exceptForHash({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.hash === nextUrl.hash && defaultShouldRevalidate;
}

/** For a route around sections: only on request, not when one moves from section to section. */
export function onRequest({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
