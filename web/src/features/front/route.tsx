import type { Advertisement } from "@halkopiha/domain/plan.ts";
import { redirect } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { isAdminAtom, isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { FrontPage as Component } from "./FrontPage.tsx";

/** A seller who is logged in begins with the orders; an admin has a way here in the panel. The plans come when they come. §2 */
export function loader() {
  if (store.get(isLoggedInAtom) && !store.get(isAdminAtom)) throw redirect(paths.profile);
  // Written at the build, when there is no market to ask.
  if (import.meta.env.SSR) return { plans: new Promise<Advertisement[]>(() => {}) };
  const plans = import("../../app/plans.ts").then(({ loadPlans }) => loadPlans());
  plans.catch(() => undefined);
  return { plans };
}
