import * as rows from "@halkopiha/domain/contract/audit.ts";
import * as store from "../store/audit.ts";
import { serve } from "./serve.ts";

export const listAudit = serve(rows.listAudit, ({ query }) => store.listAudit(query));
