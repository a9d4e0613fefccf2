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

/** The pages within this one, the outermost first, and what stands within the last. */
const WithinContext = createContext<{ pages: readonly Prepared[]; last: ReactNode }>({
  pages: [],
  last: null,
});

/** Shows pages within each other, each in the `Outlet` of the one around it, and `last` within them all. */
export function PagesWithin({
  pages,
  last = null,
}: {
  pages: readonly Prepared[];
  last?: ReactNode;
}): ReactNode {
  const [page, ...within] = pages;
  if (!page) return last;
  const { Component } = page.module;
  return (
    <WithinContext value={{ pages: within, last }}>
      <DataContext value={page.data}>
        <Component />
      </DataContext>
    </WithinContext>
  );
}

/** Where the page within this one stands. */
export function Outlet(): ReactNode {
  return <PagesWithin {...use(WithinContext)} />;
}
