import { type ReactNode, useCallback, useMemo } from "react";
import { useAsyncError, useRevalidator } from "react-router-dom";
import { useRetryOnline } from "./use-retry-online.ts";

/**
 * Loads the page's data again on request, and when the browser is back online.
 * @param hasFailed whether some of it is missing
 */
export function useRetryPage(hasFailed: boolean): { isRetrying: boolean; retry(): void } {
  const { state, revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  const isRetrying = state === "loading";
  // Another failure after each attempt.
  const failure = useMemo(() => (hasFailed && !isRetrying ? {} : null), [hasFailed, isRetrying]);
  useRetryOnline(failure, retry);
  return { isRetrying, retry };
}

interface Props {
  /** Loads the part again; without it, the page's data is loaded again. */
  onRetry?(): void;
  children: ReactNode;
}

/** The error element of a part of a page, which is loaded again when the browser is back online. */
export function FailedPart({ onRetry, children }: Props) {
  const error = useAsyncError();
  const { retry } = useRetryPage(onRetry === undefined);
  useRetryOnline(onRetry ? error : null, onRetry ?? retry);
  return children;
}
