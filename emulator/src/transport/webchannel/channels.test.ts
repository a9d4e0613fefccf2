import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startFirestore } from "../../programs/start-firestore.ts";
import { put } from "../../testing/databases.ts";
import { FakeStreamingResponse } from "../../testing/fake-streaming-response.ts";
import { int, str } from "../../testing/values.ts";
import type { HttpResponse } from "../http/response.ts";
import { Channels } from "./channels.ts";

const database = "projects/demo-webchannel/databases/(default)";
const timeouts = { disconnect: 60_000, keepAlive: 30_000 };

let running: Awaited<ReturnType<typeof startFirestore>>;
let channels: Channels;

beforeEach(async () => {
  running = await startFirestore();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
  channels = new Channels(running.emulator, timeouts);
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

interface RequestOptions {
  readonly rpc?: string;
  readonly method?: string;
  readonly query?: Record<string, string>;
  readonly body?: string;
}

function sendRequest({
  rpc = "Listen",
  method = "POST",
  query = {},
  body = "",
}: RequestOptions): HttpResponse | FakeStreamingResponse {
  const line = new FakeStreamingResponse();
  const request = {
    method,
    path: "",
    query: new URLSearchParams({ VER: "8", ...query }),
    authorization: undefined,
    body,
  };
  const answer = channels.serve(rpc, request, (closed) => {
    line.closed = closed;
    return line;
  });
  return answer ?? line;
}

function getResponse(asked: RequestOptions): HttpResponse {
  const answer = sendRequest(asked);
  if (answer instanceof FakeStreamingResponse) throw new Error("The request hangs.");
  return answer;
}

function openBackChannel(id: string, query: Record<string, string> = {}): FakeStreamingResponse {
  const line = sendRequest({
    method: "GET",
    query: { SID: id, RID: "rpc", TYPE: "xmlhttp", AID: "0", CI: "0", ...query },
  });
  if (!(line instanceof FakeStreamingResponse)) throw new Error(line.body);
  vi.advanceTimersByTime(1);
  return line;
}

function form(messages: readonly object[], { offset = 0, authorization = "Bearer owner" } = {}): string {
  const fields = new URLSearchParams({
    headers: `Authorization:${authorization}\r\n`,
    count: String(messages.length),
    ofs: String(offset),
  });
  for (const [index, message] of messages.entries())
    fields.set(`req${index}___data__`, JSON.stringify(message));
  return fields.toString();
}

function open(messages: readonly object[], { rpc = "Listen", authorization = "Bearer owner" } = {}): string {
  const { body } = getResponse({ rpc, body: form(messages, { authorization }) });
  return JSON.parse(body.slice(body.indexOf("\n")))[0][1][1];
}

const listening = {
  database,
  addTarget: {
    targetId: 2,
    query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: "c" }] } },
  },
};
const kinds = (line: FakeStreamingResponse) =>
  line.arrays.map(
    (array) =>
      /noop|close|error|ADD|REMOVE|NO_CHANGE|CURRENT|documentChange/.exec(JSON.stringify(array))?.[0],
  );
const beginning = ["ADD", "CURRENT", "NO_CHANGE"];

function commit(path: string, text = ""): void {
  const { database: stored } = running.emulator.databaseInstance(database);
  stored.apply(stored.stage([put(path, { n: int(1), text: str(text) })]));
  vi.advanceTimersByTime(1);
}

const reads = () => running.emulator.usage("demo-webchannel").reads;

test("a handshake returns the session id and the keep-alive interval", () => {
  const { status, body } = getResponse({ body: form([]) });
  expect(status).toBe(200);
  const [length, json = ""] = body.split("\n");
  expect(Number(length)).toBe(json.length);
  expect(JSON.parse(json)).toEqual([[0, ["c", expect.any(String), "", 8, 12, timeouts.keepAlive]]]);
});

describe("a stream", () => {
  test("sends messages as they happen, and a first one at once", () => {
    const line = openBackChannel(open([]));
    expect(kinds(line)).toEqual(["noop"]);
    commit("c/a");
    expect(kinds(line)).toEqual(["noop"]);
    expect(line.ended).toBe(false);
  });

  test("carries the answers to messages of the handshake and of later posts", () => {
    const id = open([listening]);
    const line = openBackChannel(id);
    expect(kinds(line)).toEqual([...beginning, "noop"]);
    const another = { addTarget: { ...listening.addTarget, targetId: 4 } };
    const posted = getResponse({ query: { SID: id, AID: "2" }, body: form([another], { offset: 1 }) });
    expect(JSON.parse(posted.body.slice(posted.body.indexOf("\n")))).toEqual([1, 4, expect.any(Number)]);
    vi.advanceTimersByTime(1);
    commit("c/ä");
    expect(kinds(line)).toEqual([
      ...beginning,
      "noop",
      ...beginning,
      "documentChange",
      "documentChange",
      "NO_CHANGE",
    ]);
  });

  test("sends keep-alives when nothing happens", () => {
    const line = openBackChannel(open([]));
    vi.advanceTimersByTime(2 * timeouts.keepAlive);
    expect(kinds(line)).toEqual(["noop", "noop", "noop"]);
  });

  test("ends after a large response, so that the client acknowledges it", () => {
    const line = openBackChannel(open([listening]));
    commit("c/a", "x".repeat(600_000));
    expect(line.ended).toBe(false);
    commit("c/a", "y".repeat(600_000));
    expect(line.ended).toBe(true);
  });
});

