import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { parseDay, startOfDay } from "@halkopiha/domain/calendar.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as rows from "@halkopiha/domain/contract/shop/orders.ts";
import { getNextStatus } from "@halkopiha/domain/orders/order.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { canManage, requireOwner } from "../../http/caller.ts";
import { defineHandler } from "../../http/handler.ts";
import * as orders from "../../store/orders/orders.ts";

/** The instant at which the following day begins. */
function startOfNextDay(written: string): string {
  const { year, month, day } = parseDay(written);
  return startOfDay({ year, month, day: day + 1 });
}

/** Sellers list their own orders; another seller's id is answered with 404. */
export const listOrders = defineHandler(rows.listOrders, async ({ query, caller }) => {
  const { userid, from, to, ...rest } = query;
  if (userid) requireOwner(caller, userid);
  const sellerId = userid ?? (isAdmin(caller.role) ? undefined : caller.uid);
  return orders.listOrders({
    ...rest,
    sellerId,
    since: from && startOfDay(parseDay(from)),
    before: to && startOfNextDay(to),
  });
});

export const readOrder = defineHandler(rows.readOrder, async ({ params, caller }) => {
  const order = await orders.findOrder(params.id);
  if (!order || !canManage(caller, order.seller._id)) throw new AppError("notFound");
  return { order, totals: order.totals };
});

export const advanceOrder = defineHandler(rows.advanceOrder, async ({ params, body, caller }) => {
  const order = await orders.changeStatus(params.id, toAuditAuthor(caller), (stored) => {
    requireOwner(caller, stored.seller._id);
    if (stored.status !== body.status && getNextStatus(stored.status) !== body.status) {
      throw new AppError("orderMovedOn");
    }
    return body.status;
  });
  return { order };
});
