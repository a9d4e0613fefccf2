import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import { useCallback } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router-dom";

/** Number of revalidations that `useRevalidate` has started and that have not ended. */
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

/** For a route with dialogs: opening or closing one changes only the hash, so the loaders do not run again. */
export function revalidateUnlessHashChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || pending > 0);
}

/** For a route whose query says only what it shows of the loaded data: revalidates on request, also while a dialog closes. */
export function revalidateUnlessUrlChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || pending > 0);
}

/** For a layout route with sections: revalidates on request only, not on navigation between sections. */
export function revalidateOnRequest({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** For a page that is named by an id and a slug: another slug of the same id, or a dialog, needs no new data. */
export function revalidateUnlessSlugChange({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentParams, nextParams].map(({ segment = "" }) => parsePageSegment(segment).id);
  return defaultShouldRevalidate && (current !== next || currentUrl.href === nextUrl.href);
}
