import { ErrorSource } from "@halkopiha/domain/errors/error-report.ts";

/** What narrows the list of errors; undefined for all. */
export interface ErrorFilter {
  source?: ErrorSource | undefined;
  release?: string | undefined;
}

/** The sources as the URL names them. */
const sourceParams = { browser: "selain", server: "palvelin" } as const satisfies Record<ErrorSource, string>;

/** Parses the URL's parameters; invalid values are ignored. */
export function parseErrorFilter(params: URLSearchParams): ErrorFilter {
  const release = params.get("julkaisu");
  return {
    source: ErrorSource.options.find((source) => sourceParams[source] === params.get("lahde")),
    release: release && release.length <= 40 ? release : undefined,
  };
}

/** Query string of a filter; what does not narrow the list is omitted. */
export function formatErrorFilter({ source, release }: ErrorFilter): `?${string}` {
  const params = { ...(source && { lahde: sourceParams[source] }), ...(release && { julkaisu: release }) };
  return `?${new URLSearchParams(params)}`;
}
