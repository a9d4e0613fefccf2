import { loadRegions } from "../../../../lib/api/locations.ts";
import { loadCurrentUser } from "../../../../lib/auth/current-user.ts";

export { UserInfoPage as Component } from "./UserInfoPage.tsx";

export async function loader() {
  const listed = loadRegions();
  const user = await loadCurrentUser();
  // Without the list the seller's own region stays to be chosen, or saving would lose it.
  const own = { ...user.address.region, zoom: user.address.locality.zoom, coords: user.address.coords };
  return { user, regions: listed.then((regions) => (regions.length > 0 ? regions : [own])) };
}
