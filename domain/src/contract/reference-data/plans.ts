import * as z from "zod/mini";
import { NewPlan, Plan, PlanChange } from "../../reference-data/plan.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { cacheOnlyWhole, toFieldFilters } from "../field-filters.ts";

const params = z.object({ id: Id });
const response = z.object({ account: Plan, message: z.string() });

export const listPlans = defineCall({
  method: "GET",
  path: "/api/account",
  access: "anyone",
  summary: "The account plans that a seller can choose, or those with the given values of their fields.",
  query: toFieldFilters(Plan),
  findUncachedQuery: cacheOnlyWhole,
  response: z.object({ accounts: z.array(Plan) }),
  cache: "public",
});

export const createPlan = defineCall({
  method: "POST",
  path: "/api/account",
  access: "admin",
  summary: "Add an account plan; there is one of each name.",
  body: NewPlan,
  response,
  status: 201,
});

export const updatePlan = defineCall({
  method: "PUT",
  path: "/api/account/:id",
  access: "admin",
  summary: "Change the prices and benefits of an account plan.",
  params,
  body: PlanChange,
  response,
});

/** Fails while sellers have the plan; the error gives their number. */
export const deletePlan = defineCall({
  method: "DELETE",
  path: "/api/account/:id",
  access: "admin",
  summary: "Take away an account plan that no seller has.",
  params,
  response,
});
