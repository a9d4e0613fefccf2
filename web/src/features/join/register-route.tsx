import { redirect } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { loadPlanOffers } from "../../app/plans.ts";
import { loadRegions } from "../../app/reference.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { RegisterPage as Component, RegisterSkeleton as HydrateFallback } from "./RegisterPage.tsx";

/** Who is logged in has an account already. */
export function loader() {
  if (store.get(isLoggedInAtom)) throw redirect(paths.profile);
  const plans = loadPlanOffers();
  plans.catch(() => undefined);
  return { plans, regions: loadRegions() };
}
