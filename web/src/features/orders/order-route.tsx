import { paths } from "../../app/paths.ts";
import { type LoaderArgs, redirect } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { openOrder } from "./kept-orders.ts";

export { OrderPage as Component } from "./OrderPage.tsx";
export { frame } from "./order-frame.tsx";

export async function loader({ params: { id = "" } }: LoaderArgs) {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  return openOrder(id);
}
