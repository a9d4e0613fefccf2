import { parseAuthorization } from "../../call/caller.ts";
import type { Emulator } from "../../call/emulator.ts";
import { bidiStreaming } from "../../rpc/service.ts";
import { invalidArgument, RpcError } from "../../shared/rpc-error.ts";
import { fromJson, toJson } from "../../wire/json.ts";
import { parseJsonBody } from "../http/body.ts";
import { type HttpRequest, type HttpResponse, text } from "../http/response.ts";
import { BackChannel, type StreamingResponse } from "./back-channel.ts";
import { chunk } from "./chunk.ts";
import { type Form, readForm, readHeaders, readNumber } from "./form.ts";
import { defaultTimeouts, Session, type SessionTimeouts } from "./session.ts";

const path = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/;
const version = 8;
const serverVersion = 12;

/** Opens the response of a pending request; `closed` is called when it ends. */
export type OpenResponse = (closed: () => void) => StreamingResponse;

/** The streams of browsers over the WebChannel protocol: each is a session of short POST requests and pending requests. */
export class Channels {
  readonly #emulator: Emulator;
  readonly #timeouts: SessionTimeouts;
  readonly #sessions = new Map<string, Session>();

  constructor(emulator: Emulator, timeouts: SessionTimeouts = defaultTimeouts) {
    this.#emulator = emulator;
    this.#timeouts = timeouts;
  }

  /** The number of sessions, including those to which a client may reconnect. */
  get size(): number {
    return this.#sessions.size;
  }

  /** The RPC of a channel's path, or undefined for other paths. */
  static findRpc(requested: string): string | undefined {
    return path.exec(requested)?.[1];
  }

  /**
   * Handles a request.
   * @returns undefined for a back channel, whose response stays open
   */
  serve(rpc: string, request: HttpRequest, open: OpenResponse): HttpResponse | undefined {
    const { query } = request;
    if (query.get("VER") !== String(version))
      throw invalidArgument(`Only version ${version} of channels is served.`);
    const id = query.get("SID");
    if (id === null) return this.#handshake(rpc, request);
    const session = this.#sessions.get(id);
    if (query.get("TYPE") === "terminate") {
      session?.terminate();
      return text("");
    }
    // The client starts a new session when it finds "Unknown SID" in the body, but not at its beginning.
    if (!session) return text("Error: Unknown SID", 400);
    session.acknowledge(readNumber(query, "AID"));
    if (request.method === "POST") return receiveForm(session, readForm(request.body));
    if (query.get("TYPE") !== "xmlhttp") throw new RpcError("UNIMPLEMENTED", "Only TYPE=xmlhttp is served.");
    openBackChannel(session, query, open);
    return undefined;
  }

  #handshake(rpc: string, { method, query, body }: HttpRequest): HttpResponse {
    if (method !== "POST") throw new RpcError("UNIMPLEMENTED", "A channel is opened by POST.");
    const form = readForm(body);
    const headers = new Map([...readHeaders(query.get("$httpHeaders") ?? ""), ...form.headers]);
    const id = this.#emulator.deps.randomBytes(16).toString("base64url");
    const session = this.#open(id, rpc, headers);
    this.#sessions.set(id, session);
    session.receive(form.messages);
    return createArrayResponse([[0, ["c", id, "", version, serverVersion, this.#timeouts.keepAlive]]]);
  }

  #open(id: string, rpc: string, headers: ReadonlyMap<string, string>): Session {
    const emulator = this.#emulator;
    const handle = bidiStreaming[rpc];
    return new Session({
      open: (stream) => {
        if (!handle) throw new RpcError("UNIMPLEMENTED", `${rpc} is not served as a stream.`);
        const resourcePrefix = headers.get("google-cloud-resource-prefix");
        return handle(
          { emulator, caller: parseAuthorization(headers.get("authorization")), resourcePrefix },
          stream,
        );
      },
      read: (json) => fromJson(`${rpc}Request`, parseJsonBody(json)),
      write: (message) => toJson(`${rpc}Response`, message),
      onClose: () => this.#sessions.delete(id),
      timeouts: this.#timeouts,
    });
  }
}

function receiveForm(session: Session, { messages }: Form): HttpResponse {
  session.receive(messages);
  return createArrayResponse(session.state());
}

function openBackChannel(session: Session, query: URLSearchParams, open: OpenResponse): void {
  const line = open(() => session.detach(back));
  const isStreaming = query.get("CI") !== "1";
  const back = new BackChannel(line, { isStreaming, timeout: readNumber(query, "TO") || undefined });
  session.attach(back);
}

function createArrayResponse(value: readonly unknown[]): HttpResponse {
  return text(chunk(JSON.stringify(value)));
}
