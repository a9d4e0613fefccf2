import { listLocations } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { api } from "../../../lib/api/client.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { LocalitiesPage as Component } from "./LocalitiesPage.tsx";

/** Bypass the CDN cache: an admin must see the stored value, not the one cached for visitors. */
const bypassCache = { quiet: true, fresh: true } as const;

export async function loader() {
  requireAdmin();
  const [{ regions }, { localities }] = await Promise.all([
    api(listRegions, {}, bypassCache),
    api(listLocations, { query: {} }, bypassCache),
  ]);
  return { regions, localities };
}
