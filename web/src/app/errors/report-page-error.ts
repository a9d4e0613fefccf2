import { reportError } from "@halkopiha/domain/contract/errors.ts";
import type { BrowserErrorKind } from "@halkopiha/domain/errors/error-report.ts";
import { sendReport } from "../../lib/errors/send-report.ts";
import { matchPath } from "../../lib/routing/match-path.ts";
import { pages } from "../pages.ts";

/** The path patterns of all pages, those without parameters first. */
const patterns = pages
  .flatMap((page) => [page, ...(page.sections ?? [])])
  .map(({ path }) => path)
  .sort((a, b) => Number(a.includes(":")) - Number(b.includes(":")));

/** The pattern of a page's path, without the names and ids in it. */
const findPattern = (pathname: string): string =>
  patterns.find((pattern) => pattern !== "*" && matchPath(pattern, pathname)) ?? "/*";

/** Reports an error of a page, named by its pattern. */
export function reportPageError(kind: BrowserErrorKind, error: unknown, pathname: string): void {
  void sendReport({ kind, error, page: findPattern(pathname) }, reportError.path);
}
