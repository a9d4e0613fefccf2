import * as z from "zod/mini";
import { Operator } from "../../reference-data/operator.ts";
import { OperatorChange } from "../../reference-data/operator-form.ts";
import { defineCall } from "../call.ts";

export const updateOperator = defineCall({
  method: "PUT",
  path: "/api/admin/operator",
  access: "root",
  summary: "Enter or change who runs the marketplace.",
  body: OperatorChange,
  response: z.object({ operator: Operator, message: z.string() }),
});
