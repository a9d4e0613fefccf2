import type { RequestHandler } from "express";

/** Headers that keep a browser from taking an answer for a page, or for anything but what its type says. */
const headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Puts the security headers on every answer, refusals too. */
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set(headers);
  next();
};
