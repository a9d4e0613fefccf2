import { startTransition, useState } from "react";
import { type To, useLocation, useNavigate, useNavigation } from "react-router-dom";

/**
 * The state that a page has in its URL, and a function that navigates to another one. `loaded` is the state of the shown page; while another
 * one of the same path loads, the state is already that of the other one, so that the next change builds on it and none is lost.
 */
export function useUrlState<State>(
  loaded: State,
  parse: (params: URLSearchParams) => State,
  format: (state: State) => To,
): [state: State, change: (next: State) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  const loading = next?.pathname === location.pathname ? next : undefined;
  const { key } = loading ?? location;
  // Until the router reports the navigation, which it does in a later render.
  const [changed, setChanged] = useState<{ state: State; from: string }>();

  async function change(state: State): Promise<void> {
    const mine = { state, from: key };
    setChanged(mine);
    await navigate(format(state), { preventScrollReset: true });
    // Loaded, or given up for another one: what the router reports counts from now on. In a transition, as the router renders.
    startTransition(() => setChanged((latest) => (latest === mine ? undefined : latest)));
  }

  const rendered = loading ? parse(new URLSearchParams(loading.search)) : loaded;
  return [changed?.from === key ? changed.state : rendered, (state) => void change(state)];
}
