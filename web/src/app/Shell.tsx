import { useAtom, useAtomValue } from "jotai/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate, useNavigation, useRevalidator } from "react-router-dom";
import { isLoadingAtom } from "../lib/api/loading-atoms.ts";
import { toLoginPath } from "../lib/auth/return-path.ts";
import { responseStatusAtom } from "../lib/connection/response-status-atom.ts";
import { keepFocus } from "../lib/focus/keep-focus.ts";
import { markAnswered } from "../lib/routing/before-hydration/unanswered-press.ts";
import { paths } from "../lib/routing/paths.ts";
import { subscribeToSessionInOtherTabs } from "../lib/session/session-atoms.ts";
import { keepTextNodes } from "../lib/translation/keep-text-nodes.ts";
import { ProgressBar } from "../ui/feedback/ProgressBar.tsx";
import { useHydrated } from "../ui/layout/use-hydrated.ts";
import { Footer } from "./layout/Footer.tsx";
import { MessageBanner } from "./layout/MessageBanner.tsx";
import { Navbar } from "./layout/Navbar.tsx";
import { LazyOfflineBars } from "./offline/LazyOfflineBars.tsx";
import { PageScroll } from "./PageScroll.tsx";
import styles from "./Shell.module.css";

/** Redirects to the login page when the server rejects the session (401), from any page, and back after the login. §4 */
function useLoginAfter401() {
  const [status, setStatus] = useAtom(responseStatusAtom);
  const navigate = useNavigate();
  const current = useLocation();
  const pending = useNavigation().location;
  useEffect(() => {
    if (status !== 401) return;
    setStatus(null);
    const left = pending ?? current;
    // A wrong password is answered with 401 too.
    if (left.pathname !== paths.login) void navigate(toLoginPath(left));
  }, [status, setStatus, navigate, current, pending]);
}

/** When someone logs in or out in another tab, the loaders of this tab run again for the new session. §4 */
function useRevalidateOnSessionChange() {
  const { revalidate } = useRevalidator();
  useEffect(() => subscribeToSessionInOtherTabs(() => void revalidate()), [revalidate]);
}

/** Skips to the content without changing the address: its fragment may be the secret of a mailed link. */
function skipToContent(event: MouseEvent): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

/** Moves the focus to the heading of a new page, for keyboard and screen reader users. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

function Progress() {
  // The page may have called the API before it is hydrated; the prerendered HTML has no progress bar.
  const isHydrated = useHydrated();
  const isLoading = useAtomValue(isLoadingAtom);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isRunning = isLoading || navigation.state === "loading" || revalidator.state === "loading";
  return <ProgressBar running={isHydrated && isRunning} />;
}

/** Layout around every page; rendered also while the first page is loading. */
export function Shell() {
  useLoginAfter401();
  useRevalidateOnSessionChange();
  useHeadingFocus();
  useEffect(() => keepTextNodes(document.body), []);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the content, also before the app is loaded */}
      <a href="#sisalto" className={styles.skip} onClick={skipToContent}>
        Siirry sisältöön
      </a>
      <Navbar />
      <LazyOfflineBars />
      <main id="sisalto" className={styles.main} tabIndex={-1} onClickCapture={markAnswered}>
        <Progress />
        <Outlet />
      </main>
      <Footer />
      <MessageBanner />
      <PageScroll />
    </>
  );
}
