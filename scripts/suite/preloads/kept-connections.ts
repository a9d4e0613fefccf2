import { channel } from "node:diagnostics_channel";
import type { Server } from "node:http";
import * as z from "zod/mini";

// Preloaded into firebase-tools: its servers close a connection that was idle for five seconds. A client on a busy machine sends the next request at
// that moment, and its SDK gives up when that happens three times in a row ("socket hang up" from the Storage emulator).

const Started = z.object({
  server: z.custom<Server>((value) => value !== null && typeof value === "object"),
});

/** Milliseconds; longer than a client is idle. */
const keepAliveTimeout = 10 * 60_000;

channel("http.server.request.start").subscribe((message) => {
  Started.parse(message).server.keepAliveTimeout = keepAliveTimeout;
});
