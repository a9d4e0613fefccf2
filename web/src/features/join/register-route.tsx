import { paths } from "../../app/paths.ts";
import { loadPlans } from "../../app/plans.ts";
import { loadRegions } from "../../app/reference.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { RegisterPage } from "./RegisterPage.tsx";

export { RegisterPage as Component };

/** Who is logged in has an account already. */
export function loader() {
  if (store.get(isLoggedInAtom)) throw redirect(paths.profile);
  const plans = loadPlans();
  plans.catch(() => undefined);
  return { plans, regions: loadRegions() };
}

const coming = new Promise<never>(() => undefined);
/** The page itself, waiting for the plans. */
export const frame = { Component: RegisterPage, data: { plans: coming, regions: coming } };
