import { useAtom, useAtomValue } from "jotai/react";
import { type ReactNode, useEffect, useRef } from "react";
import { OfflineParts } from "../offline/OfflineParts.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Footer } from "./Footer.tsx";
import { isLoadingAtom } from "./loading-atoms.ts";
import { MessageBanner } from "./MessageBanner.tsx";
import { Navbar } from "./Navbar.tsx";
import { paths } from "./paths.ts";
import { useNavigate } from "./routing/location.ts";
import { useNavigation } from "./routing/shown.tsx";
import styles from "./Shell.module.css";
import { responseStatusAtom, watchOtherTabs } from "./session-atoms.ts";

/** A session that the server no longer knows ends at the login page, from wherever it was. §4 */
function useLoginAfter401() {
  const [status, setStatus] = useAtom(responseStatusAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 401) return;
    setStatus(null);
    navigate(paths.login);
  }, [status, setStatus, navigate]);
}

/** Whoever logs in or out does so in all tabs: this one fetches what is for whoever is logged in now. §4 */
function useSessionOfOtherTabs() {
  const { reload } = useNavigation();
  useEffect(() => watchOtherTabs(() => void reload()), [reload]);
}

/** A new page begins at its heading, for the keyboard and for those who listen. */
function useHeadingFocus() {
  const { path } = useNavigation();
  const before = useRef(path);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === path) return;
    before.current = path;
    if (!isFirst) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [path]);
}

function Progress() {
  const isLoading = useAtomValue(isLoadingAtom);
  const { isLoading: isPageLoading } = useNavigation();
  return <ProgressBar running={isLoading || isPageLoading} />;
}

export function Shell({ children }: { children: ReactNode }) {
  useLoginAfter401();
  useSessionOfOtherTabs();
  useHeadingFocus();
  return (
    <>
      <a href="#sisalto" className={styles.skip}>
        Siirry sisältöön
      </a>
      <Navbar />
      <OfflineParts />
      <main id="sisalto" className={styles.main} tabIndex={-1}>
        <Progress />
        {children}
      </main>
      <Footer />
      <MessageBanner />
    </>
  );
}
