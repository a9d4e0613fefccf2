import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { redirect } from "react-router-dom";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../app/should-revalidate.ts";
export { DeliveryCostsPage as Component } from "./DeliveryCostsPage.tsx";

/** All delivery costs of the one who is logged in, also those that buyers are not offered. */
export async function loader() {
  const owner = store.get(sessionAtom)?.user._id;
  if (!owner) throw redirect(paths.front);
  const { deliveryCosts } = await api(listDeliveryCosts, { query: { owner } });
  return deliveryCosts;
}
