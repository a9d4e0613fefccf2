import type { RequestHandler } from "express";

/** Headers that prevent browsers from rendering a response as a page or sniffing another content type. */
const headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Sets the security headers on every response, error responses included. */
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set(headers);
  next();
};
