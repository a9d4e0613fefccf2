import {
  getNextStatus,
  isLaterStatus,
  type Order,
  type OrderStatus,
} from "@halkopiha/domain/orders/order.ts";
import { sampleOrder } from "../../../testing/samples/sample-order.ts";
import type { Mutation } from "../mutations.ts";
import { findLastStep, listOrderSteps, listSendable, undoDuration } from "../order-steps.ts";
import { createOutbox, type Outbox } from "../outbox.ts";
import { createMemoryStore } from "../outbox-store.ts";
import { createCartServer } from "./cart-server.ts";
import { createOrderServer } from "./order-server.ts";
import { createSequentialLock } from "./sequential-lock.ts";

export const ids = ["1", "2", "3"] as const;
export type Id = (typeof ids)[number];

/** A seller's device, whose tabs share the stored state, the lock, the connection and the clock. */
export function createSellerDevice() {
  const server = createOrderServer(ids);
  const outboxStore = createMemoryStore();
  const withLock = createSequentialLock();
  const sentences: string[] = [];
  const orders = new Map<string, Order>(ids.map((id) => [id, sampleOrder(id, "recieved")]));
  const state = {
    isOffline: false,
    person: "seller" as string | null,
    waiting: [] as readonly Mutation[],
    moment: 0,
    /** How often the seller was told that what waited has been sent. */
    sentNotices: 0,
  };
  let versions = 0;
  const openTab = () =>
    createOutbox({
      outboxStore,
      calls: createCartServer({}).calls,
      orders: server.calls,
      getCurrentUserId: () => state.person,
      withLock,
      isOffline: () => state.isOffline,
      now: () => state.moment,
      newVersion: () => `v${versions++}`,
      onChange: ({ mutations }) => {
        state.waiting = mutations;
      },
      onOrderUpdate: (order) => void orders.set(order._id, order),
      notifySent: () => {
        state.sentNotices += 1;
      },
      notify: (differences) => void sentences.push(...differences),
      retryLater: () => undefined,
    });
  const known = (id: string) => orders.get(id) ?? sampleOrder(id, "recieved");
  const lastStep = (id: string) =>
    findLastStep(listOrderSteps(state.waiting, state.person, state.moment), id);
  /** The status that the page shows. */
  const shown = (id: string): OrderStatus => {
    const queued = lastStep(id)?.status;
    return queued && isLaterStatus(queued, known(id).status) ? queued : known(id).status;
  };
  /** The seller sets the status after the shown one; null when the order has been delivered. */
  const advance = async (tab: Outbox, id: string) => {
    const status = getNextStatus(shown(id));
    if (!status) return null;
    await tab.advance([known(id)], status, "seller");
    return { by: "seller", id, status } as const;
  };
  /** The time for an undo passes, and the tab sends what is due. */
  const passUndoTime = async (tab: Outbox) => {
    state.moment += undoDuration;
    await tab.send();
  };
  /** The page of the tab is hidden or closed. */
  const leave = (tab: Outbox) =>
    tab.sendAtOnce(listSendable(listOrderSteps(state.waiting, state.person, state.moment)));
  return {
    server,
    leave,
    sentences,
    shown,
    lastStep,
    openTab,
    state,
    advance,
    passUndoTime,
    waits: async () => (await outboxStore.read()).mutations.length,
    /** The seller advances an order and does not undo it. */
    step: async (tab: Outbox, id: string) => {
      const made = await advance(tab, id);
      await passUndoTime(tab);
      return made;
    },
  };
}

export type SellerDevice = ReturnType<typeof createSellerDevice>;
