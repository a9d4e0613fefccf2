import * as calls from "@halkopiha/domain/contract/admin/diagnosis.ts";
import { defineHandler } from "../../http/handler.ts";

export const readDiagnosis = defineHandler(calls.readDiagnosis, ({ address }) => ({ network: address }));
