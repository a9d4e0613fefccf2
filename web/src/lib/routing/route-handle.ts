import * as z from "zod/mini";

/** Properties of a route for the build and the skeletons, in addition to React Router's own. */
export const RouteHandle = z.object({
  /**
   * How the build prerenders the route: `page` when it is the same for everyone and is hydrated; `skeleton` when it differs by visitor:
   * the build renders its `HydrateFallback`, which the page replaces; `server` when the function `pages` renders it for each URL.
   */
  prerender: z.optional(z.enum(["page", "skeleton", "server"])),
  /** The path under which Hosting finds the HTML when the path of the route has parameters. */
  prerenderPath: z.optional(z.string()),
  /** Source files that the HTML preloads, as paths below `src/`. */
  preload: z.optional(z.array(z.string())),
  /** Title of a section, shown by its skeleton. */
  title: z.optional(z.string()),
});
export type RouteHandle = z.infer<typeof RouteHandle>;
