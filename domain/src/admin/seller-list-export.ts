import * as z from "zod/mini";
import { Role } from "../accounts/user.ts";
import { Id } from "../schemas/primitives.ts";

/** The maximum number of sellers in a direct download; a longer list is exported in the background and downloaded afterwards. */
export const maxDirectSellers = 1000;

/** The states of an export. A failed one is retried a few times. */
export const ExportState = z.enum(["requested", "running", "done", "failed"]);
export type ExportState = z.infer<typeof ExportState>;

/** An export of the seller list: the number of rows written so far, then the paths of its files in Storage. */
export const Export = z.object({
  _id: Id,
  requestedBy: z.string(),
  /** The parameters of a `SellerListQuery`, as in a URL. */
  query: z._default(z.string(), ""),
  state: ExportState,
  done: z._default(z.int(), 0),
  total: z._default(z.int(), 0),
  /** The role for which the list was made: root's has root and admins in it, and an unknown one may be root's. */
  madeFor: z.optional(Role),
  files: z._default(z.nullable(z.object({ csv: z.string(), xlsx: z.string() })), null),
});
export type Export = z.infer<typeof Export>;
