import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { loadOrder } from "./kept-orders.ts";

export { OrderPage as Component } from "./OrderPage.tsx";

export async function loader({ params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  return loadOrder(id);
}
