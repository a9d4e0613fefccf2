import * as calls from "@halkopiha/domain/contract/admin/audit.ts";
import { defineHandler } from "../../http/handler.ts";
import * as store from "../../store/admin/audit.ts";

export const listAudit = defineHandler(calls.listAudit, ({ query }) => store.listAudit(query));

export const searchAudit = defineHandler(calls.searchAudit, ({ body }) => store.listAudit(body));
