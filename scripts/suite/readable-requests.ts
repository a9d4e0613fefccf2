import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { readableHost, readableTarget } from "./request-target.ts";

// Loaded into firebase-tools before itself. Its Hosting emulator builds a URL of every request's target and host, outside of any
// try, and ends with all its emulators when that fails: on `GET //`, for one. So it gets to see none that is not a URL.

const Started = z.object({
  request: z.custom<IncomingMessage>((value) => value !== null && typeof value === "object"),
});

channel("http.server.request.start").subscribe((message) => {
  const { request } = Started.parse(message);
  const { url = "/", headers } = request;
  request.url = readableTarget(url);
  if (headers.host !== undefined) headers.host = readableHost(headers.host);
});
