import * as rows from "@halkopiha/domain/contract/plans.ts";
import { doerOf } from "../accounts/actor.ts";
import * as plans from "../store/plans.ts";
import { serve } from "./serve.ts";

export const listPlans = serve(rows.listPlans, async () => ({ accounts: await plans.listPlans() }));

export const createPlan = serve(rows.createPlan, async ({ body, caller }) => ({
  account: await plans.createPlan(body, doerOf(caller)),
  message: "Tili on lisätty.",
}));

export const updatePlan = serve(rows.updatePlan, async ({ params, body, caller }) => ({
  account: await plans.updatePlan(params.id, body, doerOf(caller)),
  message: "Tili on tallennettu.",
}));

export const deletePlan = serve(rows.deletePlan, async ({ params, caller }) => ({
  account: await plans.deletePlan(params.id, doerOf(caller)),
  message: "Tili on poistettu.",
}));
