import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { toTimeLimits } from "@halkopiha/domain/calendar.ts";
import { AppError, closedError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import { getNextStatus, type Order, type StatusFilter } from "@halkopiha/domain/orders/order.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, requireOwner } from "../../http/request/caller.ts";
import { toStatusMail } from "../../mail/shop/order-mails.ts";
import { checkVisible, seesOpenOnly } from "../../shop/order-access.ts";
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

/** @throws AppError `notActive` when a seller whose account has been closed asks for delivered orders */
function toVisibleStatus(status: StatusFilter | undefined, caller: Caller): StatusFilter | undefined {
  if (!seesOpenOnly(caller)) return status;
  if (status === "delivered") throw closedError();
  return status ?? "open";
}

export const listOrders = defineHandler(calls.listOrders, async ({ query, caller }) => {
  const { limit, cursor } = query;
  const status = toVisibleStatus(query.status, caller);
  return orders.listOrders({ ...toOrderScope(query, caller), status, limit, cursor });
});

export const searchOrders = defineHandler(calls.searchOrders, async ({ body, caller }) => {
  const { search, limit, cursor } = body;
  const status = toVisibleStatus(body.status, caller);
  return orders.listOrders({ ...toOrderScope(body, caller), status, search, limit, cursor });
});

export const countOrders = defineHandler(calls.countOrders, async ({ query, caller }) => {
  const counts = await orders.countOrders(toOrderScope(query, caller));
  return { counts: seesOpenOnly(caller) ? { ...counts, delivered: 0 } : counts };
});

export const readOrder = defineHandler(calls.readOrder, async ({ params, caller }) => {
  const order = await orders.findOrder(params.id);
  if (!order) throw new AppError("notFound");
  requireOwner(caller, order.seller._id);
  checkVisible(order.status, caller);
  return { order, totals: order.totals };
});

export const advanceOrder = defineHandler(calls.advanceOrder, async ({ params, body, caller }) => {
  const decide = (stored: Order) => {
    requireOwner(caller, stored.seller._id);
    if (stored.status !== body.status && getNextStatus(stored.status) !== body.status) {
      throw new AppError("orderMovedOn");
    }
    return body.status;
  };
  const order = await orders.changeStatus(params.id, toAuditAuthor(caller), decide, toStatusMail);
  return { order };
});
