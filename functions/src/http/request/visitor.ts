import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { sessionSecret, visitorLifetime } from "../../config.ts";
import { isSigned, signWithNewest } from "../../keys/signatures.ts";

/** The only cookie that Firebase Hosting forwards. */
const cookieName = "__session";

const toSignedText = (id: string) => `visitor:${id}`;

/** The value of the cookie of a visitor: the id with its signature. */
export function toVisitorCookie(id: string): string {
  return `${id}.${signWithNewest(sessionSecret, toSignedText(id)).toString("base64url")}`;
}

const cookiePattern = new RegExp(`(?<=^|;\\s*)${cookieName}=([\\w-]+)\\.([\\w-]+)(?=\\s*(?:;|$))`, "g");

/**
 * The visitor id of the first cookie with a valid signature; null when there is none. Another application on the same domain, or an older one,
 * may have set a cookie of the same name, which browsers send too, often before ours.
 */
export function parseVisitorCookie(cookies: string): string | null {
  for (const [, id = "", signed = ""] of cookies.matchAll(cookiePattern)) {
    if (isSigned(sessionSecret, toSignedText(id), Buffer.from(signed, "base64url"))) return id;
  }
  return null;
}

/** Whether a request has no valid visitor cookie. */
export function isNewVisitor(request: Request): boolean {
  return parseVisitorCookie(request.get("cookie") ?? "") === null;
}

/** The visitor id of the cookie, or a new one. */
export function identifyVisitor(request: Request): string {
  return parseVisitorCookie(request.get("cookie") ?? "") ?? randomBytes(16).toString("base64url");
}

/** Sets or renews the cookie of a visitor. */
export function keepVisitor(response: Response, id: string): void {
  response.cookie(cookieName, toVisitorCookie(id), {
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    path: "/",
    maxAge: visitorLifetime,
  });
}
