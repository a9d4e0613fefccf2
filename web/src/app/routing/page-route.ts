import type { ComponentType } from "react";

/** The named parts of a path. */
export type Params = Readonly<Partial<Record<string, string>>>;

/** What a page's loader is told: the named parts of the path, and the whole address. */
export interface LoaderArgs {
  params: Params;
  url: URL;
}

/** What stands in the HTML of a page that differs from visitor to visitor, until the page itself has come. */
export interface Frame {
  Component: ComponentType;
  /** What the component finds as its loader's data. */
  data?: unknown;
}

/** A page as its `route.tsx` exports it: what it shows, and what is fetched before it is shown. */
export interface PageModule {
  Component: ComponentType;
  loader?: (args: LoaderArgs) => unknown;
  frame?: Frame;
}

/** Where a page lives. It is loaded when somebody goes there; its children stand in its `Outlet`. */
export interface PageRoute {
  index?: boolean;
  path?: string;
  lazy: () => Promise<PageModule>;
  children?: PageRoute[];
}

/** Thrown by a loader whose page is not for this visitor. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** What a loader throws to send the visitor elsewhere. */
export function redirect(to: string): Redirect {
  return new Redirect(to);
}
