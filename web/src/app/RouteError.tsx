import { messages } from "@halkopiha/domain/messages.ts";
import { useAtomValue } from "jotai/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { isOfflineAtom } from "../offline/offline-atoms.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ApiError } from "./api-error.ts";
import { PageHead } from "./PageHead.tsx";
import styles from "./RouteError.module.css";
import { useNavigation } from "./routing/shown.tsx";

const NotFound = lazy(() => import("./NotFound.tsx").then((file) => ({ default: file.NotFound })));

/** Nobody has answered: of a part of the app that did not come that is all one knows. */
const isLost = (error: unknown) => !(error instanceof ApiError) || error.status === 0;

/** The browser says that the net is back before all of it is: so often it is tried once more, each after so many milliseconds. */
const tries = 3;
const pause = 2_000;

/** What could not be fetched is asked for anew when the net is back. */
function useReloadOnline(error: unknown, reload: () => Promise<void>): void {
  const left = useRef(0);
  useEffect(() => {
    const again = () => {
      left.current = tries;
      void reload();
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [reload]);
  useEffect(() => {
    if (!isLost(error) || left.current === 0) return;
    left.current -= 1;
    const timer = setTimeout(() => void reload(), pause);
    return () => clearTimeout(timer);
  }, [error, reload]);
}

const noNet = {
  title: "Ei verkkoyhteyttä",
  text: "Tämä sivu ei ole tallessa tällä laitteella. Se avautuu, kun verkkoyhteys palaa.",
};

/** Where a page could not be shown: what happened, and a way on. */
export function RouteError({ error }: { error: unknown }) {
  const { isLoading, reload } = useNavigation();
  const isOffline = useAtomValue(isOfflineAtom);
  useReloadOnline(error, reload);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  // The shell is already on its way to the login page.
  if (error instanceof ApiError && error.status === 401) return null;
  const text = error instanceof ApiError ? error.message : messages.serverFault;
  const told = isOffline && isLost(error) ? noNet : { title: "Virhe", text };
  return (
    <>
      <PageHead title={told.title} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{told.title}</h1>
        <EmptyState title={told.text}>
          <Button busy={isLoading} onClick={() => void reload()}>
            Yritä uudelleen
          </Button>
        </EmptyState>
      </div>
    </>
  );
}
