import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Location, type RouteObject, useLocation, useNavigate, useRoutes } from "react-router";
import { Boundary } from "./Boundary.tsx";
import { type PageRoute, Redirect } from "./page-route.ts";
import { isSamePage, prepare, type Shown } from "./prepare.ts";
import { useScrollPlace } from "./scroll.ts";
import { DataContext, NavigationContext } from "./shown.ts";

interface Props {
  routes: readonly PageRoute[];
  /** What is to be seen at once, when it has been prepared before the app starts. */
  first: Shown | null;
  /** What stands around every page. */
  shell: (page: ReactNode) => ReactNode;
  /** What stands in the place of a page that failed. */
  failed: (error: unknown) => ReactNode;
}

function Page({ route, shown }: { route: PageRoute; shown: Shown }) {
  const prepared = shown.pages.get(route);
  if (!prepared) return null;
  const { Component } = prepared.module;
  return (
    <DataContext value={prepared.data}>
      <Component />
    </DataContext>
  );
}

function placeOf(route: PageRoute, shown: Shown): RouteObject {
  const element = <Page route={route} shown={shown} />;
  if (route.index) return { index: true, element };
  const children = route.children?.map((child) => placeOf(child, shown));
  return { path: route.path ?? "", element, ...(children && { children }) };
}

function ShownPages({ routes, shown }: { routes: readonly PageRoute[]; shown: Shown }) {
  return useRoutes(
    routes.map((route) => placeOf(route, shown)),
    shown.location,
  );
}

/** Follows the address: what is shown stays until the next page is whole. */
function useShown(routes: readonly PageRoute[], first: Shown | null) {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(first);
  const [isLoading, setLoading] = useState(first === null);
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
      const next = await prepare(routes, target, kept);
      // The visitor has gone on meanwhile.
      if (mine !== turn.current) return;
      if (next instanceof Redirect) void navigate(next.to, { replace: true });
      else show(next);
    },
    [routes, navigate, show],
  );

  useEffect(() => {
    const now = current.current;
    if (now?.location.key === location.key) return;
    if (now && now.error === undefined && isSamePage(now.location, location)) show({ ...now, location });
    else void load(location, now);
  }, [location, load, show]);

  const navigation = useMemo(
    () => ({ isLoading, reload: () => load(location, null) }),
    [isLoading, load, location],
  );
  return { shown, navigation };
}

/** The pages of the app, each loaded with its data when somebody goes there. Stands within a router. */
export function Pages({ routes, first, shell, failed }: Props) {
  const { shown, navigation } = useShown(routes, first);
  useScrollPlace(shown?.location);
  const page = shown && (
    <Boundary of={shown.location} fallback={failed}>
      {shown.error === undefined ? <ShownPages routes={routes} shown={shown} /> : failed(shown.error)}
    </Boundary>
  );
  return <NavigationContext value={navigation}>{shell(page)}</NavigationContext>;
}
