import { redirect } from "react-router-dom";
import { loadRegions } from "../../../lib/api/locations.ts";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { loadPlanOffers } from "../../../lib/plans/plan-offers.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";

export { RegisterPage as Component, RegisterSkeleton as HydrateFallback } from "./RegisterPage.tsx";

/** Who is logged in has an account already. */
export function loader() {
  if (store.get(isLoggedInAtom)) throw redirect(paths.profile);
  const plans = loadPlanOffers();
  plans.catch(() => undefined);
  return { plans, regions: loadRegions() };
}
