import { messages } from "@halkopiha/domain/messages.ts";
import { useAtomValue } from "jotai/react";
import { lazy, Suspense, useEffect } from "react";
import { isOfflineAtom } from "../offline/offline-atoms.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ApiError } from "./api-error.ts";
import { PageHead } from "./PageHead.tsx";
import styles from "./RouteError.module.css";
import { useNavigation } from "./routing/shown.tsx";

const NotFound = lazy(() => import("./NotFound.tsx").then((file) => ({ default: file.NotFound })));

/** What could not be fetched is asked for anew when the net is back. */
function useReloadOnline(reload: () => Promise<void>): void {
  useEffect(() => {
    const again = () => void reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [reload]);
}

const noNet = {
  title: "Ei verkkoyhteyttä",
  text: "Tämä sivu ei ole tallessa tällä laitteella. Se avautuu, kun verkkoyhteys palaa.",
};

/** Where a page could not be shown: what happened, and a way on. */
export function RouteError({ error }: { error: unknown }) {
  const { isLoading, reload } = useNavigation();
  const isOffline = useAtomValue(isOfflineAtom);
  useReloadOnline(reload);
  const answer = error instanceof ApiError && error.status > 0 ? error : null;
  if (answer?.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  // The shell is already on its way to the login page.
  if (answer?.status === 401) return null;
  const text = error instanceof ApiError ? error.message : messages.serverFault;
  const told = isOffline && !answer ? noNet : { title: "Virhe", text };
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
