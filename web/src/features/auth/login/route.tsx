import { redirect } from "react-router-dom";
import { isAdminAtom, isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";

export { LoginPage as Component, LoginPage as HydrateFallback } from "./LoginPage.tsx";

export function loader() {
  if (!store.get(isLoggedInAtom)) return null;
  throw redirect(store.get(isAdminAtom) ? paths.admin : paths.profile);
}
