import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { enqueueMutation, includesMutation, markAttempted, type OrderMutation } from "./mutations.ts";
import { removeOrderStep, undoDuration } from "./order-steps.ts";
import type { OutboxCache, OutboxDeps } from "./replay.ts";

/** Status changes of orders by a seller; each is a mutation of its own. */
export function createOrderActions(
  { newVersion, now, orders, onOrderUpdate }: OutboxDeps,
  { persist, dequeue }: OutboxCache,
) {
  /** The requests start before this returns; what fails stays queued. */
  async function sendAtOnce(steps: readonly OrderMutation[]): Promise<void> {
    const requests = steps.map((step) => orders.advance(step.id, step.status, true));
    const results = Promise.allSettled(requests);
    await persist((state) => ({
      ...state,
      mutations: state.mutations.map((queued) =>
        includesMutation(steps, queued) ? markAttempted(queued) : queued,
      ),
    }));
    for (const [index, result] of (await results).entries()) {
      const step = steps[index];
      if (result.status === "rejected" || !step) continue;
      onOrderUpdate(result.value);
      await dequeue(step);
    }
  }

  return {
    sendAtOnce,

    /** Queues a step. It is sent when it can no longer be undone, also by a later page of the app. */
    advance: async ({ _id: id, orderNumber }: Order, status: OrderStatus, owner: string): Promise<void> => {
      const mutation = {
        kind: "order",
        id,
        label: `Tilaus ${orderNumber}`,
        version: newVersion(),
        status,
        owner,
        notBefore: now() + undoDuration,
      } as const;
      await persist((state) => ({ ...state, mutations: enqueueMutation(state.mutations, mutation) }));
    },

    /** Takes a step back that has not been sent, with the later steps of its order. @returns false when it is being sent or has been sent */
    undoStep: async (version: string): Promise<boolean> => {
      let isUndone = false;
      await persist((state) => {
        const mutations = removeOrderStep(state.mutations, version);
        isUndone = mutations !== state.mutations;
        return { ...state, mutations };
      });
      return isUndone;
    },
  };
}
