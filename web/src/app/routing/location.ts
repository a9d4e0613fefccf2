import { useMemo } from "react";
import { type NavigateOptions, useLocation as usePath, useSearch } from "wouter";
import { useHistoryState, useLocationProperty } from "wouter/use-browser-location";

/** Where one is: the address, what the navigation that led here said, and the name of this entry of the history. */
export interface Location {
  pathname: string;
  /** Empty, or with its `?`. */
  search: string;
  /** Empty, or with its `#`. */
  hash: string;
  state: unknown;
  key: string;
}

/** The name that `named` has given to an entry of the history; empty for one that came about otherwise. */
function keyOf(state: unknown): string {
  const named = typeof state === "object" && state !== null && "key" in state ? state.key : "";
  return typeof named === "string" ? named : "";
}

export function useLocation(): Location {
  const [pathname] = usePath();
  const search = useSearch();
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  const state: unknown = useHistoryState();
  return useMemo(
    () => ({ pathname, search: search && `?${search}`, hash, state, key: keyOf(state) }),
    [pathname, search, hash, state],
  );
}

interface Options {
  replace?: boolean;
  state?: object;
}

/** Goes to an address, or back by so many entries of the history. */
export type Navigate = (to: string | number, options?: Options) => void;

export function useNavigate(): Navigate {
  const [, navigate] = usePath();
  return useMemo(
    () => (to, options) => (typeof to === "number" ? history.go(to) : navigate(to, options)),
    [navigate],
  );
}

/** Every navigation names its entry of the history: what is remembered of it is kept under that name. */
export function named(
  navigate: (to: string, options?: NavigateOptions) => void,
  to: string,
  options?: NavigateOptions,
): void {
  const key = Math.random().toString(36).slice(2, 10);
  navigate(to, { ...options, state: { ...options?.state, key } });
}
