import * as calls from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, canManage, requireOwner } from "../../http/request/caller.ts";
import {
  changeDeliveryCost,
  createDeliveryCost as create,
  listSellerDeliveryCosts,
} from "../../store/products/delivery-costs.ts";

/** Restricts changes to the owner and admins. */
const writtenBy = (caller: Caller) => ({
  check({ owner }: DeliveryCost): void {
    requireOwner(caller, owner);
  },
  author: toAuditAuthor(caller),
});

export const listDeliveryCosts = defineHandler(calls.listDeliveryCosts, async ({ query, findCaller }) => {
  const caller = await findCaller();
  const visibility = caller && canManage(caller, query.owner) ? "all" : "active";
  return { deliveryCosts: await listSellerDeliveryCosts(query.owner, visibility) };
});

export const createDeliveryCost = defineHandler(calls.createDeliveryCost, async ({ caller, body }) => ({
  deliveryCost: await create(caller.uid, body),
  message: "Toimituskulu on lisätty.",
}));

export const updateDeliveryCost = defineHandler(
  calls.updateDeliveryCost,
  async ({ caller, params, body }) => ({
    deliveryCost: await changeDeliveryCost(params.id, body, writtenBy(caller)),
    message: "Toimituskulu on tallennettu.",
  }),
);

export const deleteDeliveryCost = defineHandler(calls.deleteDeliveryCost, async ({ caller, params }) => ({
  deliveryCost: await changeDeliveryCost(params.id, null, writtenBy(caller)),
  message: "Toimituskulu on poistettu.",
}));
