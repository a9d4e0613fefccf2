import express, { type Express } from "express";
import { logRequests } from "../http/request/request-log.ts";
import { trustProxies } from "../http/request/trusted-proxies.ts";
import { compress } from "../http/response/compress.ts";
import { sendOgImage } from "./og-images/send-og-image.ts";
import { sendSecurityTxt } from "./security-txt.ts";
import { sendError, sendNotFound } from "./send-error.ts";
import { sendPage } from "./send-page.ts";
import { sendSitemapIndex, sendSitemapPart } from "./sitemap/send-sitemap.ts";

/** The pages that are rendered on the server, as one Express application. */
export function createPagesApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  trustProxies(app);
  app.use(logRequests);
  app.use(compress(["text/html", "application/xml"]));
  app.get("/kortti/:file", sendOgImage);
  app.get("/.well-known/security.txt", sendSecurityTxt);
  app.get("/sitemap.xml", sendSitemapIndex);
  app.get("/sitemap/:part", sendSitemapPart);
  app.get("/*path", sendPage);
  app.use(sendNotFound);
  app.use(sendError);
  return app;
}
