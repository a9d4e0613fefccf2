import { useAtom, useAtomValue } from "jotai/react";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from "react-router";
import { OfflineParts } from "../offline/OfflineParts.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Footer } from "./Footer.tsx";
import { isLoadingAtom } from "./loading-atoms.ts";
import { MessageBanner } from "./MessageBanner.tsx";
import { Navbar } from "./Navbar.tsx";
import { paths } from "./paths.ts";
import styles from "./Shell.module.css";
import { responseStatusAtom } from "./session-atoms.ts";

/** A session that the server no longer knows ends at the login page, from wherever it was. §4 */
function useLoginAfter401() {
  const [status, setStatus] = useAtom(responseStatusAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 401) return;
    setStatus(null);
    void navigate(paths.login);
  }, [status, setStatus, navigate]);
}

/** A new page begins at its heading, for the keyboard and for those who listen. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

function Progress() {
  const isLoading = useAtomValue(isLoadingAtom);
  const { state } = useNavigation();
  return <ProgressBar running={isLoading || state !== "idle"} />;
}

export function Shell() {
  useLoginAfter401();
  useHeadingFocus();
  return (
    <>
      <a href="#sisalto" className={styles.skip}>
        Siirry sisältöön
      </a>
      <Progress />
      <Navbar />
      <OfflineParts />
      <main id="sisalto" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <MessageBanner />
      <ScrollRestoration />
    </>
  );
}
