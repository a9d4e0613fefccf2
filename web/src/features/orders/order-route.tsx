import { readOrder } from "@halkopiha/domain/contract/orders.ts";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { OrderPage as Component } from "./OrderPage.tsx";

export async function loader({ params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  return api(readOrder, { params: { id } }, { quiet: true });
}
