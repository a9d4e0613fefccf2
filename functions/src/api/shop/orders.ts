import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { toTimeLimits } from "@halkopiha/domain/calendar.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import { getNextStatus } from "@halkopiha/domain/orders/order.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, requireOwner } from "../../http/request/caller.ts";
import * as orders from "../../store/orders/orders.ts";

interface OrdersQuery {
  userid?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Sellers see their own orders; another seller's id is answered with 404. */
function toOrderScope({ userid, from, to }: OrdersQuery, caller: Caller): orders.OrderScope {
  if (userid) requireOwner(caller, userid);
  return {
    sellerId: userid ?? (isAdmin(caller.role) ? undefined : caller.uid),
    ...toTimeLimits({ from, to }),
  };
}

export const listOrders = defineHandler(calls.listOrders, async ({ query, caller }) => {
  const { status, limit, cursor } = query;
  return orders.listOrders({ ...toOrderScope(query, caller), status, limit, cursor });
});

export const searchOrders = defineHandler(calls.searchOrders, async ({ body, caller }) => {
  const { status, search, limit, cursor } = body;
  return orders.listOrders({ ...toOrderScope(body, caller), status, search, limit, cursor });
});

export const countOrders = defineHandler(calls.countOrders, async ({ query, caller }) => ({
  counts: await orders.countOrders(toOrderScope(query, caller)),
}));

export const readOrder = defineHandler(calls.readOrder, async ({ params, caller }) => {
  const order = await orders.findOrder(params.id);
  if (!order) throw new AppError("notFound");
  requireOwner(caller, order.seller._id);
  return { order, totals: order.totals };
});

export const advanceOrder = defineHandler(calls.advanceOrder, async ({ params, body, caller }) => {
  const order = await orders.changeStatus(params.id, toAuditAuthor(caller), (stored) => {
    requireOwner(caller, stored.seller._id);
    if (stored.status !== body.status && getNextStatus(stored.status) !== body.status) {
      throw new AppError("orderMovedOn");
    }
    return body.status;
  });
  return { order };
});
