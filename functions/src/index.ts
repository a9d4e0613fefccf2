import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from "firebase-functions/firestore";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { createApp } from "./api/app.ts";
import { keepBodiesRaw } from "./api/body.ts";
import { clockRegion, personalIdKey, region, sessionSecret, smsKey, smtpUrl } from "./config.ts";
import { endOfDay as closeDay } from "./jobs/end-of-day.ts";
import { retryMails as retry } from "./jobs/retry-mails.ts";
import { buildExport } from "./triggers/export-requested.ts";
import { followPlace } from "./triggers/locality-changed.ts";
import { sendQueued } from "./triggers/mail-queued.ts";
import { tellOfAdvance } from "./triggers/order-advanced.ts";
import { confirmOrder } from "./triggers/order-created.ts";
import { sendPincode } from "./triggers/pincode-created.ts";
import { followProfile } from "./triggers/profile-changed.ts";
import { followRegionName } from "./triggers/region-changed.ts";

// Every function loads this file; only the instances of `api` take JSON from people.
if (process.env["FUNCTION_TARGET"] === "api") keepBodiesRaw();

export const api = onRequest(
  { region, concurrency: 80, secrets: [sessionSecret, personalIdKey], invoker: "public" },
  createApp(),
);

export const orderCreated = onDocumentCreated({ document: "orders/{id}", region }, confirmOrder);

export const exportRequested = onDocumentCreated(
  { document: "exports/{id}", region, memory: "512MiB", timeoutSeconds: 540, retry: true },
  buildExport,
);

export const orderAdvanced = onDocumentUpdated({ document: "orders/{id}", region }, tellOfAdvance);

export const pincodeCreated = onDocumentCreated({ document: "pincodes/{id}", region }, sendPincode);

export const profileChanged = onDocumentWritten(
  { document: "users/{uid}", region, memory: "512MiB", timeoutSeconds: 540, retry: true },
  followProfile,
);

export const localityChanged = onDocumentWritten(
  { document: "localities/{id}", region, timeoutSeconds: 540, retry: true },
  followPlace,
);

export const regionChanged = onDocumentUpdated(
  { document: "regions/{id}", region, retry: true },
  followRegionName,
);

/** What whoever sends messages needs to know; pincodes are worked out with the session secret. */
const secrets = [smtpUrl, smsKey, sessionSecret];

export const mailQueued = onDocumentCreated(
  { document: "mail/{id}", region, secrets, timeoutSeconds: 120 },
  sendQueued,
);

export const retryMails = onSchedule(
  { schedule: "every 5 minutes", region: clockRegion, secrets, timeoutSeconds: 540 },
  () => retry(() => new Date()),
);

export const endOfDay = onSchedule(
  { schedule: "every day 03:30", timeZone: "Europe/Helsinki", region: clockRegion, timeoutSeconds: 1800 },
  () => closeDay(new Date()),
);
