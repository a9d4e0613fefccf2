import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { isAdminAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { AdminPage as Component } from "./AdminPage.tsx";

/** Admins only: the rest go to the front page. §2 */
export function loader() {
  if (!store.get(isAdminAtom)) throw redirect(paths.front);
  return null;
}
