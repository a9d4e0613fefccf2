import { useCallback, useEffect, useState, useTransition } from "react";
import { useRetryOnline } from "../connection/use-retry-online.ts";
import { type ApiError, assertApiError } from "./errors.ts";

/** What a part of a page has loaded for itself. */
interface Loaded<T> {
  /** Undefined until it is loaded. */
  value: T | undefined;
  /** Kept until the next attempt succeeds. */
  failure: ApiError | null;
  isLoading: boolean;
  load(): void;
}

/** Loads data when a part is shown, and again when the browser is back online. `request` must be the same function at each render. */
export function useLoaded<T>(request: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isLoading, start] = useTransition();
  const load = useCallback(
    () =>
      start(async () => {
        try {
          const loaded = await request();
          setValue(() => loaded);
          setFailure(null);
        } catch (error) {
          assertApiError(error);
          setFailure(error);
        }
      }),
    [request],
  );
  useEffect(load, [load]);
  useRetryOnline(failure?.status === 0 ? failure : null, load);
  return { value, failure, isLoading, load };
}
