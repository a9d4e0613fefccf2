import { startTransition, useState } from "react";
import { type To, useNavigate } from "react-router-dom";

/**
 * The state that a page has in its URL, and a function that navigates to another one. `loaded` is the state of the shown page; until the page
 * of a change has loaded, the state is already the changed one, so that the next change builds on it and none is lost.
 */
export function useUrlState<State>(
  loaded: State,
  format: (state: State) => To,
): [state: State, change: (next: State) => void] {
  const navigate = useNavigate();
  const [pending, setPending] = useState<State>();

  async function change(next: State): Promise<void> {
    setPending(next);
    await navigate(format(next), { preventScrollReset: true });
    // In a transition, as the router renders the page that has loaded.
    startTransition(() => setPending((latest) => (latest === next ? undefined : latest)));
  }

  return [pending ?? loaded, (next) => void change(next)];
}
