import { startTransition, useEffect, useState } from "react";
import { type To, useLocation, useNavigate, useNavigation } from "react-router-dom";

/** How a page's state stands in its URL. */
interface UrlFormat<State> {
  parse(url: Pick<URL, "pathname" | "searchParams">): State;
  format(state: State): To;
}

/**
 * The state that a page has in its URL, and a function that navigates to another one. `loaded` is the state of the shown page; while another
 * one of the same path loads, the state is already that of the other one, so that the next change builds on it and none is lost.
 */
export function useUrlState<State>(
  loaded: State,
  { parse, format }: UrlFormat<State>,
): [state: State, change: (next: State) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  const loading = next?.pathname === location.pathname ? next : undefined;
  const { key } = loading ?? location;
  // Until the router reports the navigation, which it does in a later render.
  const [changed, setChanged] = useState<{ state: State; from: string }>();

  useEffect(() => {
    setChanged((latest) => (latest?.from === key ? latest : undefined));
  }, [key]);

  function getState(): State {
    if (changed?.from === key) return changed.state;
    if (!loading) return loaded;
    return parse({ pathname: loading.pathname, searchParams: new URLSearchParams(loading.search) });
  }

  async function change(state: State): Promise<void> {
    const mine = { state, from: key };
    setChanged(mine);
    await navigate(format(state), { preventScrollReset: true });
    // The page may be back at the same URL before it has been rendered at the other one. In a transition, as the router renders.
    startTransition(() => setChanged((latest) => (latest === mine ? undefined : latest)));
  }

  return [getState(), (state) => void change(state)];
}
