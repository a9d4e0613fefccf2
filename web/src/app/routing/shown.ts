import { createContext, use } from "react";

/** The page as a whole: whether another is on its way, and how to fetch what this one shows anew. */
export const NavigationContext = createContext<{ isLoading: boolean; reload: () => Promise<void> }>({
  isLoading: false,
  reload: async () => {},
});

export function useNavigation() {
  return use(NavigationContext);
}

export const DataContext = createContext<unknown>(undefined);

type Loaded<Loader> = Loader extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** What the loader of this page has fetched: `useLoaderData<typeof loader>()`. */
export function useLoaderData<Loader>(): Loaded<Loader>;
export function useLoaderData(): unknown {
  return use(DataContext);
}
