import * as z from "zod/mini";
import { Recall, RecallForm, TakeBackForm, UnreachedOrder } from "../../recalls/recall.ts";
import { Id, NextCursor, PageQuery, SeenAt } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ recall: Recall, message: z.string() });

export const listRecalls = defineCall({
  method: "GET",
  path: "/api/admin/recalls",
  access: "admin",
  summary: "The recalls, the latest first, with how many buyers have been told.",
  query: z.object(PageQuery),
  response: z.object({ recalls: z.array(Recall), nextCursor: NextCursor }),
});

/** The listing is hidden in the same transaction, and its seller is told. Those who ordered it are told in the background. */
export const recallListing = defineCall({
  method: "PUT",
  path: "/api/admin/products/:id/recall",
  access: "admin",
  summary: "Recall a dangerous product, and tell all who have ordered it.",
  params,
  body: RecallForm,
  response,
});

/** What was not sent yet is not sent; those who were told are told that the recall was taken back. */
export const takeBackRecall = defineCall({
  method: "PUT",
  path: "/api/admin/recalls/:id/taken-back",
  access: "admin",
  summary: "Take back a recall, for a reason that everybody is told who was told of it.",
  params,
  body: z.extend(TakeBackForm, { recalledAt: SeenAt }),
  response,
});

export const listUnreachedOrders = defineCall({
  method: "GET",
  path: "/api/admin/recalls/:id/unreached",
  access: "admin",
  summary:
    "The orders of a recalled product whose buyers have neither an e-mail address nor a mobile number.",
  params,
  query: z.object(PageQuery),
  response: z.object({ orders: z.array(UnreachedOrder), nextCursor: NextCursor }),
});
