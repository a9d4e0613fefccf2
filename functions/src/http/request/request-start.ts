import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";

const isObject = (value: unknown) => value !== null && typeof value === "object";
const Started = z.object({
  request: z.custom<IncomingMessage>(isObject),
  response: z.custom<ServerResponse>(isObject),
});

/** Calls `change` with each request of this process before its server does, so also before the Functions platform handles it. */
export function onRequestStart(change: (request: IncomingMessage, response: ServerResponse) => void): void {
  channel("http.server.request.start").subscribe((message) => {
    const { request, response } = Started.parse(message);
    change(request, response);
  });
}
