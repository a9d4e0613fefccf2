import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";

const Started = z.object({
  request: z.custom<IncomingMessage>((value) => value !== null && typeof value === "object"),
});

/** Calls `change` with each request of this process before its server does, so also before the Functions platform handles it. */
export function onRequestStart(change: (request: IncomingMessage) => void): void {
  channel("http.server.request.start").subscribe((message) => change(Started.parse(message).request));
}
