import { channel } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { messages } from "@halkopiha/domain/messages.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { Request } from "express";
import * as z from "zod/mini";

/** Largest JSON body in bytes. */
const largestBody = 100_000;
/** What a multipart form adds to its file, in bytes. */
const formOverhead = 10_000;

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

/** The content type as the caller sent it. */
function contentTypeOf(request: Request): string {
  return contentTypes.get(request) ?? request.get("content-type") ?? "";
}

/**
 * Reads the one file of a multipart form.
 * @throws Refusal `unsupportedMediaType`, `tooLarge`, `malformed`, `invalid` when the field holds no file
 */
export async function readUpload(
  request: Request,
  { field, most }: { field: string; most: number },
): Promise<Uint8Array> {
  const contentType = contentTypeOf(request);
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Refusal("unsupportedMediaType");
  const raw = rawBody(request);
  if (raw.length > most + formOverhead) throw new Refusal("tooLarge");
  const form = await new Response(new Uint8Array(raw), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => {
      throw new Refusal("malformed");
    });
  const file = form.get(field);
  if (!(file instanceof Blob)) throw new Refusal("invalid", { fields: { [field]: messages.requiredField } });
  if (file.size > most) throw new Refusal("tooLarge");
  return new Uint8Array(await file.arrayBuffer());
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
  if (!/^application\/json\b/i.test(contentTypeOf(request))) throw new Refusal("unsupportedMediaType");
  const raw = rawBody(request);
  if (raw.length > largestBody) throw new Refusal("tooLarge");
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    throw new Refusal("malformed");
  }
}
