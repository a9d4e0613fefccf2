import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { isAdminAtom, isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { LoginPage } from "./LoginPage.tsx";

export { LoginPage as Component };

export const frame = { Component: LoginPage };

export function loader() {
  if (!store.get(isLoggedInAtom)) return null;
  throw redirect(store.get(isAdminAtom) ? paths.admin : paths.profile);
}
