import * as z from "zod/mini";
import { Operator, PublicOperator } from "../../reference-data/operator.ts";
import { defineCall } from "../call.ts";

export const readOperator = defineCall({
  method: "GET",
  path: "/api/operator",
  access: "anyone",
  summary: "The company that runs the marketplace, as every page shows it; null until root has entered it.",
  response: z.object({ operator: z.nullable(PublicOperator) }),
  cache: "public",
});

export const readOperatorSettings = defineCall({
  method: "GET",
  path: "/api/admin/operator",
  access: "admin",
  summary: "The stored details of the company that runs the marketplace; null until root has entered them.",
  response: z.object({ operator: z.nullable(Operator) }),
});
