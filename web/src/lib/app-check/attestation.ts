import { type FirebaseApp, initializeApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { fetchProjectConfig } from "./project-config.ts";

/** Attests the app to a Firebase app's services with reCAPTCHA Enterprise. Nothing is stored on the device. */
export const attestApp = (app: FirebaseApp, siteKey: string) =>
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });

/** Prepares to attest the app. @returns a function that resolves with a valid token, from memory while it is valid */
export async function createAttestation(siteKey: string): Promise<() => Promise<string>> {
  const check = attestApp(initializeApp(await fetchProjectConfig(), "attestation"), siteKey);
  return async () => (await getToken(check)).token;
}
