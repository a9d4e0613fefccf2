import { listLocations } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { adminsOnly } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";

export { exceptForHash as shouldRevalidate } from "../../app/should-revalidate.ts";
export { PlacesPage as Component } from "./PlacesPage.tsx";

/** What is kept of them on the way is for visitors: who changes them sees them as they are. */
const asTheyAre = { quiet: true, fresh: true } as const;

export async function loader() {
  adminsOnly();
  const [{ regions }, { localities }] = await Promise.all([
    api(listRegions, {}, asTheyAre),
    api(listLocations, { query: {} }, asTheyAre),
  ]);
  return { regions, localities };
}
