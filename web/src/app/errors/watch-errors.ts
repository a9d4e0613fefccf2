import type { BrowserErrorKind } from "@halkopiha/domain/errors/error-report.ts";
import { loadOptional } from "../../lib/routing/stale-chunks.ts";

/** Reports an error to the server, where root reads it. What scrubs and sends it is loaded with the first error. */
export function reportError(kind: BrowserErrorKind, error: unknown): void {
  const { pathname } = location;
  void loadOptional(() => import("./report-page-error.ts")).then((file) =>
    file?.reportPageError(kind, error, pathname),
  );
}

/** Reports what is thrown and caught by nobody. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => {
    if (error) reportError("error", error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => reportError("rejection", reason));
}
