import { loadRegions } from "../../../../lib/api/locations.ts";
import { requireAdmin } from "../../shared/require-admin.ts";

export { NewUserPage as Component } from "./NewUserPage.tsx";

export function loader() {
  requireAdmin();
  return { regions: loadRegions() };
}
