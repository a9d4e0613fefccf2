import { listDeliveryCosts } from "@halkopiha/domain/contract/delivery-costs.ts";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { sectionFrame } from "../../app/section-frame.tsx";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { DeliveryCostsPage as Component } from "./DeliveryCostsPage.tsx";

export const frame = sectionFrame("Toimitus kustannukset");

/** All delivery costs of the one who is logged in, also those that buyers are not offered. */
export async function loader() {
  const owner = store.get(sessionAtom)?.user._id;
  if (!owner) throw redirect(paths.front);
  const { deliveryCosts } = await api(listDeliveryCosts, { query: { owner } });
  return deliveryCosts;
}