describe("long polling", () => {
  test("answers each request once, with all that happened together", () => {
    const id = open([listening]);
    const first = openBackChannel(id, { CI: "1" });
    expect([kinds(first), first.ended]).toEqual([beginning, true]);
    const second = openBackChannel(id, { CI: "1", AID: "3" });
    expect([second.text, second.ended]).toEqual(["", false]);
    commit("c/a");
    expect([kinds(second), second.ended]).toEqual([["documentChange", "NO_CHANGE"], true]);
  });

  test("answers in the time that the client asks for", () => {
    const line = openBackChannel(open([]), { CI: "1", TO: "5000" });
    vi.advanceTimersByTime(5000);
    expect([kinds(line), line.ended]).toEqual([["noop"], true]);
  });
});

describe("a connection that was cut", () => {
  test("is followed by one that resends what was not acknowledged", () => {
    const id = open([listening]);
    openBackChannel(id).closed();
    commit("c/a");
    const line = openBackChannel(id, { AID: "2" });
    expect(line.numbered.map(([number]) => number)).toEqual([3, 4, 5, 6, 7]);
    expect(kinds(line)).toEqual(["NO_CHANGE", "noop", "documentChange", "NO_CHANGE", "noop"]);
  });

  test("is ended for good by its successor", () => {
    const id = open([]);
    const [first, second] = [openBackChannel(id), openBackChannel(id)];
    expect([first.ended, second.ended]).toEqual([true, false]);
    vi.advanceTimersByTime(10 * timeouts.disconnect);
    expect(second.ended).toBe(false);
  });

  test("does not make a commit happen twice when its post is repeated", () => {
    const id = open([{ database }], { rpc: "Write" });
    const transform = { fieldPath: "n", increment: { integerValue: "1" } };
    const update = { name: `${database}/documents/c/a` };
    const body = form([{ writes: [{ update, updateMask: {}, updateTransforms: [transform] }] }], {
      offset: 1,
    });
    for (let post = 0; post < 2; post++) getResponse({ rpc: "Write", query: { SID: id, AID: "1" }, body });
    const { fields } = running.emulator.databaseInstance(database).database.document("c/a") ?? {};
    expect(fields?.get("n")).toEqual(int(1));
  });
});

describe("a session ends", () => {
  const unknown = { status: 400, body: "Error: Unknown SID" };

  test("when the client terminates it", () => {
    const id = open([listening]);
    const line = openBackChannel(id);
    getResponse({ query: { SID: id, TYPE: "terminate" } });
    expect([line.ended, channels.size]).toEqual([true, 0]);
    const before = reads();
    commit("c/a");
    expect(reads()).toBe(before);
    expect(sendRequest({ query: { SID: id } })).toMatchObject(unknown);
    expect(getResponse({ query: { SID: id, TYPE: "terminate" } }).status).toBe(200);
  });

  test("when the client stays away, and then its listeners receive nothing", () => {
    const id = open([listening]);
    openBackChannel(id).closed();
    vi.advanceTimersByTime(timeouts.disconnect - 2);
    expect(channels.size).toBe(1);
    vi.advanceTimersByTime(2);
    expect(channels.size).toBe(0);
    const before = reads();
    commit("c/a");
    expect(reads()).toBe(before);
    expect(sendRequest({ method: "GET", query: { SID: id, TYPE: "xmlhttp" } })).toMatchObject(unknown);
  });

  test("with its reason, when the RPC fails", () => {
    const line = openBackChannel(open([{ database }, { database: "projects/other/databases/(default)" }]));
    expect(line.arrays).toEqual([
      [
        {
          error: {
            code: 400,
            status: "INVALID_ARGUMENT",
            message: "A listen stream cannot change its database.",
          },
        },
      ],
      ["noop"],
    ]);
    expect(line.ended).toBe(true);
    const before = reads();
    commit("c/a");
    expect(reads()).toBe(before);
  });

  test("with a close, when the RPC ends well", () => {
    const line = openBackChannel(open([{ database }, {}], { rpc: "Write" }));
    expect(kinds(line)).toEqual([undefined, undefined, "close", "noop"]);
    expect(line.ended).toBe(true);
  });

  test.each<[string, () => string, string]>([
    ["a token that is none", () => open([listening], { authorization: "Bearer nonsense" }), "invalid jwt"],
    ["an RPC that is no stream", () => open([{}], { rpc: "Commit" }), "Commit is not served as a stream."],
    ["a message that is none", () => open([{ nothing: 1 }]), "Cannot find field"],
  ])("at once, for %s", (_, openChannel, message) => {
    expect(openBackChannel(openChannel()).text).toContain(message);
  });
});

test.each<[string, RequestOptions, string]>([
  ["another version", { query: { VER: "7" } }, "Only version 8"],
  ["a handshake by GET", { method: "GET" }, "opened by POST"],
])("%s is rejected", (_, asked, message) => {
  expect(() => sendRequest(asked)).toThrow(message);
});

test("a back channel of TYPE=html is rejected", () => {
  const id = open([]);
  expect(() => sendRequest({ method: "GET", query: { SID: id, TYPE: "html" } })).toThrow("TYPE=xmlhttp");
});
