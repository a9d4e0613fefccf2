import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { redirect } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { DeliveryCostsPage as Component } from "./DeliveryCostsPage.tsx";

/** All delivery costs of the one who is logged in, also those that buyers are not offered. */
export async function loader() {
  const owner = store.get(sessionAtom)?.user._id;
  if (!owner) throw redirect(paths.front);
  const { deliveryCosts } = await api(listDeliveryCosts, { query: { owner } });
  return deliveryCosts;
}
