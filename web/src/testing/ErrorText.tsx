import { useRouteError } from "react-router-dom";
import { ApiError } from "../lib/api/errors.ts";

/** ErrorBoundary of a route without the app's shell: status and text of the error. */
export function ErrorText() {
  const error = useRouteError();
  return <h1>{error instanceof ApiError ? `${error.status}: ${error.message}` : String(error)}</h1>;
}
