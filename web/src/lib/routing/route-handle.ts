import * as z from "zod/mini";

/** Properties of a route for its skeleton, in addition to React Router's own. */
export const RouteHandle = z.object({
  /** Title of a section. */
  title: z.optional(z.string()),
});
export type RouteHandle = z.infer<typeof RouteHandle>;
