import type { RequestHandler } from "express";
import { appUrl } from "../config.ts";
import { privateCache } from "../http/response/error-handler.ts";
import { readCachedOperator } from "../store/reference-data/operator.ts";

const path = "/.well-known/security.txt";
const cache = "public, s-maxage=3600, stale-while-revalidate=86400";

/** Days until the file expires: RFC 9116 recommends less than a year, so that a forgotten copy loses its validity. */
const validDays = 364;

/** Where and how to report a vulnerability (RFC 9116), as in SECURITY.md: at customer service, also by e-mail once there is an address. */
export function renderSecurityTxt(now: Date, siteUrl: string, email: string | null): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    ...(email === null ? [] : [`Contact: mailto:${email}?subject=turvallisuus`]),
    `Contact: ${new URL("/asiakaspalvelu", siteUrl)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: fi, en",
    `Canonical: ${new URL(path, siteUrl)}`,
    "",
  ].join("\n");
}

/** Sends `security.txt`; a URL with a query, which the CDN would cache once for each query, is redirected to it. */
export const sendSecurityTxt: RequestHandler = async ({ originalUrl }, response) => {
  if (originalUrl !== path) return void response.set("Cache-Control", privateCache).redirect(308, path);
  const operator = await readCachedOperator();
  response
    .set({ "Cache-Control": cache, "X-Content-Type-Options": "nosniff" })
    .type("text/plain")
    .send(renderSecurityTxt(new Date(), appUrl.value(), operator?.email ?? null));
};
