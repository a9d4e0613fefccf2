import * as rows from "@halkopiha/domain/contract/audit.ts";
import * as store from "../store/audit.ts";
import { defineHandler } from "./serve.ts";

export const listAudit = defineHandler(rows.listAudit, ({ query }) => store.listAudit(query));
