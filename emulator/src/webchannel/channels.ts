import { identify } from "../caller.ts";
import type { Emulator } from "../emulator.ts";
import { Failure, invalid } from "../failure.ts";
import { type HttpAnswer, type HttpRequest, text } from "../http/answer.ts";
import { parse } from "../http/body.ts";
import { duplex } from "../rpc/service.ts";
import { fromJson, toJson } from "../wire/json.ts";
import { BackChannel, type Line } from "./back-channel.ts";
import { chunk } from "./chunk.ts";
import { type Form, readForm, readHeaders, readNumber } from "./form.ts";
import { type Patience, patience, Session } from "./session.ts";

const path = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/;
const version = 8;
const serverVersion = 12;

/** Opens the answer of a request that hangs; `closed` hears when it is over. */
export type OpenLine = (closed: () => void) => Line;

/** The streams of browsers: each is a session of short posts and hanging requests (the protocol "WebChannel"). */
export class Channels {
  readonly #emulator: Emulator;
  readonly #patience: Patience;
  readonly #sessions = new Map<string, Session>();

  constructor(emulator: Emulator, wait: Patience = patience) {
    this.#emulator = emulator;
    this.#patience = wait;
  }

  /** How many clients are connected or may come back. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Whether a path is one of a channel, and of which RPC. */
  static rpcOf(requested: string): string | undefined {
    return path.exec(requested)?.[1];
  }

  /** Answers a request, or nothing when it hangs and its line is spoken through from now on. */
  serve(rpc: string, request: HttpRequest, open: OpenLine): HttpAnswer | undefined {
    const { query } = request;
    if (query.get("VER") !== String(version)) throw invalid(`Only version ${version} of channels is served.`);
    const id = query.get("SID");
    if (id === null) return this.#handshake(rpc, request);
    const session = this.#sessions.get(id);
    if (query.get("TYPE") === "terminate") {
      session?.terminate();
      return text("");
    }
    // The client looks for these words, and not at the beginning, to know that it has to start anew.
    if (!session) return text("Error: Unknown SID", 400);
    session.acknowledge(readNumber(query, "AID"));
    if (request.method === "POST") return forward(session, readForm(request.body));
    if (query.get("TYPE") !== "xmlhttp") throw new Failure("UNIMPLEMENTED", "Only TYPE=xmlhttp is served.");
    hang(session, query, open);
    return undefined;
  }

  #handshake(rpc: string, { method, query, body }: HttpRequest): HttpAnswer {
    if (method !== "POST") throw new Failure("UNIMPLEMENTED", "A channel is opened by POST.");
    const form = readForm(body);
    const headers = new Map([...readHeaders(query.get("$httpHeaders") ?? ""), ...form.headers]);
    const id = this.#emulator.surroundings.randomBytes(16).toString("base64url");
    const session = this.#open(id, rpc, headers);
    this.#sessions.set(id, session);
    session.receive(form.messages);
    return arrays([[0, ["c", id, "", version, serverVersion, this.#patience.silence]]]);
  }

  #open(id: string, rpc: string, headers: ReadonlyMap<string, string>): Session {
    const emulator = this.#emulator;
    const handle = duplex[rpc];
    return new Session({
      open: (stream) => {
        if (!handle) throw new Failure("UNIMPLEMENTED", `${rpc} is not served as a stream.`);
        const databaseHint = headers.get("google-cloud-resource-prefix");
        return handle({ emulator, caller: identify(headers.get("authorization")), databaseHint }, stream);
      },
      read: (json) => fromJson(`${rpc}Request`, parse(json)),
      write: (message) => toJson(`${rpc}Response`, message),
      forget: () => this.#sessions.delete(id),
      patience: this.#patience,
    });
  }
}

function forward(session: Session, { messages }: Form): HttpAnswer {
  session.receive(messages);
  return arrays(session.state());
}

function hang(session: Session, query: URLSearchParams, open: OpenLine): void {
  const line = open(() => session.detach(back));
  const streams = query.get("CI") !== "1";
  const back = new BackChannel(line, { streams, timeout: readNumber(query, "TO") || undefined });
  session.attach(back);
}

function arrays(value: readonly unknown[]): HttpAnswer {
  return text(chunk(JSON.stringify(value)));
}
