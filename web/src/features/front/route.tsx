import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { isAdminAtom, isLoggedInAtom } from "../../lib/auth/session-atoms.ts";
import type { PlanOffer } from "../../lib/plans/plan-offers.ts";
import { isFrontForAdmin, paths } from "../../lib/routing/paths.ts";
import { store } from "../../lib/storage/store.ts";

export { FrontPage as Component } from "./FrontPage.tsx";

/**
 * A seller who is logged in begins with the orders, an admin with the panel, whose 'Etusivu' leads here all the same. The plans come
 * when they come. §2
 */
export function loader({ request }: LoaderFunctionArgs) {
  if (store.get(isAdminAtom) && !isFrontForAdmin(new URL(request.url))) throw redirect(paths.admin);
  if (store.get(isLoggedInAtom) && !store.get(isAdminAtom)) throw redirect(paths.profile);
  // Written at the build, when there is no market to ask.
  if (import.meta.env.SSR) return { plans: new Promise<PlanOffer[]>(() => {}) };
  const plans = import("../../lib/plans/plan-offers.ts").then(({ loadPlanOffers }) => loadPlanOffers());
  plans.catch(() => undefined);
  return { plans };
}
