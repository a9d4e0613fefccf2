import * as rows from "@halkopiha/domain/contract/admin.ts";
import { readCounts } from "../store/dashboard.ts";
import { serve } from "./serve.ts";

export const readDashboard = serve(rows.readDashboard, readCounts);
