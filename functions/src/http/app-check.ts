import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as service from "@halkopiha/domain/contract/service.ts";
import type { RequestHandler } from "express";
import { warn } from "firebase-functions/logger";
import { appCheck } from "../config.ts";
import { appAttestation } from "../firebase.ts";

/** What is asked by programs that watch us or read our description; none of them is our app. */
const unattestedPaths: ReadonlySet<string> = new Set([service.health.path, service.openapi.path]);

async function isFromOurApp(token: string): Promise<boolean> {
  const attestation = await appAttestation();
  return attestation.verifyToken(token).then(
    () => true,
    (error: unknown) => {
      // Google's keys out of reach look the same as a forged token: only the reason tells them apart.
      warn("App Check token rejected", { reason: String(error) });
      return false;
    },
  );
}

/**
 * Lets only calls through that carry our app's attestation in `X-Firebase-AppCheck`, when `APP_CHECK` is on.
 * @throws AppError `appUnknown` for all others
 */
export const checkApp: RequestHandler = async (request, _response, next) => {
  if (appCheck.value() && !unattestedPaths.has(request.path)) {
    const token = request.get("X-Firebase-AppCheck");
    if (!token || !(await isFromOurApp(token))) throw new AppError("appUnknown");
  }
  next();
};
