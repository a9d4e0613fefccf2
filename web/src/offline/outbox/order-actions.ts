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

    /** Queues a step of each order. They are sent when they can no longer be undone, also by a later page of the app. */
    advance: async (orders: readonly Order[], status: OrderStatus, owner: string): Promise<void> => {
      const notBefore = now() + undoDuration;
      const batch = orders.length > 1 ? { batch: newVersion() } : {};
      const steps = orders.map(
        ({ _id: id, orderNumber }): OrderMutation => ({
          kind: "order",
          id,
          label: `Tilaus ${orderNumber}`,
          version: newVersion(),
          status,
          owner,
          notBefore,
          ...batch,
        }),
      );
      await persist((state) => ({ ...state, mutations: steps.reduce(enqueueMutation, state.mutations) }));
    },

    /**
     * Takes steps back that have not been sent, with the later steps of their orders.
     * @returns how many; the others are being sent or have been sent
     */
    undoSteps: async (versions: readonly string[]): Promise<number> => {
      let undone = 0;
      await persist((state) => {
        let { mutations } = state;
        undone = 0;
        for (const version of versions) {
          const left = removeOrderStep(mutations, version);
          if (left !== mutations) undone += 1;
          mutations = left;
        }
        return { ...state, mutations };
      });
      return undone;
    },
  };
}
