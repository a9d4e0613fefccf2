import { listLocations } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import { api } from "../../../lib/api/client.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { LocalitiesPage as Component } from "./LocalitiesPage.tsx";

/** What is kept of them on the way is for visitors: who changes them sees them as they are. */
const bypassCache = { quiet: true, fresh: true } as const;

export async function loader() {
  requireAdmin();
  const [{ regions }, { localities }] = await Promise.all([
    api(listRegions, {}, bypassCache),
    api(listLocations, { query: {} }, bypassCache),
  ]);
  return { regions, localities };
}
