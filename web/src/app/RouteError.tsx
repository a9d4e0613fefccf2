import { messages } from "@halkopiha/domain/messages.ts";
import { useAtomValue } from "jotai/react";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { ApiError } from "../lib/api/errors.ts";
import { isOfflineAtom } from "../lib/connection/offline-atom.ts";
import { useRetryOnline } from "../lib/connection/use-retry-online.ts";
import { PageHead } from "../market/page-head/PageHead.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Button } from "../ui/forms/Button.tsx";
import { reportError } from "./errors/watch-errors.ts";
import styles from "./RouteError.module.css";

const NotFound = lazy(() => import("./not-found-route.tsx").then((file) => ({ default: file.Component })));

/** True when no response came: a network error, or a chunk that could not be loaded. */
const isUnreachable = (error: unknown) => !(error instanceof ApiError) || error.status === 0;

/**
 * Retries loading the page. React Router never requests a failed route module again, so the document is reloaded unless the error is an
 * ApiError.
 */
function useRetry(error: unknown): { state: "idle" | "loading"; retry: () => void } {
  const { state, revalidate } = useRevalidator();
  const isAnswer = error instanceof ApiError;
  const retry = useCallback(() => {
    if (isAnswer) void revalidate();
    else location.reload();
  }, [isAnswer, revalidate]);
  return { state, retry };
}

const offlineMessage = {
  title: "Ei verkkoyhteyttä",
  text: "Tämä sivu ei ole tallessa tällä laitteella. Se avautuu, kun verkkoyhteys palaa.",
};

/** ErrorBoundary of every route: the error text and a retry button. */
export function RouteError() {
  const error = useRouteError();
  const { state, retry } = useRetry(error);
  useEffect(() => reportError("render", error), [error]);
  const isOffline = useAtomValue(isOfflineAtom);
  useRetryOnline(isUnreachable(error) ? error : null, retry);
  if ((error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  // Shell already redirects to the login page.
  if (error instanceof ApiError && error.status === 401) return null;
  const text = error instanceof ApiError ? error.message : messages.serverError;
  const isForbidden = error instanceof ApiError && error.status === 403;
  const title = isForbidden ? "Ei käyttöoikeutta" : "Virhe";
  const displayed = isOffline && isUnreachable(error) ? offlineMessage : { title, text };
  return (
    <>
      <PageHead title={displayed.title} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{displayed.title}</h1>
        <EmptyState title={displayed.text}>
          {isForbidden ? (
            <p>Jos sivu kuuluu työhösi, pyydä pääkäyttäjää katsomaan se puolestasi.</p>
          ) : (
            <Button busy={state === "loading"} onClick={retry}>
              Yritä uudelleen
            </Button>
          )}
        </EmptyState>
      </div>
    </>
  );
}
