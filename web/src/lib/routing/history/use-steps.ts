import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isOverlayEntry, overlayState, parseHash } from "./use-overlay.ts";

interface StepsOptions<Step extends number> {
  /** Each step with its hash in the URL. */
  hashes: readonly (readonly [step: Step, hash: string])[];
  step: Step;
  setStep(step: Step): void;
}

/** The steps of a task as history entries of its page, so that the browser's Back returns to the previous step. */
export function useSteps<Step extends number>({ hashes, step, setStep }: StepsOptions<Step>) {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const name = parseHash(location.hash);
  /** Undefined when the visitor came from another page. */
  const inHistory = hashes.find(([, hash]) => hash === name)?.[0];

  // After Back or Forward, the history entry determines the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setStep` may be a new function on every render.
  useEffect(() => {
    if (inHistory !== undefined) setStep(inHistory);
  }, [inHistory]);

  const at = (one: Step) => ({
    pathname,
    search,
    hash: hashes.find(([known]) => known === one)?.[1] ?? "",
  });

  /** Names the step in the current history entry, if that names another one. */
  function rename(shown: Step) {
    if (inHistory === undefined || inHistory === shown) return;
    setStep(shown);
    void navigate(at(shown), { replace: true, state: location.state, preventScrollReset: true });
  }

  async function go(next: Step) {
    if (inHistory !== step) await navigate(at(step), { replace: true, preventScrollReset: true });
    // The new entry sets the step. Setting it here too would undo a Back that comes before the navigation has ended.
    await navigate(at(next), { state: overlayState });
  }

  /** Goes to the previous step; uses the browser's Back if this step was opened by a navigation. */
  function goBack(before: Step) {
    if (isOverlayEntry(location)) void navigate(-1);
    else setStep(before);
  }
  return { inHistory, rename, go: (next: Step) => void go(next), goBack };
}
