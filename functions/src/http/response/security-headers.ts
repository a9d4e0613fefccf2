import config from "../../../../firebase.json" with { type: "json" };
import { onRequestStart } from "../request/request-start.ts";

type Headers = Readonly<Record<string, string>>;

/** The headers of these names as Hosting sends them. Hosting replaces those that a function has set, so no answer has one twice. */
function readHostingHeaders(...names: string[]): Headers {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const found = headers.filter(({ key }) => names.includes(key)).map(({ key, value }) => [key, value]);
  if (found.length !== names.length) throw new Error(`firebase.json lacks one of ${names.join(", ")}.`);
  return Object.fromEntries(found);
}

/** For two years a browser asks for this host and its subdomains by HTTPS only. */
const transport = readHostingHeaders("Strict-Transport-Security");

/** The headers of each function that answers browsers. */
export const securityHeaders: Readonly<Record<"api" | "pages", Headers>> = {
  /** An answer of the API is rendered as no page, taken for no other type, and its address sent nowhere. */
  api: {
    ...transport,
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  },
  /** A page has the policy of Hosting's pages, also when it is fetched past Hosting. */
  pages: {
    ...transport,
    ...readHostingHeaders("Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"),
  },
};

/** Sets the headers on each answer of this process, also on those of the Functions platform itself. */
export function setSecurityHeaders(headers: Headers): void {
  onRequestStart((_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}
