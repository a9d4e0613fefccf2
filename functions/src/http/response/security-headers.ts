import type { RequestHandler } from "express";
import { onRequestStart } from "../request/request-start.ts";

/** For two years a browser asks for this host and its subdomains by HTTPS only. Hosting has the same in `firebase.json`. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** Sets Strict-Transport-Security on each answer of this process, also on those of the Functions platform itself. */
export function requireHttps(): void {
  onRequestStart((_request, response) => {
    response.setHeader("Strict-Transport-Security", strictTransportSecurity);
  });
}

/** Headers that prevent browsers from rendering a response as a page, sniffing another content type, or sending its address on. */
const headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Sets the security headers on every response of the API, error responses included. */
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set(headers);
  next();
};
