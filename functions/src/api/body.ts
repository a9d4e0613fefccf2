import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { Request } from "express";
import * as z from "zod/mini";

/** Largest JSON body in bytes. */
const largestBody = 100_000;

const contentTypes = new WeakMap<IncomingMessage, string>();

/**
 * Keeps JSON bodies raw until they reach us. The platform parses them before it calls a function and answers a malformed
 * one itself, with a page of HTML; ours must say it in Finnish, so that parser is not shown that it is JSON.
 */
export function keepBodiesRaw(): void {
  const Started = z.object({
    request: z.custom<IncomingMessage>((value) => value !== null && typeof value === "object"),
  });
  channel("http.server.request.start").subscribe((message) => {
    const { request } = Started.parse(message);
    const contentType = request.headers["content-type"];
    if (!contentType) return;
    contentTypes.set(request, contentType);
    request.headers["content-type"] = "application/octet-stream";
  });
}

function rawBody(request: Request): Buffer {
  const raw = z.safeParse(z.instanceof(Buffer), "rawBody" in request ? request.rawBody : undefined);
  return raw.success ? raw.data : Buffer.alloc(0);
}

/**
 * Reads a JSON body.
 * @throws Refusal `unsupportedMediaType`, `tooLarge`, `malformed`
 */
export function readJson(request: Request): unknown {
  const contentType = contentTypes.get(request) ?? request.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(contentType)) throw new Refusal("unsupportedMediaType");
  const raw = rawBody(request);
  if (raw.length > largestBody) throw new Refusal("tooLarge");
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    throw new Refusal("malformed");
  }
}
