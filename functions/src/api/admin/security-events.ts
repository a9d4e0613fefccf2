import * as calls from "@halkopiha/domain/contract/admin/security-events.ts";
import { defineHandler } from "../../http/handler.ts";
import * as store from "../../store/admin/security-events.ts";

export const listSecurityEvents = defineHandler(calls.listSecurityEvents, ({ query }) =>
  store.listSecurityEvents(query),
);
