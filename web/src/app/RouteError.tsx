import { messages } from "@halkopiha/domain/messages.ts";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ApiError } from "./api-error.ts";
import { NotFound } from "./NotFound.tsx";
import { PageHead } from "./PageHead.tsx";

function isMissing(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
}

/** Where a page could not be shown: what happened, and a way on. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isMissing(error)) return <NotFound />;
  // The shell is already on its way to the login page.
  if (error instanceof ApiError && error.status === 401) return null;
  return (
    <>
      <PageHead title="Virhe" />
      <EmptyState title={error instanceof ApiError ? error.message : messages.serverFault}>
        <Button busy={state === "loading"} onClick={() => void revalidate()}>
          Yritä uudelleen
        </Button>
      </EmptyState>
    </>
  );
}
