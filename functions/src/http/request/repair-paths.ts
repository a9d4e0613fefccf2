import { repairPercentEncoding } from "@halkopiha/domain/percent-encoding.ts";
import { onRequestStart } from "./request-start.ts";

/**
 * Repairs paths with malformed percent-encoding. Express cannot decode them, so the Functions platform would answer 400 before it calls the
 * function, and an old link in Latin-1 would not lead to its page.
 */
export function repairPaths(): void {
  onRequestStart((request) => {
    if (request.url !== undefined) request.url = repairPercentEncoding(request.url);
  });
}
