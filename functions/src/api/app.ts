import express, { type Express } from "express";
import { trustProxies } from "./address.ts";
import { errorHandler, notFound } from "./answer.ts";
import { checkApp } from "./app-check.ts";
import { compress } from "./compress.ts";
import { setSecurityHeaders } from "./hardening.ts";
import { mount } from "./mount.ts";
import { logRequests } from "./request-log.ts";
import { routes } from "./routes.ts";

/** The whole API as one Express application. */
export function createApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  // Every path has one spelling, or a CDN would keep its answer for each. A slash at the end may stand or not (§7); answers to the other
  // spelling are kept nowhere.
  app.enable("case sensitive routing");
  trustProxies(app);
  app.use(logRequests);
  app.use(setSecurityHeaders);
  app.use(compress);
  app.use(checkApp);
  mount(app, Object.values(routes));
  app.use(notFound);
  app.use(errorHandler);
  return app;
}
