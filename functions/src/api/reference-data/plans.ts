import { matchesFilters } from "@halkopiha/domain/contract/field-filters.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/plans.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as plans from "../../store/reference-data/plans.ts";

export const listPlans = defineHandler(calls.listPlans, async ({ query }) => ({
  accounts: (await plans.listPlans()).filter((plan) => matchesFilters(plan, query)),
}));

export const createPlan = defineHandler(calls.createPlan, async ({ body, caller }) => ({
  account: await plans.createPlan(body, toAuditAuthor(caller)),
  message: "Tili on lisätty.",
}));

export const updatePlan = defineHandler(calls.updatePlan, async ({ params, body, caller }) => ({
  account: await plans.updatePlan(params.id, body, toAuditAuthor(caller)),
  message: "Tili on tallennettu.",
}));

export const deletePlan = defineHandler(calls.deletePlan, async ({ params, caller }) => ({
  account: await plans.deletePlan(params.id, toAuditAuthor(caller)),
  message: "Tili on poistettu.",
}));
