import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { useAtom, useAtomValue } from "jotai/react";
import { useEffect, useRef } from "react";
import { useSteps } from "../../lib/routing/history/use-steps.ts";
import { type CartStep, cartStepAtom } from "../../market/cart/cart-atoms.ts";
import { cartAtom } from "../../market/cart/current-cart.ts";
import { confirmationAtom } from "./confirmation/confirmation-atoms.ts";

const hashes = [
  [0, "tuotteet"],
  [1, "yhteystiedot"],
  [2, "toimitus"],
  [3, "vahvistus"],
] as const;

/**
 * The step to show: a stored step may require data that is missing now. With an empty cart, the last confirmation is shown if there is
 * one.
 */
function resolveStep(step: CartStep, cart: Cart | null, confirmation: PlacedOrders | null): CartStep {
  if (confirmation && (step === 3 || cart?.items.length === 0)) return 3;
  if (step === 3 || !cart || cart.totalQuantity === 0) return 0;
  return step === 2 && !cart.buyer ? 1 : step;
}

/**
 * The current step of the cart. The address names the step that is shown: an order, or what the step lacks, leads to another one, and after
 * a reload the next cart must not open where the last one was ordered. §2
 */
export function useStep() {
  const [wanted, setStep] = useAtom(cartStepAtom);
  const cart = useAtomValue(cartAtom);
  const step = resolveStep(wanted, cart, useAtomValue(confirmationAtom));
  const { inHistory, rename, go, goBack } = useSteps({ hashes, step: wanted, setStep });

  const before = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rename` is a new function on every render.
  useEffect(() => {
    // Without a cart the step is not known.
    if (!cart) return;
    const hasMoved = before.current !== wanted;
    before.current = wanted;
    // After Back or Forward the step follows the address.
    if (hasMoved || wanted === inHistory) rename(step);
  }, [wanted, step, inHistory, cart]);

  return { step, go, goBack };
}
