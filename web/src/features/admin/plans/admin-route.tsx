import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { api } from "../../../lib/api/client.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
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
