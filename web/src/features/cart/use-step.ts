import { useAtom } from "jotai/react";
import { cartStepAtom } from "../../lib/orders/cart-atoms.ts";
import { useSteps } from "../../lib/routing/history/use-steps.ts";

const hashes = [
  [0, "tuotteet"],
  [1, "yhteystiedot"],
  [2, "toimitus"],
  [3, "vahvistus"],
] as const;

/** The current step of the cart. §2 */
export function useStep() {
  const [step, setStep] = useAtom(cartStepAtom);
  return { step, ...useSteps({ hashes, step, setStep }) };
}
