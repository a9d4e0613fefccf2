import * as z from "zod/mini";
import { ListedMessage, MessageChannel, MessageStateFilter } from "../../messaging/listed-message.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const listMessages = defineCall({
  method: "POST",
  path: "/api/admin/messages/search",
  access: "root",
  safe: true,
  summary: "Mails and text messages of the queue without their texts, the newest first.",
  body: z.object({
    ...PageQuery,
    state: z._default(MessageStateFilter, "all"),
    channel: z.optional(MessageChannel),
    /** Only those to this e-mail address or phone number. */
    to: z.optional(z.string().check(z.maxLength(254))),
  }),
  response: z.object({ messages: z.array(ListedMessage), nextCursor: NextCursor }),
});

export const resendMessage = defineCall({
  method: "POST",
  path: "/api/admin/messages/:id/resend",
  access: "root",
  summary: "Queues a message again that was given up or kept.",
  params: z.object({ id: Id }),
  response: z.object({ message: ListedMessage }),
});

export const resendFailed = defineCall({
  method: "POST",
  path: "/api/admin/messages/resend",
  access: "root",
  summary:
    "Queues messages again that were given up, 50 at most; `nextCursor` says where the next call continues.",
  body: z.object({ cursor: PageQuery.cursor }),
  response: z.object({ resent: z.int(), nextCursor: NextCursor }),
});
