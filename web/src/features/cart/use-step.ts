import { useAtom } from "jotai/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type CartStep, cartStepAtom } from "../../lib/orders/cart-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { isOverlayEntry, overlayState, parseHash } from "../../lib/routing/use-overlay.ts";

/** The steps as the address names them, after its `#`. */
const hashes = ["tuotteet", "yhteystiedot", "toimitus", "vahvistus"] as const;
const steps = [0, 1, 2, 3] as const;

/** The step of the cart. Every step is an entry of the history: the browser's Back leads to the step before. */
export function useStep() {
  const [step, setStep] = useAtom(cartStepAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const name = parseHash(location.hash);
  /** None when one came to the cart from elsewhere. */
  const inHistory = steps.find((one) => hashes[one] === name);

  // Back and Forward: the entry says which step it was.
  useEffect(() => {
    if (inHistory !== undefined) setStep(inHistory);
  }, [inHistory, setStep]);

  async function go(next: CartStep) {
    const at = (one: CartStep) => ({ pathname: paths.cart, hash: hashes[one] });
    if (inHistory !== step) await navigate(at(step), { replace: true, preventScrollReset: true });
    await navigate(at(next), { state: overlayState });
    setStep(next);
  }

  /** To the step before, as the browser's Back where that leads there. */
  function goBack(before: CartStep) {
    if (isOverlayEntry(location)) void navigate(-1);
    else setStep(before);
  }
  return { step, go: (next: CartStep) => void go(next), goBack };
}
