import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { toTimeLimits } from "@halkopiha/domain/calendar.ts";
import { AppError, closedError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import { getNextStep, isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { type EudrRow, eudrColumns, toEudrRows } from "@halkopiha/domain/orders/eudr-list.ts";
import type { Order, StatusFilter } from "@halkopiha/domain/orders/order.ts";
import { toAuditAuthor, toAuthor } from "../../accounts/actor.ts";
import { csvWriter } from "../../downloads/csv-writer.ts";
import { toChunks } from "../../downloads/table-writer.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, requireOwner } from "../../http/request/caller.ts";
import { limitOrderList } from "../../limits/order-list-limit.ts";
import { limitOrderMessage } from "../../limits/order-message-limit.ts";
import { createStatusMessages } from "../../mail/shop/order-mails.ts";
import { propose } from "../../shop/agree-time.ts";
import { cancel, settle } from "../../shop/end-order.ts";
import { checkVisible, seesOpenOnly } from "../../shop/order-access.ts";
import { reduce } from "../../shop/reduce-order.ts";
import * as lists from "../../store/orders/order-lists.ts";
import * as orders from "../../store/orders/orders.ts";

interface OrdersQuery {
  userid?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Sellers see their own orders; another seller's id is answered with 404. */
function toOrderScope({ userid, from, to }: OrdersQuery, caller: Caller): lists.OrderScope {
  if (userid) requireOwner(caller, userid);
  return {
    sellerId: userid ?? (isAdmin(caller.role) ? undefined : caller.uid),
    ...toTimeLimits({ from, to }),
  };
}

/** @throws AppError `notActive` when a seller whose account has been closed asks for what is over */
function toVisibleStatus(status: StatusFilter | undefined, caller: Caller): StatusFilter | undefined {
  if (!seesOpenOnly(caller)) return status;
  if (status === "delivered" || status === "cancelled") throw closedError();
  return status ?? "open";
}

export const listOrders = defineHandler(calls.listOrders, async ({ query, caller }) => {
  const { sort, day, limit, cursor } = query;
  const status = toVisibleStatus(query.status, caller);
  return lists.listOrders({ ...toOrderScope(query, caller), status, sort, day, limit, cursor });
});

export const searchOrders = defineHandler(calls.searchOrders, async ({ body, caller }) => {
  const { search, limit, cursor } = body;
  const status = toVisibleStatus(body.status, caller);
  return lists.listOrders({ ...toOrderScope(body, caller), status, search, limit, cursor });
});

export const countOrders = defineHandler(calls.countOrders, async ({ query, caller }) => {
  const counts = await lists.countOrders(toOrderScope(query, caller));
  return { counts: seesOpenOnly(caller) ? { ...counts, delivered: 0, cancelled: 0 } : counts };
});

async function* listEudrRows(
  filter: Parameters<typeof lists.iterateOrders>[0],
  number: string | undefined,
): AsyncGenerator<EudrRow[], void, undefined> {
  for await (const page of lists.iterateOrders(filter))
    yield page.flatMap((order) => toEudrRows(order, number));
}

export const downloadEudrList = defineHandler(calls.downloadEudrList, async ({ query, caller }) => {
  await limitOrderList(caller.uid);
  const status = toVisibleStatus(undefined, caller);
  const rows = listEudrRows({ ...toOrderScope(query, caller), status }, query.number);
  return toChunks(await csvWriter(eudrColumns), rows);
});

export const readOrder = defineHandler(calls.readOrder, async ({ params, caller }) => {
  const order = await orders.findOrder(params.id);
  if (!order) throw new AppError("notFound");
  requireOwner(caller, order.seller._id);
  checkVisible(order, caller);
  return { order, totals: order.totals };
});

export const advanceOrder = defineHandler(calls.advanceOrder, async ({ params, body, caller }) => {
  const decide = (stored: Order) => {
    requireOwner(caller, stored.seller._id);
    if (stored.status === body.status) return body.status;
    if (isEnded(stored)) throw new AppError("orderEnded");
    if (getNextStep(stored, stored.status) !== body.status) throw new AppError("orderMovedOn");
    return body.status;
  };
  const order = await orders.changeStatus(params.id, toAuditAuthor(caller), decide, createStatusMessages);
  return { order };
});

/** What a seller does to an order of their own, or an admin in their place; in the audit log in any case. */
const toSellerAct = (caller: Caller) => ({
  author: toAuthor(caller),
  check: (order: Order) => requireOwner(caller, order.seller._id),
});

export const rejectOrder = defineHandler(calls.rejectOrder, async ({ params, body, caller }) => ({
  order: await cancel(params.id, { by: "seller", reason: body.reason, ...toSellerAct(caller) }),
}));

export const endUnfetchedOrder = defineHandler(calls.endUnfetchedOrder, async ({ params, caller }) => ({
  order: await cancel(params.id, { by: "notFetched", ...toSellerAct(caller) }),
}));

export const settleWithdrawal = defineHandler(calls.settleWithdrawal, async ({ params, body, caller }) => ({
  order: await settle(params.id, body.state, toSellerAct(caller)),
}));

/** What a seller proposes to a buyer is a mail, and counts as a message. */
async function toProposal(id: string, caller: Caller) {
  const { author, check } = toSellerAct(caller);
  const checkSeller = (order: Order) => {
    check(order);
    checkVisible(order, caller);
  };
  const order = await orders.findOrder(id);
  if (!order) throw new AppError("notFound");
  checkSeller(order);
  await limitOrderMessage(id, "seller");
  return { author, check: checkSeller };
}

export const proposeTimes = defineHandler(calls.proposeTimes, async ({ params: { id }, body, caller }) => ({
  order: await propose(id, { times: body.times, ...(await toProposal(id, caller)) }),
}));

export const proposeReduction = defineHandler(
  calls.proposeReduction,
  async ({ params: { id }, body: { quantities, reason }, caller }) => ({
    order: await reduce(id, {
      quantities,
      ...(reason !== null && { reason }),
      ...(await toProposal(id, caller)),
    }),
  }),
);
