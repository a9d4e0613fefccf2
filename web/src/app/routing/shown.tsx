import { createContext, type ReactNode, use } from "react";
import type { Prepared } from "./prepare.ts";

interface Navigation {
  /** Which page stands on the screen; the address may be ahead of it. */
  path: string | undefined;
  /** What the navigation that led to it said. */
  state: unknown;
  /** Whether another page is on its way. */
  isLoading: boolean;
  /** Fetches what this page shows anew. */
  reload: () => Promise<void>;
}

/** The page as a whole. */
export const NavigationContext = createContext<Navigation>({
  path: undefined,
  state: null,
  isLoading: false,
  reload: async () => {},
});

export function useNavigation() {
  return use(NavigationContext);
}

const DataContext = createContext<unknown>(undefined);

type Loaded<Loader> = Loader extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** What the loader of this page has fetched: `useLoaderData<typeof loader>()`. */
export function useLoaderData<Loader>(): Loaded<Loader>;
export function useLoaderData(): unknown {
  return use(DataContext);
}

/** The pages within this one, the outermost first. */
const WithinContext = createContext<readonly Prepared[]>([]);

/** Shows pages within each other: each stands in the `Outlet` of the one around it. */
export function PagesWithin({ pages }: { pages: readonly Prepared[] }): ReactNode {
  const [page, ...within] = pages;
  if (!page) return null;
  const { Component } = page.module;
  return (
    <WithinContext value={within}>
      <DataContext value={page.data}>
        <Component />
      </DataContext>
    </WithinContext>
  );
}

/** Where the page within this one stands. */
export function Outlet(): ReactNode {
  return <PagesWithin pages={use(WithinContext)} />;
}
