import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFirestore } from "../programs/start-firestore.ts";
import { Source } from "../security-rules/language/syntax/source.ts";
import { methods } from "../wire/protocol.ts";
import { frame } from "./grpc-frames.ts";

let running: Awaited<ReturnType<typeof startFirestore>>;
let session: ClientHttp2Session;

beforeAll(async () => {
  // An empty rules file denies every access except to the Admin SDK.
  running = await startFirestore({ rules: { project: "p", source: new Source("") } });
  session = connect(`http://127.0.0.1:${running.port}`);
});
afterAll(async () => {
  session.destroy();
  await running.close();
});

const owner = { authorization: "Bearer owner" };

/** Sends bytes to a method; resolves with the headers and trailers of the response. */
function call(
  method: string,
  body: Buffer,
  headers: Record<string, string> = owner,
): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const path = `/google.firestore.v1.Firestore/${method}`;
    const stream = session.request({
      ":method": "POST",
      ":path": path,
      "content-type": "application/grpc",
      ...headers,
    });
    let ended: IncomingHttpHeaders = {};
    stream.on("response", (response) => {
      ended = response;
    });
    stream.on("trailers", (trailers) => {
      ended = { ...ended, ...trailers };
    });
    stream.on("data", () => {});
    stream.on("error", reject);
    stream.on("close", () => resolve(ended));
    stream.end(body);
  });
}

function encoded(method: string, request: object): Buffer {
  return frame(methods.get(method)?.requestSerialize(request) ?? Buffer.alloc(0));
}

const name = "projects/p/databases/(default)/documents/c/ä";

test.each<[string, string, Buffer, Record<string, string>, string, string]>([
  [
    "a method that does not exist",
    "Nothing",
    Buffer.alloc(0),
    owner,
    "12",
    "Method not found: /google.firestore.v1.Firestore/Nothing",
  ],
  [
    "bytes that are no message",
    "GetDocument",
    frame(Buffer.from([0xff, 0xff])),
    owner,
    "3",
    "The message is not one of this method.",
  ],
  [
    "a missing document",
    "GetDocument",
    encoded("GetDocument", { name }),
    owner,
    "5",
    `Document (${name}) not found.`,
  ],
  [
    "nobody",
    "GetDocument",
    encoded("GetDocument", { name }),
    {},
    "7",
    "No matching allow statements for 'get'.",
  ],
  [
    "a malformed token",
    "GetDocument",
    encoded("GetDocument", { name }),
    { authorization: "Bearer x" },
    "3",
    "invalid jwt",
  ],
  [
    "pipelines",
    "ExecutePipeline",
    encoded("ExecutePipeline", {}),
    owner,
    "3",
    "ExecutePipeline is only supported by databases of the enterprise edition.",
  ],
  [
    "nobody listing collections",
    "ListCollectionIds",
    encoded("ListCollectionIds", { parent: "projects/p/databases/d/documents" }),
    {},
    "7",
    "Metadata operations require admin authentication.",
  ],
  [
    "nobody writing a batch",
    "BatchWrite",
    encoded("BatchWrite", { database: "projects/p/databases/d" }),
    {},
    "7",
    "Batch writes require admin authentication.",
  ],
  [
    "a name of another database",
    "BatchGetDocuments",
    encoded("BatchGetDocuments", { database: "projects/p/databases/d", documents: [name] }),
    owner,
    "3",
    `Document "${name}" does not belong to database "projects/p/databases/d".`,
  ],
])("%s ends with status and message", async (_, method, body, headers, status, message) => {
  const ended = await call(method, body, headers);
  expect(ended["grpc-status"]).toBe(status);
  expect(decodeURIComponent(String(ended["grpc-message"]))).toBe(message);
});

test("a call that succeeds ends with status 0", async () => {
  const body = encoded("Commit", { database: "projects/p/databases/(default)" });
  expect(await call("Commit", body)).toMatchObject({ ":status": 200, "grpc-status": "0" });
});

test("a stream that is opened wrongly ends with its status", async () => {
  const ended = await call("Write", encoded("Write", {}));
  expect(ended["grpc-status"]).toBe("3");
});
