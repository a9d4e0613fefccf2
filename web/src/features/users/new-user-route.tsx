import { requireAdmin } from "../../app/admins-only.ts";
import { loadRegions } from "../../app/reference.ts";

export { NewUserPage as Component } from "./NewUserPage.tsx";

export function loader() {
  requireAdmin();
  return { regions: loadRegions() };
}
