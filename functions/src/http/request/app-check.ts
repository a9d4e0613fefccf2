import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as service from "@halkopiha/domain/contract/service.ts";
import { unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import type { RequestHandler } from "express";
import { warn } from "firebase-functions/logger";
import { appCheck } from "../../config.ts";
import { appAttestation } from "../../firebase.ts";

/** Paths that monitoring, readers of the API description and mail programs call; these programs are not our app. */
const unattestedPaths: ReadonlySet<string> = new Set([
  service.health.path,
  service.openapi.path,
  unsubscribe.path,
]);

async function isFromOurApp(token: string): Promise<boolean> {
  const attestation = await appAttestation();
  return attestation.verifyToken(token).then(
    () => true,
    (error: unknown) => {
      // Unreachable Google keys and a forged token have the same error code, so the reason is logged.
      warn("App Check token rejected", { reason: String(error) });
      return false;
    },
  );
}

/**
 * With `APP_CHECK` on, accepts only calls with our app's App Check token in `X-Firebase-AppCheck`.
 * @throws AppError `appUnknown` for all others
 */
export const checkApp: RequestHandler = async (request, _response, next) => {
  if (appCheck.value() && !unattestedPaths.has(request.path)) {
    const token = request.get("X-Firebase-AppCheck");
    if (!token || !(await isFromOurApp(token))) throw new AppError("appUnknown");
  }
  next();
};
