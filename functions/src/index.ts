import { onDocumentCreated } from "firebase-functions/firestore";
import { onRequest } from "firebase-functions/https";
import { createApp } from "./api/app.ts";
import { keepBodiesRaw } from "./api/body.ts";
import { region, sessionSecret } from "./config.ts";
import { buildExport } from "./triggers/export-requested.ts";
import { confirmOrder } from "./triggers/order-created.ts";

// Every function loads this file; only the instances of `api` take JSON from people.
if (process.env["FUNCTION_TARGET"] === "api") keepBodiesRaw();

export const api = onRequest(
  { region, concurrency: 80, secrets: [sessionSecret], invoker: "public" },
  createApp(),
);

export const orderCreated = onDocumentCreated({ document: "orders/{id}", region }, confirmOrder);

export const exportRequested = onDocumentCreated(
  { document: "exports/{id}", region, memory: "512MiB", timeoutSeconds: 540, retry: true },
  buildExport,
);
