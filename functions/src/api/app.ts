import express, { type Express } from "express";
import { notFound, refuse } from "./answer.ts";
import { checkApp } from "./app-check.ts";
import { compress } from "./compress.ts";
import { harden } from "./hardening.ts";
import { mount } from "./mount.ts";
import { logRequests } from "./request-log.ts";
import { routes } from "./routes.ts";

/** The whole API as one Express application. */
export function createApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(logRequests);
  app.use(harden);
  app.use(compress);
  app.use(checkApp);
  mount(app, Object.values(routes));
  app.use(notFound);
  app.use(refuse);
  return app;
}
