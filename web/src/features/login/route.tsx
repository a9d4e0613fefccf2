import { redirect } from "react-router";
import { paths } from "../../app/paths.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { LoginPage as Component } from "./LoginPage.tsx";

export function loader() {
  return store.get(isLoggedInAtom) ? redirect(paths.profile) : null;
}
