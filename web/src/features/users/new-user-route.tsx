import { adminsOnly } from "../../app/admins-only.ts";
import { loadRegions } from "../../app/reference.ts";

export { NewUserPage as Component } from "./NewUserPage.tsx";

export function loader() {
  adminsOnly();
  return { regions: loadRegions() };
}
