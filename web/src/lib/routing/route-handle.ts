import * as z from "zod/mini";

/** What the build and the skeletons need to know of a route beside React Router's own properties. */
export const RouteHandle = z.object({
  /**
   * Written as HTML at the build: `page`, when it says the same to everyone and is hydrated; `skeleton`, when it differs by visitor:
   * its `HydrateFallback`, which the page replaces.
   */
  prerender: z.optional(z.enum(["page", "skeleton"])),
  /** The address that Hosting finds the HTML under, when the path of the route has parameters. */
  prerenderPath: z.optional(z.string()),
  /** The sources that the HTML preloads, by their paths below `src/`. */
  preload: z.optional(z.array(z.string())),
  /** The name of a section, which its skeleton shows. */
  title: z.optional(z.string()),
});
export type RouteHandle = z.infer<typeof RouteHandle>;
