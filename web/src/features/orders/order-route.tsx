import { readOrder } from "@halkopiha/domain/contract/orders.ts";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { type LoaderArgs, redirect } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { OrderPage as Component } from "./OrderPage.tsx";

export async function loader({ params: { id = "" } }: LoaderArgs) {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  return api(readOrder, { params: { id } }, { quiet: true });
}
