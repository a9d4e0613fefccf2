import type { Availability, Product } from "@halkopiha/domain/products/product.ts";
import { useOptimistic, useRef, useTransition } from "react";
import { ApiError } from "../../../lib/api/errors.ts";
import { useChangeAvailability } from "./use-change-availability.ts";

const isEmpty = (changes: Partial<Availability>) => Object.keys(changes).length === 0;

/**
 * The availability of a product: what is chosen is shown at once, and what is stored again after an error. Changes are sent one after the
 * other, each compared with what the one before has stored; an error discards those that wait.
 */
export function useAvailability({ _id: productId, deliveryTime, pausedUntil }: Product) {
  const change = useChangeAvailability();
  const [isSaving, start] = useTransition();
  const stored: Availability = { deliveryTime, pausedUntil };
  const [shown, show] = useOptimistic(stored, (before, changes: Partial<Availability>) => ({
    ...before,
    ...changes,
  }));
  const waiting = useRef<Partial<Availability>>({});
  const sending = useRef<Promise<void>>(null);

  async function sendWaiting(): Promise<void> {
    let seen = stored;
    try {
      while (!isEmpty(waiting.current)) {
        const changes = waiting.current;
        waiting.current = {};
        const [changed] = await change({ ...changes, productId, seen });
        if (changed) seen = { deliveryTime: changed.deliveryTime, pausedUntil: changed.pausedUntil };
      }
    } catch (error) {
      // The banner has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      waiting.current = {};
      sending.current = null;
    }
  }

  function save(changes: Partial<Availability>): void {
    start(async () => {
      show(changes);
      waiting.current = { ...waiting.current, ...changes };
      sending.current ??= sendWaiting();
      await sending.current;
    });
  }

  return { shown, isSaving, save };
}
