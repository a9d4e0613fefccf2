import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { appVersionHeader, oldestAppVersion } from "@halkopiha/domain/contract/app-version.ts";
import { type Call, isSafe } from "@halkopiha/domain/contract/call.ts";
import type { Request } from "express";

/**
 * Rejects what an app writes that is too old to be understood: it asks its user to load the page again, and keeps what it has queued.
 * @throws AppError `outdated`
 */
export function checkAppVersion(call: Call, request: Request): void {
  const sent = request.get(appVersionHeader);
  if (sent === undefined || isSafe(call)) return;
  if (!(Number(sent) >= oldestAppVersion)) throw new AppError("outdated");
}
