import { useEffect, useState } from "react";
import { type To, useLocation, useNavigate, useNavigation } from "react-router-dom";

/**
 * The state that a page has in its URL, and a function that navigates to another one. `loaded` is the state of the shown page; until the page
 * of a change has loaded, the state is already the changed one, so that the next change builds on it and none is lost.
 */
export function useUrlState<State>(
  loaded: State,
  format: (state: State) => To,
): [state: State, change: (next: State) => void] {
  const navigate = useNavigate();
  // Not the end of `navigate`: the router ends it also when it begins to load the page again, as for an update.
  const isLoading = useNavigation().state !== "idle";
  const { key } = useLocation();
  const [changed, setChanged] = useState<{ state: State; from: string }>();
  const isPending = changed !== undefined && (isLoading || changed.from === key);

  useEffect(() => {
    if (!isPending) setChanged(undefined);
  }, [isPending]);

  function change(next: State): void {
    setChanged({ state: next, from: key });
    void navigate(format(next), { preventScrollReset: true });
  }

  return [isPending ? changed.state : loaded, change];
}
