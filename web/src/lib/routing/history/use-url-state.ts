import { useState } from "react";
import { type Location, type To, useLocation, useNavigate, useNavigation } from "react-router-dom";

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
  const target = next?.pathname === location.pathname ? next : location;
  // Until the router reports the navigation, in a later render. It may have come back to the same URL by then, but has loaded anew.
  const [changed, setChanged] = useState<{ state: State; at: Location; over: State }>();

  function change(state: State): void {
    setChanged({ state, at: target, over: loaded });
    void navigate(format(state), { preventScrollReset: true });
  }

  const isNew = changed?.at === target && changed.over === loaded;
  const reported = target === location ? loaded : parse(new URLSearchParams(target.search));
  return [isNew ? changed.state : reported, change];
}
