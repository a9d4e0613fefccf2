import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { requireAdmin } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../app/should-revalidate.ts";
export { PlansPage as Component } from "./PlansPage.tsx";

/** What is kept of them on the way is for visitors: who changes them sees them as they are. */
const bypassCache = { quiet: true, fresh: true } as const;

export async function loader() {
  requireAdmin();
  const [{ accounts }, { advertisements }] = await Promise.all([
    api(listPlans, {}, bypassCache),
    api(listAdvertisements, {}, bypassCache),
  ]);
  return { accounts, advertisements };
}
