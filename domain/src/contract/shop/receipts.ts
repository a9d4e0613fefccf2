import * as z from "zod/mini";
import { Id, LinkCode } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const file = { name: "kuitti.pdf", contentType: "application/pdf" } as const;

/** No safe call: the first download makes the receipt. */
export const downloadReceipt = defineCall({
  method: "POST",
  path: "/api/orders/:id/receipt",
  access: "orderSeller",
  summary:
    "The receipt of a delivered order for its seller; made at the first download, and the same ever after.",
  params: z.object({ id: Id }),
  file,
});

/** The same file as that of the seller. */
export const downloadBuyerReceipt = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/receipt",
  access: "anyone",
  summary: "The receipt of a delivered order for its buyer.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode }),
  file,
});
