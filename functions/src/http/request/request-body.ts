import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Call } from "@halkopiha/domain/contract/call.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { onRequestStart } from "./request-start.ts";

/** Maximum body size in bytes of calls that declare none. */
const maxJson = 100_000;
/** Size of a multipart form in addition to its file, in bytes. */
const formOverhead = 10_000;

const bodyHeaders = ["content-type", "content-length", "content-encoding", "transfer-encoding"] as const;
type BodyHeaders = Pick<IncomingHttpHeaders, (typeof bodyHeaders)[number]>;

const hiddenHeaders = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Hides the body headers from the parsers of the Functions platform, which would decompress and buffer up to 1 GiB before they call the
 * function. They then see no body, and `readJson` and `readUpload` read it with their own limits.
 */
export function disablePlatformBodyParsing(): void {
  onRequestStart((request) => {
    hiddenHeaders.set(request, { ...request.headers });
    for (const name of bodyHeaders) delete request.headers[name];
  });
}

/** The body headers that the client sent. */
const getBodyHeaders = (request: IncomingMessage): BodyHeaders =>
  hiddenHeaders.get(request) ?? request.headers;

/** Maximum body size of a call, in bytes. */
const getMaxBodySize = (call?: Call) =>
  call?.upload ? call.upload.maxSize + formOverhead : (call?.maxBodySize ?? maxJson);

/**
 * Checks the headers before the body is read: rejects compressed bodies and a Content-Length above the limit of the call.
 * @throws AppError `unsupportedMediaType`, `tooLarge`
 */
export function checkBody(request: IncomingMessage, call?: Call): void {
  const { "content-encoding": encoding = "identity", "content-length": length = "0" } =
    getBodyHeaders(request);
  if (encoding.trim().toLowerCase() !== "identity") throw new AppError("unsupportedMediaType");
  if (Number(length) > getMaxBodySize(call)) throw new AppError("tooLarge");
}

/**
 * Reads a body of at most `maxSize` bytes. Written by hand because Express's parsers respond only after receiving a rejected body
 * completely; here the rest is discarded while the response is sent.
 * @throws AppError `tooLarge`, `malformed` when the body is incomplete; the abort reason of `signal`
 */
function readBytes(request: IncomingMessage, maxSize: number, signal: AbortSignal): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxSize) reject(new AppError("tooLarge"));
    else chunks.push(chunk);
  };
  const finish = () => resolve(Buffer.concat(chunks));
  const fail = () => reject(new AppError("malformed"));
  const abort = () => reject(signal.reason);
  request.on("data", take).on("end", finish).on("error", fail).on("close", fail);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return promise.finally(() => {
    request.off("data", take).off("end", finish).off("error", fail).off("close", fail).resume();
    signal.removeEventListener("abort", abort);
  });
}

/**
 * Reads the single file of a multipart form.
 * @throws AppError `unsupportedMediaType`, `tooLarge`, `malformed`, `invalid` when the field contains no file
 */
export async function readUpload(
  request: IncomingMessage,
  call: Call & { upload: NonNullable<Call["upload"]> },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { field, maxSize } = call.upload;
  const contentType = getBodyHeaders(request)["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new AppError("unsupportedMediaType");
  const bytes = await readBytes(request, getMaxBodySize(call), signal);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => {
      throw new AppError("malformed");
    });
  const file = form.get(field);
  if (!(file instanceof Blob)) throw new AppError("invalid", { fields: { [field]: messages.requiredField } });
  if (file.size > maxSize) throw new AppError("tooLarge");
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Reads a JSON body.
 * @throws AppError `unsupportedMediaType`, `tooLarge`, `malformed`
 */
export async function readJson(request: IncomingMessage, call: Call, signal: AbortSignal): Promise<unknown> {
  if (!/^application\/json\b/i.test(getBodyHeaders(request)["content-type"] ?? "")) {
    throw new AppError("unsupportedMediaType");
  }
  const bytes = await readBytes(request, getMaxBodySize(call), signal);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new AppError("malformed");
  }
}
