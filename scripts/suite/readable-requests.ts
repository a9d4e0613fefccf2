import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { readableHost, readableTarget } from "./request-target.ts";

// Preloaded into firebase-tools: its Hosting emulator crashes on a request target that is not a valid URL (`GET //`), so such targets are
// replaced first.

const Started = z.object({
  request: z.custom<IncomingMessage>((value) => value !== null && typeof value === "object"),
});

channel("http.server.request.start").subscribe((message) => {
  const { request } = Started.parse(message);
  const { url = "/", headers } = request;
  request.url = readableTarget(url);
  if (headers.host !== undefined) headers.host = readableHost(headers.host);
});
