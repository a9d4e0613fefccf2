import * as rows from "@halkopiha/domain/contract/delivery-costs.ts";
import type { DeliveryCost } from "@halkopiha/domain/delivery.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { changeDeliveryCost, createDeliveryCost as create, listOfSeller } from "../store/delivery-costs.ts";
import { type Caller, mayHandle } from "./caller.ts";
import { serve } from "./serve.ts";

const ownBy = (caller: Caller) => (before: DeliveryCost) => {
  if (!mayHandle(caller, before.owner)) throw new Refusal("notFound");
};

export const listDeliveryCosts = serve(rows.listDeliveryCosts, async ({ query, whoAsks }) => {
  const caller = await whoAsks();
  const shown = caller && mayHandle(caller, query.owner) ? "all" : "active";
  return { deliveryCosts: await listOfSeller(query.owner, shown) };
});

export const createDeliveryCost = serve(rows.createDeliveryCost, async ({ caller, body }) => ({
  deliveryCost: await create(caller.uid, body),
  message: "Toimituskulu on lisätty.",
}));

export const updateDeliveryCost = serve(rows.updateDeliveryCost, async ({ caller, params, body }) => ({
  deliveryCost: await changeDeliveryCost(params.id, body, ownBy(caller)),
  message: "Toimituskulu on tallennettu.",
}));

export const deleteDeliveryCost = serve(rows.deleteDeliveryCost, async ({ caller, params }) => ({
  deliveryCost: await changeDeliveryCost(params.id, null, ownBy(caller)),
  message: "Toimituskulu on poistettu.",
}));
