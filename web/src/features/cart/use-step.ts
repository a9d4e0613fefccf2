import { useAtom } from "jotai/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type CartStep, cartStepAtom } from "../../lib/orders/cart-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { isOverlayEntry, overlayState, parseHash } from "../../lib/routing/use-overlay.ts";

/** The steps in the URL's hash. */
const hashes = ["tuotteet", "yhteystiedot", "toimitus", "vahvistus"] as const;
const steps = [0, 1, 2, 3] as const;

/** The current step of the cart. Every step is a history entry, so the browser's Back returns to the previous step. */
export function useStep() {
  const [step, setStep] = useAtom(cartStepAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const name = parseHash(location.hash);
  /** Undefined when the visitor came to the cart from another page. */
  const inHistory = steps.find((one) => hashes[one] === name);

  // After Back or Forward, the history entry determines the step.
  useEffect(() => {
    if (inHistory !== undefined) setStep(inHistory);
  }, [inHistory, setStep]);

  async function go(next: CartStep) {
    const at = (one: CartStep) => ({ pathname: paths.cart, hash: hashes[one] });
    if (inHistory !== step) await navigate(at(step), { replace: true, preventScrollReset: true });
    // The new entry sets the step. Setting it here too would undo a Back that comes before the navigation has ended.
    await navigate(at(next), { state: overlayState });
  }

  /** Goes to the previous step; uses the browser's Back if this step was opened by a navigation. */
  function goBack(before: CartStep) {
    if (isOverlayEntry(location)) void navigate(-1);
    else setStep(before);
  }
  return { step, go: (next: CartStep) => void go(next), goBack };
}
