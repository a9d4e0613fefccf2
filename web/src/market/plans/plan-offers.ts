import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { type Prices, standardPlans } from "@halkopiha/domain/reference-data/membership.ts";
import type { Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { api } from "../../lib/api/client.ts";

/** A subscription card. */
export interface PlanOffer extends Advertisement {
  /** The price on the card. */
  price: number;
  /** What the sign-up charges for the plan. §9 */
  fee: Prices;
}

/** A subscription card with its own price, or that of its plan if it has none. */
export function toPlanOffer(card: Advertisement, plans: readonly Plan[]): PlanOffer {
  const { accountPlan } = card;
  const fee = plans.find((plan) => plan.accountPlan === accountPlan) ?? standardPlans[accountPlan];
  return { ...card, price: card.price ?? fee.price, fee };
}

/** Loads the subscription cards, the cheapest first. */
export async function loadPlanOffers(): Promise<PlanOffer[]> {
  const [{ advertisements }, { accounts }] = await Promise.all([
    api(listAdvertisements, {}),
    api(listPlans, {}),
  ]);
  return advertisements.map((card) => toPlanOffer(card, accounts)).toSorted((a, b) => a.price - b.price);
}
