import * as z from "zod/mini";
import { Id } from "../schemas/primitives.ts";

/** The longest list of sellers that is downloaded at once; a longer one is exported in the background, and then fetched. */
export const maxDirectSellers = 1000;

/** The life of an export. One that has failed is tried again a few times. */
export const ExportState = z.enum(["requested", "running", "done", "failed"]);
export type ExportState = z.infer<typeof ExportState>;

/** A list of sellers that an admin has asked for: how many of its rows are written, then where its files lie in Storage. */
export const Export = z.object({
  _id: Id,
  requestedBy: z.string(),
  state: ExportState,
  done: z._default(z.int(), 0),
  total: z._default(z.int(), 0),
  files: z._default(z.nullable(z.object({ csv: z.string(), xlsx: z.string() })), null),
});
export type Export = z.infer<typeof Export>;
