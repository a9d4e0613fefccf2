import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";
import { loadOrder } from "../load-orders.ts";

export { OrderPage as Component } from "./OrderPage.tsx";

export async function loader({ params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  return loadOrder(id);
}
