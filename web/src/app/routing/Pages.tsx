import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Boundary } from "./Boundary.tsx";
import { type Location, useLocation, useNavigate } from "./location.ts";
import { type PageRoute, Redirect } from "./page-route.ts";
import { isSamePage, prepare, type Shown } from "./prepare.ts";
import { useScrollPlace } from "./scroll.ts";
import { NavigationContext, PagesWithin } from "./shown.tsx";

interface Props {
  routes: readonly PageRoute[];
  /** What is to be seen at once, when it has been prepared before the app starts. */
  first: Shown | null;
  /** When that is a frame: what it is the frame of, on its way. */
  coming?: Promise<Shown | Redirect> | undefined;
  /** What stands around every page. */
  shell: (page: ReactNode) => ReactNode;
  /** What stands in the place of a page that failed. */
  failed: (error: unknown) => ReactNode;
}

/** Follows the address: what is shown stays until the next page is whole. */
function useShown({ routes, first, coming }: Pick<Props, "routes" | "first" | "coming">) {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(first);
  const [isLoading, setLoading] = useState(first === null || first.isFrame === true);
  const current = useRef(first);
  const turn = useRef(0);

  const show = useCallback((next: Shown) => {
    current.current = next;
    setShown(next);
    setLoading(false);
  }, []);

  const load = useCallback(
    async (target: Location, kept: Shown | null) => {
      turn.current += 1;
      const mine = turn.current;
      setLoading(true);
      const next = await (kept?.isFrame && coming ? coming : prepare(routes, target, kept));
      // The visitor has gone on meanwhile.
      if (mine !== turn.current) return;
      if (next instanceof Redirect) navigate(next.to, { replace: true });
      else show(next);
    },
    [routes, navigate, show, coming],
  );

  useEffect(() => {
    const now = current.current;
    if (now?.isFrame) return void load(location, coming && isSamePage(now.location, location) ? now : null);
    if (now?.location === location) return;
    if (now && now.error === undefined && isSamePage(now.location, location)) show({ ...now, location });
    else void load(location, now);
  }, [location, load, show, coming]);

  const path = shown?.location.pathname;
  const state = shown?.location.state;
  const navigation = useMemo(
    () => ({ path, state, isLoading, reload: () => load(location, null) }),
    [path, state, isLoading, load, location],
  );
  return { shown, navigation };
}

/** The pages of the app, each loaded with its data when somebody goes there. Stands within a router. */
export function Pages({ routes, first, coming, shell, failed }: Props) {
  const { shown, navigation } = useShown({ routes, first, coming });
  useScrollPlace(shown?.isFrame ? undefined : shown?.location);
  const page = shown && (
    <Boundary of={shown.location} fallback={failed}>
      <PagesWithin pages={shown.pages} last={shown.error === undefined ? null : failed(shown.error)} />
    </Boundary>
  );
  return <NavigationContext value={navigation}>{shell(page)}</NavigationContext>;
}
