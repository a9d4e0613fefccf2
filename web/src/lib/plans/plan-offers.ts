import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { api } from "../api/client.ts";

/** A subscription card with the current price of its plan. */
export type PlanOffer = Advertisement & Pick<Plan, "discountedPrice">;

/** Loads the subscription cards; the price comes from the plan, because it is what the sign-up charges, not from the card. §9 */
export async function loadPlanOffers(): Promise<PlanOffer[]> {
  const [{ advertisements }, { accounts }] = await Promise.all([
    api(listAdvertisements, {}),
    api(listPlans, {}),
  ]);
  return advertisements.map((card) => {
    const plan = accounts.find(({ accountPlan }) => accountPlan === card.accountPlan);
    return { ...card, price: plan?.price ?? card.price, discountedPrice: plan?.discountedPrice ?? null };
  });
}
