import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  calculateJoiningFee,
  type Fee,
  getFinnishMonth,
} from "@halkopiha/domain/reference-data/membership.ts";
import { type NewPlan, Plan, type PlanChange, type PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import type { AuditAuthor } from "../admin/audit.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

const maxPlans = 20;

const planRef = (id: string) => firestore().collection("accounts").doc(id);

export async function listPlans(): Promise<Plan[]> {
  const { docs } = await firestore().collection("accounts").orderBy("price").limit(maxPlans).get();
  return parseAll(Plan, docs);
}

const target = (id: string, author: AuditAuthor | null) => ({ ref: planRef(id), schema: Plan, author });

/** The fee of a plan for the rest of this year when joining now; null when there is no such plan. §9 */
export async function readJoiningFee(name: PlanName, now: Date): Promise<Fee | null> {
  const plan = parseDocument(Plan, await planRef(name).get());
  return plan && calculateJoiningFee(plan, getFinnishMonth(now));
}

/** Creates a plan; its name is its id, so there is one per name. */
export function createPlan(plan: NewPlan, author: AuditAuthor | null): Promise<Plan> {
  return createReference(target(plan.accountPlan, author), { ...plan, timesActivated: 0 });
}

export function updatePlan(id: string, plan: PlanChange, author: AuditAuthor | null): Promise<Plan> {
  return updateReference(target(id, author), { ...plan });
}

export function deletePlan(id: string, author: AuditAuthor | null): Promise<Plan> {
  const having = firestore().collection("users").where("userAccount.account.accountPlan", "==", id);
  return deleteReference(target(id, author), [having], (count) => {
    const message = `Tili on käytössä ${count} myyjällä, joten sitä ei voi poistaa.`;
    return new AppError("inUse", { message });
  });
}

/** Increments the plan's number of activations. */
export async function countActivation(transaction: Transaction, plan: PlanName): Promise<void> {
  // The plan may have been deleted while accounts still have it.
  if (!(await transaction.get(planRef(plan))).exists) return;
  transaction.update(planRef(plan), { timesActivated: FieldValue.increment(1) });
}
