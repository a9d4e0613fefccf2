import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { api } from "../../../../lib/api/client.ts";
import { loadCurrentUser } from "../../../../lib/auth/current-user.ts";

export { SettingsPage as Component } from "./SettingsPage.tsx";

export async function loader() {
  const localities = api(listLocalitiesByRegion, {}, { quiet: true }).then(
    ({ localitiesByRegion }) => localitiesByRegion,
  );
  // The page tells it where the places would stand.
  localities.catch(() => undefined);
  return { user: await loadCurrentUser(), localities };
}
