import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { api } from "../api/client.ts";

/** A subscription card with what its plan costs now. */
export type PlanOffer = Advertisement & Pick<Plan, "discountedPrice">;

/** The subscription cards; each shows the price that the sign-up charges, whatever its card says of it. §9 */
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
