import { messages } from "@halkopiha/domain/messages.ts";
import { lazy, Suspense } from "react";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ApiError } from "./api-error.ts";
import { PageHead } from "./PageHead.tsx";
import { useNavigation } from "./routing/shown.tsx";

const NotFound = lazy(() => import("./NotFound.tsx").then((file) => ({ default: file.NotFound })));

/** Where a page could not be shown: what happened, and a way on. */
export function RouteError({ error }: { error: unknown }) {
  const { isLoading, reload } = useNavigation();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  // The shell is already on its way to the login page.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <>
      <PageHead title="Virhe" />
      <EmptyState title={error instanceof ApiError ? error.message : messages.serverFault}>
        <Button busy={isLoading} onClick={() => void reload()}>
          Yritä uudelleen
        </Button>
      </EmptyState>
    </>
  );
}
