import {
  constants,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { parseAuthorization } from "../call/caller.ts";
import type { RpcContext } from "../call/context.ts";
import type { Emulator } from "../call/emulator.ts";
import { bidiStreaming, serverStreaming, unary } from "../rpc/service.ts";
import { codes, invalidArgument, RpcError, toRpcError } from "../shared/rpc-error.ts";
import { methods } from "../wire/protocol.ts";
import { FrameReader, frame } from "./grpc-frames.ts";

const contentType = "application/grpc+proto";
const path = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/;
const flowControlWindow = 4 * 1024 * 1024;

type Method = NonNullable<ReturnType<typeof methods.get>>;

/** The Firestore service over HTTP/2. It opens no port: `startServer` passes connections to it. */
export function createGrpcServer(emulator: Emulator): Http2Server {
  const server = createServer({
    settings: { initialWindowSize: flowControlWindow },
    // With the default of 10 MB per connection, streams are rejected while large results are being sent.
    maxSessionMemory: 2000,
    streamResetBurst: 1_000_000,
    streamResetRate: 1_000_000,
  });
  server.on("session", (session) => {
    session.setLocalWindowSize(flowControlWindow);
    session.on("error", () => {});
  });
  server.on("stream", (stream, headers) => serve(emulator, stream, headers));
  return server;
}

function serve(emulator: Emulator, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  // A client that has disconnected needs no response.
  stream.on("error", () => {});
  try {
    const name = path.exec(headers[":path"] ?? "")?.[1] ?? "";
    const method = methods.get(name);
    if (!method) throw new RpcError("UNIMPLEMENTED", `Method not found: ${headers[":path"]}`);
    const context = createContext(emulator, headers);
    if (method.requestStream) serveBidi(stream, context, name, method);
    else serveUnary(stream, context, name, method);
  } catch (thrown) {
    fail(stream, toRpcError(thrown));
  }
}

function createContext(emulator: Emulator, headers: IncomingHttpHeaders): RpcContext {
  const database = headers["google-cloud-resource-prefix"];
  return {
    emulator,
    caller: parseAuthorization(headers.authorization),
    resourcePrefix: typeof database === "string" ? database : undefined,
  };
}

function serveUnary(stream: ServerHttp2Stream, context: RpcContext, name: string, method: Method): void {
  const frames = new FrameReader();
  let answered = false;
  stream.on("data", (chunk: Buffer) => {
    if (answered) return;
    for (const message of tryOrFail(stream, () => [...frames.read(chunk)]) ?? []) {
      answered = true;
      invokeMethod(context, name, method, message)
        .then((messages) => succeed(stream, messages))
        .catch((thrown) => fail(stream, toRpcError(thrown)));
      return;
    }
  });
}

/**
 * Invokes a method with one response or several.
 * @returns the framed responses
 */
async function invokeMethod(
  context: RpcContext,
  name: string,
  method: Method,
  message: Buffer,
): Promise<Buffer[]> {
  const request = deserialize(method, message);
  const messages = await dispatch(context, name, request);
  return messages.map((response) => frame(method.responseSerialize(response)));
}

async function dispatch(context: RpcContext, name: string, request: object): Promise<readonly object[]> {
  const handleUnary = unary[name];
  if (handleUnary) return [await handleUnary(context, request)];
  const handleStreaming = serverStreaming[name];
  if (handleStreaming) return handleStreaming(context, request);
  throw new RpcError("UNIMPLEMENTED", `${name} is not implemented.`);
}

function deserialize(method: Method, message: Buffer): object {
  try {
    return method.requestDeserialize(message);
  } catch {
    throw invalidArgument("The message is not one of this method.");
  }
}

function serveBidi(stream: ServerHttp2Stream, context: RpcContext, name: string, method: Method): void {
  const open = bidiStreaming[name];
  if (!open) throw new RpcError("UNIMPLEMENTED", `${name} is not implemented.`);
  respond(stream);
  const frames = new FrameReader();
  let over = false;
  const finish = (failure?: RpcError) => {
    if (over) return;
    over = true;
    endWith(stream, failure);
  };
  const handler = open(context, {
    send: (message) => {
      if (!over && stream.writable) stream.write(frame(method.responseSerialize(message)));
    },
    end: () => finish(),
    fail: finish,
  });
  stream.on("data", (chunk: Buffer) => {
    try {
      for (const message of frames.read(chunk)) if (!over) handler.message(deserialize(method, message));
    } catch (thrown) {
      finish(toRpcError(thrown));
    }
  });
  stream.on("end", () => handler.halfClose());
  stream.on("close", () => handler.close());
}

function tryOrFail<Result>(stream: ServerHttp2Stream, action: () => Result): Result | undefined {
  try {
    return action();
  } catch (thrown) {
    fail(stream, toRpcError(thrown));
    return undefined;
  }
}

function respond(stream: ServerHttp2Stream): void {
  stream.respond({ ":status": 200, "content-type": contentType }, { waitForTrailers: true });
}

function succeed(stream: ServerHttp2Stream, frames: readonly Buffer[]): void {
  if (stream.destroyed) return;
  respond(stream);
  stream.once("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
  stream.end(Buffer.concat(frames));
}

function fail(stream: ServerHttp2Stream, failure: RpcError): void {
  if (stream.destroyed) return;
  if (stream.headersSent) {
    endWith(stream, failure);
    return;
  }
  stream.respond(
    { ":status": 200, "content-type": contentType, ...toTrailers(failure) },
    { endStream: true },
  );
  closeInput(stream);
}

function endWith(stream: ServerHttp2Stream, failure: RpcError | undefined): void {
  if (stream.destroyed) return;
  stream.once("wantTrailers", () => {
    stream.sendTrailers(failure ? toTrailers(failure) : { "grpc-status": "0" });
    closeInput(stream);
  });
  stream.end();
}

// The client may still be sending; without a reset its half of the stream would stay open.
function closeInput(stream: ServerHttp2Stream): void {
  setImmediate(() => {
    if (!stream.closed && !stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR);
  });
}

function toTrailers({ code, message }: RpcError): Record<string, string> {
  return { "grpc-status": String(codes[code]), "grpc-message": percentEncode(message) };
}

function percentEncode(text: string): string {
  return text.replaceAll(/[^\x20-\x24\x26-\x7e]+/g, (part) => {
    return [...Buffer.from(part)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join("");
  });
}
