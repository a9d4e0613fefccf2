import { readDay, startOfDay } from "@halkopiha/domain/calendar.ts";
import * as rows from "@halkopiha/domain/contract/orders.ts";
import { nextStatus } from "@halkopiha/domain/order.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { isAdmin } from "@halkopiha/domain/user.ts";
import { doerOf } from "../accounts/actor.ts";
import * as orders from "../store/orders.ts";
import { mayHandle } from "./caller.ts";
import { serve } from "./serve.ts";

/** When the day after begins. */
function endOf(written: string): string {
  const { year, month, day } = readDay(written);
  return startOfDay({ year, month, day: day + 1 });
}

/** Sellers see their own; asking for someone else's names nothing. */
export const list = serve(rows.listOrders, async ({ query, caller }) => {
  const { userid, from, to, ...rest } = query;
  if (userid && !mayHandle(caller, userid)) throw new Refusal("notFound");
  const sellerId = userid ?? (isAdmin(caller.role) ? undefined : caller.uid);
  return orders.listOrders({
    ...rest,
    sellerId,
    since: from && startOfDay(readDay(from)),
    before: to && endOf(to),
  });
});

export const read = serve(rows.readOrder, async ({ params, caller }) => {
  const order = await orders.findOrder(params.id);
  if (!order || !mayHandle(caller, order.seller._id)) throw new Refusal("notFound");
  return { order, totals: order.totals };
});

export const advance = serve(rows.advanceOrder, async ({ params, body, caller }) => {
  const order = await orders.changeStatus(params.id, doerOf(caller), (stored) => {
    if (!mayHandle(caller, stored.seller._id)) throw new Refusal("notFound");
    if (stored.status !== body.status && nextStatus(stored.status) !== body.status) {
      throw new Refusal("orderMovedOn");
    }
    return body.status;
  });
  return { order };
});
