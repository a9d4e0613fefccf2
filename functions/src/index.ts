import { setGlobalOptions } from "firebase-functions";
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from "firebase-functions/firestore";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { createApp } from "./app.ts";
import {
  alertKeys,
  eventKeys,
  loginKeys,
  orderKeys,
  personalIdKey,
  pincodeKeys,
  region,
  schedulerRegion,
  secondFactorKey,
  sessionSecret,
  smsKey,
  smtpUrl,
  vapidPrivateKey,
} from "./config.ts";
import { countingErrors } from "./errors/server-errors.ts";
import { repairPaths } from "./http/request/repair-paths.ts";
import { disablePlatformBodyParsing } from "./http/request/request-body.ts";
import { securityHeaders, setSecurityHeaders } from "./http/response/security-headers.ts";
import { endOfDay as runEndOfDay } from "./jobs/end-of-day.ts";
import { mailAlerts as runMailAlerts } from "./jobs/mail-alerts.ts";
import { notifyRecalls as runNotifyRecalls } from "./jobs/notify-recalls.ts";
import { queueMissingMails as runQueueMissingMails } from "./jobs/queue-missing-mails.ts";
import { retryMails as runRetryMails } from "./jobs/retry-mails.ts";
import { createPagesApp } from "./pages/app.ts";
import { storeEndedOffers } from "./store/products/ended-offers.ts";
import { indexEndedPauses } from "./store/products/paused-products.ts";
import { getToday } from "./today.ts";
import { syncDeliveryPrices } from "./triggers/delivery-cost-changed.ts";
import { buildExport } from "./triggers/export-requested.ts";
import { syncLocality } from "./triggers/locality-changed.ts";
import { sendQueued } from "./triggers/mail-queued.ts";
import { mailOrderStatus } from "./triggers/order-advanced.ts";
import { sendPincode } from "./triggers/pincode-created.ts";
import { syncProfile } from "./triggers/profile-changed.ts";
import { syncRegion } from "./triggers/region-changed.ts";

// Every function loads this file; strangers reach these two, and only `api` reads the bodies of requests.
const target = process.env["FUNCTION_TARGET"];
if (target === "api" || target === "pages") {
  disablePlatformBodyParsing();
  setSecurityHeaders(securityHeaders[target]);
  repairPaths();
}

// Bounds the cost of a flood of calls or events: a new project has 20 processors in a region, one for each instance, and events wait
// (`docs/operations/quotas.md`). Triggers and jobs are called only from within the project; `api` and
// `pages` must be public, or Hosting could not reach them.
setGlobalOptions({ maxInstances: 1, ingressSettings: "ALLOW_INTERNAL_ONLY" });

// Measured under functions-framework, 2026-11-22: 130 MiB when idle, 282 after one image of 4096 × 4096 px and 5 MiB, 622 at the peak of 80
// such images sent at once; 400 JSON bodies of 100 kB add nothing. 512 MiB would not be enough.
export const api = onRequest(
  {
    region,
    concurrency: 80,
    memory: "1GiB",
    maxInstances: 8,
    secrets: [
      sessionSecret,
      pincodeKeys,
      alertKeys,
      orderKeys,
      eventKeys,
      loginKeys,
      personalIdKey,
      secondFactorKey,
    ],
    invoker: "public",
    ingressSettings: "ALLOW_ALL",
  },
  createApp(),
);

// Renders pages for search engines, shared links and first visits, and draws Open Graph images; Hosting's CDN keeps them.
// Drawing 240 of them one after another peaked at 350 MiB, 2026-11-23.
export const pages = onRequest(
  {
    region,
    concurrency: 40,
    memory: "1GiB",
    maxInstances: 4,
    invoker: "public",
    ingressSettings: "ALLOW_ALL",
  },
  createPagesApp(),
);

// A workbook is written as a whole. Measured with 20,000 sellers, 2026-11-22: 173 MiB at the peak above the 130 of the idle process. Two at
// once might not fit into one instance, so it builds one at a time.
export const exportRequested = onDocumentCreated(
  { document: "exports/{id}", region, memory: "512MiB", concurrency: 1, timeoutSeconds: 540, retry: true },
  countingErrors("trigger", "exportRequested", buildExport),
);

