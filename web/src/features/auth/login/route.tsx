import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { resolvePathAfterLogin } from "../../../lib/auth/return-path.ts";
import { isAdminAtom, isLoggedInAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";

export { LoginPage as Component, LoginPage as HydrateFallback } from "./LoginPage.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) return null;
  throw redirect(resolvePathAfterLogin(new URL(request.url), store.get(isAdminAtom)));
}
