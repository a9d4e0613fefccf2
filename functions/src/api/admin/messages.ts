import * as calls from "@halkopiha/domain/contract/admin/messages.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as store from "../../store/admin/messages.ts";

export const listMessages = defineHandler(calls.listMessages, ({ body }) => store.listMessages(body));

export const resendMessage = defineHandler(calls.resendMessage, async ({ caller, params }) => ({
  message: await store.resendMessage(params.id, toAuditAuthor(caller)),
}));

export const resendFailed = defineHandler(calls.resendFailed, ({ caller, body }) =>
  store.resendFailed(body.cursor, toAuditAuthor(caller)),
);