export const orderAdvanced = onDocumentUpdated(
  { document: "orders/{id}", region, retry: true },
  countingErrors("trigger", "orderAdvanced", mailOrderStatus),
);

export const pincodeCreated = onDocumentCreated(
  { document: "pincodes/{id}", region, retry: true },
  countingErrors("trigger", "pincodeCreated", sendPincode),
);

export const profileChanged = onDocumentWritten(
  { document: "users/{uid}", region, memory: "512MiB", timeoutSeconds: 540, retry: true },
  countingErrors("trigger", "profileChanged", syncProfile),
);

export const deliveryCostChanged = onDocumentWritten(
  { document: "deliveryCosts/{id}", region, memory: "512MiB", timeoutSeconds: 540, retry: true },
  countingErrors("trigger", "deliveryCostChanged", syncDeliveryPrices),
);

export const localityChanged = onDocumentWritten(
  { document: "localities/{id}", region, timeoutSeconds: 540, retry: true },
  countingErrors("trigger", "localityChanged", syncLocality),
);

export const regionChanged = onDocumentUpdated(
  { document: "regions/{id}", region, retry: true },
  countingErrors("trigger", "regionChanged", syncRegion),
);

/** Secrets of the functions that send messages; pincodes and codes of orders are derived when they are sent. */
const secrets = [smtpUrl, smsKey, pincodeKeys, orderKeys, vapidPrivateKey];

export const mailQueued = onDocumentCreated(
  { document: "mail/{id}", region, secrets, timeoutSeconds: 120, retry: true },
  countingErrors("trigger", "mailQueued", sendQueued),
);

export const retryMails = onSchedule(
  { schedule: "every 5 minutes", region: schedulerRegion, secrets, timeoutSeconds: 540 },
  countingErrors("job", "retryMails", () => runRetryMails(() => new Date())),
);

// A dangerous product does not wait; without a recall a run asks one query.
export const notifyRecalls = onSchedule(
  { schedule: "every 2 minutes", region: schedulerRegion, timeoutSeconds: 540 },
  countingErrors("job", "notifyRecalls", runNotifyRecalls),
);

export const queueMissingMails = onSchedule(
  { schedule: "every 10 minutes", region: schedulerRegion, timeoutSeconds: 300 },
  countingErrors("job", "queueMissingMails", () => runQueueMissingMails(new Date())),
);

// The second and the third run continue a run that was interrupted; after a complete one they read a single document.
export const mailAlerts = onSchedule(
  {
    schedule: "0 8,9,10 * * *",
    timeZone: "Europe/Helsinki",
    region: schedulerRegion,
    memory: "512MiB",
    timeoutSeconds: 1800,
    secrets: [alertKeys],
  },
  countingErrors("job", "mailAlerts", () => runMailAlerts(new Date())),
);

// The order of the search follows within minutes of midnight; whether a product can be ordered is decided by the day itself.
export const endPauses = onSchedule(
  { schedule: "every day 00:00", timeZone: "Europe/Helsinki", region: schedulerRegion, timeoutSeconds: 540 },
  countingErrors("job", "endPauses", () => indexEndedPauses(getToday())),
);

// What is announced and what is paid follow from the offer's last day itself; the stored price and the search follow within minutes.
export const endOffers = onSchedule(
  { schedule: "every day 00:00", timeZone: "Europe/Helsinki", region: schedulerRegion, timeoutSeconds: 540 },
  countingErrors("job", "endOffers", () => storeEndedOffers(getToday())),
);

export const endOfDay = onSchedule(
  {
    schedule: "every day 03:30",
    timeZone: "Europe/Helsinki",
    region: schedulerRegion,
    timeoutSeconds: 1800,
    secrets: [personalIdKey],
  },
  countingErrors("job", "endOfDay", () => runEndOfDay(new Date())),
);
