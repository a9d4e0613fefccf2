import { useAtom } from "jotai/react";
import { useEffect } from "react";
import { type CartStep, cartStepAtom } from "../../app/cart-atoms.ts";
import { paths } from "../../app/paths.ts";
import { useLocation, useNavigate } from "../../app/routing/location.ts";
import { isOpened, opened, stay } from "../../app/routing/navigation-state.ts";

/** The step that an entry of the history stands for; none when one came to the cart from elsewhere. */
function stepOf(state: unknown): CartStep | undefined {
  const step: unknown =
    typeof state === "object" && state !== null && "step" in state ? state.step : undefined;
  return step === 0 || step === 1 || step === 2 || step === 3 ? step : undefined;
}

/** The step of the cart. Every step is an entry of the history: the browser's Back leads to the step before. */
export function useStep() {
  const [step, keep] = useAtom(cartStepAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const inHistory = stepOf(location.state);

  // Back and Forward: the entry says which step it was.
  useEffect(() => {
    if (inHistory !== undefined) keep(inHistory);
  }, [inHistory, keep]);

  function go(next: CartStep) {
    if (inHistory !== step) navigate(paths.cart, { replace: true, state: { ...stay, step } });
    navigate(paths.cart, { state: { ...opened, step: next } });
    keep(next);
  }

  /** To the step before, as the browser's Back where that leads there. */
  function goBack(before: CartStep) {
    if (isOpened(location)) navigate(-1);
    else keep(before);
  }
  return { step, go, goBack };
}
