import { type Availability, type Product, pickAvailability } from "@halkopiha/domain/products/product.ts";
import { useOptimistic, useRef, useTransition } from "react";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { useChangeAvailability } from "./use-change-availability.ts";

const isEmpty = (changes: Partial<Availability>) => Object.keys(changes).length === 0;

/**
 * The availability of a product: what is chosen is shown at once, and what is stored again after an error. Changes are sent one after the
 * other, each compared with what the one before has stored; an error discards those that wait.
 */
export function useAvailability(product: Product) {
  const change = useChangeAvailability();
  const [isSaving, start] = useTransition();
  const stored = pickAvailability(product);
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
        const [changed] = await change({ ...changes, productId: product._id, seen });
        if (changed) seen = pickAvailability(changed);
      }
    } catch (error) {
      // The banner has shown it.
      assertApiError(error);
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
