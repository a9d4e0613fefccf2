import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";
import { recallRemedies } from "./recall-labels.ts";

/** A recall as everybody reads it. Its id is that of the product. */
export const RecallNotice = z.object({
  _id: Id,
  title: z.string(),
  /** The public name of the seller. */
  seller: z.string(),
  /** Since when the product was offered here, and since when it is recalled. */
  soldFrom: Instant,
  recalledAt: Instant,
  identification: z.string(),
  hazard: z.string(),
  action: z.string(),
  remedies: z.array(z.enum(recallRemedies)),
  contact: z.string(),
});
export type RecallNotice = z.infer<typeof RecallNotice>;
