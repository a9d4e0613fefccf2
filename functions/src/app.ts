import express, { type Express } from "express";
import { routes } from "./api/routes.ts";
import { mount } from "./http/mount.ts";
import { logRequests } from "./http/request/request-log.ts";
import { trustProxies } from "./http/request/trusted-proxies.ts";
import { compress } from "./http/response/compress.ts";
import { errorHandler, notFound } from "./http/response/error-handler.ts";
import { leadToUnsubscribePage } from "./http/unsubscribe-page.ts";

/** The whole API as one Express application. */
export function createApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  // Case-sensitive routes, so that the CDN caches one entry per path. Paths with a trailing slash match too (§7) but are not cached.
  app.enable("case sensitive routing");
  trustProxies(app);
  app.use(logRequests);
  app.use(compress(["application/json"]));
  leadToUnsubscribePage(app);
  mount(app, Object.values(routes));
  app.use(notFound);
  app.use(errorHandler);
  return app;
}
