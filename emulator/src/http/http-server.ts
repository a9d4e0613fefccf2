import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { asFailure, Failure, invalid } from "../failure.ts";
import { type HttpAnswer, type HttpRequest, refusal, text } from "./answer.ts";
import { type Controls, control } from "./control.ts";
import { rest } from "./rest.ts";

const largestBody = 16 * 1024 * 1024;

/** Control endpoints and REST over HTTP/1.1. It opens no port: connections are handed to it. */
export function createHttpServer(controls: Controls): Server {
  return createServer((incoming, outgoing) => {
    handle(controls, incoming)
      .catch((thrown) => refusal(asFailure(thrown)))
      .then((answer) => send(incoming, outgoing, answer))
      .catch(() => outgoing.destroy());
  });
}

async function handle(controls: Controls, incoming: IncomingMessage): Promise<HttpAnswer> {
  if (incoming.method === "OPTIONS") return { status: 204, type: "text/plain", body: "" };
  const url = new URL(incoming.url ?? "/", "http://emulator");
  const request: HttpRequest = {
    method: incoming.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    authorization: incoming.headers.authorization,
    body: await bodyOf(incoming),
  };
  if (/^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel/.test(request.path)) {
    throw new Failure("UNIMPLEMENTED", "WebChannel streams are not served yet: use gRPC or REST.");
  }
  return (
    (await control(controls, request)) ?? (await rest(controls.emulator, request)) ?? text("Not Found\n", 404)
  );
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > largestBody) throw invalid(`The body is larger than ${largestBody} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: HttpAnswer): void {
  outgoing.writeHead(answer.status, {
    "content-type": answer.type,
    "content-length": Buffer.byteLength(answer.body),
    ...corsHeaders(incoming),
  });
  outgoing.end(answer.body);
}

function corsHeaders({ headers, method }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  const allowed = { "access-control-allow-origin": headers.origin, vary: "origin" };
  if (method !== "OPTIONS") return allowed;
  return {
    ...allowed,
    "access-control-allow-methods": headers["access-control-request-method"] ?? "GET",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "3600",
  };
}
