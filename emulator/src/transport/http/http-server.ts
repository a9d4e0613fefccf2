import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { invalidArgument, toRpcError } from "../../shared/rpc-error.ts";
import type { StreamingResponse } from "../webchannel/back-channel.ts";
import { Channels } from "../webchannel/channels.ts";
import { type ControlDeps, handleControl } from "./control.ts";
import { corsHeaders } from "./cors.ts";
import { createErrorResponse, type HttpRequest, type HttpResponse, text } from "./response.ts";
import { handleRest } from "./rest.ts";

const maxBodyBytes = 16 * 1024 * 1024;
/** The form of a channel may contain many commits, and its encoding can triple their size. */
const maxFormBytes = 8 * maxBodyBytes;

/** Control endpoints, REST and WebChannel streams over HTTP/1.1. It opens no port: `startServer` passes connections to it. */
export function createHttpServer(controls: ControlDeps): Server {
  const channels = new Channels(controls.emulator);
  return createServer((incoming, outgoing) => {
    handle(controls, channels, { incoming, outgoing })
      .catch((thrown) => createErrorResponse(toRpcError(thrown)))
      .then((answer) => answer && send(incoming, outgoing, answer))
      .catch(() => outgoing.destroy());
  });
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** The response to a request, or undefined when it stays open. */
async function handle(
  controls: ControlDeps,
  channels: Channels,
  { incoming, outgoing }: Exchange,
): Promise<HttpResponse | undefined> {
  if (incoming.method === "OPTIONS") return { status: 204, type: "text/plain", body: "" };
  const url = new URL(incoming.url ?? "/", "http://emulator");
  const rpc = Channels.findRpc(url.pathname);
  const request: HttpRequest = {
    method: incoming.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    authorization: incoming.headers.authorization,
    body: await readBody(incoming, rpc === undefined ? maxBodyBytes : maxFormBytes),
  };
  if (rpc !== undefined)
    return channels.serve(rpc, request, (closed) => openStreamingResponse(incoming, outgoing, closed));
  return (
    (await handleControl(controls, request)) ??
    (await handleRest(controls.emulator, request)) ??
    text("Not Found\n", 404)
  );
}

/** Starts a streaming response. */
function openStreamingResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  closed: () => void,
): StreamingResponse {
  outgoing.writeHead(200, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    // Without this header a browser may buffer the first bytes to detect their content type.
    "x-content-type-options": "nosniff",
    ...corsHeaders(incoming),
  });
  outgoing.flushHeaders();
  outgoing.on("error", () => {});
  outgoing.on("close", closed);
  if (outgoing.destroyed) setImmediate(closed);
  return { write: (piece) => outgoing.write(piece), end: () => outgoing.end() };
}

async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > maxBytes) throw invalidArgument(`The body is larger than ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: HttpResponse): void {
  outgoing.writeHead(answer.status, {
    "content-type": answer.type,
    "content-length": Buffer.byteLength(answer.body),
    ...corsHeaders(incoming),
  });
  outgoing.end(answer.body);
}
