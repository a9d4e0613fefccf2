import * as rows from "@halkopiha/domain/contract/plans.ts";
import * as plans from "../store/plans.ts";
import { serve } from "./serve.ts";

export const listPlans = serve(rows.listPlans, async () => ({ accounts: await plans.listPlans() }));

export const createPlan = serve(rows.createPlan, async ({ body }) => ({
  account: await plans.createPlan(body),
  message: "Tili on lisätty.",
}));

export const updatePlan = serve(rows.updatePlan, async ({ params, body }) => ({
  account: await plans.updatePlan(params.id, body),
  message: "Tili on tallennettu.",
}));

export const deletePlan = serve(rows.deletePlan, async ({ params }) => ({
  account: await plans.deletePlan(params.id),
  message: "Tili on poistettu.",
}));
