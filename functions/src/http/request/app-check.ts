import { siteKeyHeader } from "@halkopiha/domain/contract/app-check.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, isSafe } from "@halkopiha/domain/contract/call.ts";
import { reportError } from "@halkopiha/domain/contract/errors.ts";
import { replaceSubscription } from "@halkopiha/domain/contract/notifications.ts";
import { unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import type { Request, Response } from "express";
import { warn } from "firebase-functions/logger";
import { appCheck, appCheckSiteKey } from "../../config.ts";
import { appAttestation } from "../../firebase.ts";

/**
 * What mail programs call by themselves, which are not our app; what reports errors of it, such as that it cannot be attested; and what its
 * service worker calls, which cannot load what attests it, and proves the former subscription.
 */
const unattestedPaths: ReadonlySet<string> = new Set([
  unsubscribe.path,
  reportError.path,
  replaceSubscription.path,
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
 * With `APP_CHECK` on, accepts calls that write only with our app's App Check token in `X-Firebase-AppCheck`. The rejection names the key with which
 * the app is attested, so that the app loads what attests it with its first write, and only where it is asked to.
 * @throws AppError `appUnknown` for all others
 */
export async function checkApp(call: Call, request: Request, response: Response): Promise<void> {
  if (!appCheck.value() || isSafe(call) || unattestedPaths.has(call.path)) return;
  const token = request.get("X-Firebase-AppCheck");
  if (token && (await isFromOurApp(token))) return;
  response.set(siteKeyHeader, appCheckSiteKey.value());
  throw new AppError("appUnknown");
}
