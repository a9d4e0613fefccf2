import * as z from "zod/mini";
import { RecallNotice } from "../../recalls/recall-notice.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

/** `readProduct` answers a recalled product with 410 `recalled`. */
export const readRecall = defineCall({
  method: "GET",
  path: "/api/products/:id/recall",
  access: "anyone",
  summary: "The recall of a product, also of one that has been deleted.",
  params: z.object({ id: Id }),
  response: z.object({ recall: RecallNotice }),
  cache: "public",
});
