import { Buffer } from "node:buffer";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { installRules, startWithAdmin } from "../../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;
let shutDowns = 0;

beforeAll(async () => {
  running = await startWithAdmin({
    shutDown: () => {
      shutDowns++;
    },
  });
  // An empty rules file denies every access except to the Admin SDK.
  await installRules(running, "");
});
beforeEach(() => running.emulator.reset());
afterAll(() => running.stop());

interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const owner = { authorization: "Bearer owner" };

async function ask(path: string, { method = "GET", body, headers = owner }: RequestOptions = {}) {
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(`http://${running.host}${path}`, { method, body: text, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function askJson(path: string, asked: RequestOptions = {}) {
  const { status, text } = await ask(path, asked);
  return { status, json: JSON.parse(text) };
}

const documents = () => `/v1/projects/${running.project}/databases/(default)/documents`;
const nameOf = (path: string) => `projects/${running.project}/databases/(default)/documents/${path}`;

describe("control", () => {
  test.each<[string, string, number, string]>([
    ["GET", "/", 200, "Ok\n"],
    ["HEAD", "/", 404, ""],
    ["POST", "/", 404, "Not Found\n"],
    ["GET", "/nothing", 404, "Not Found\n"],
    ["POST", "/reset", 200, "Resetting...\n"],
    ["POST", "/shutdown", 200, "Shutting down...\n"],
    ["PUT", "/emulator/v1/projects/p:securityRules", 200, "{}"],
    ["GET", "/emulator/v1/projects/p/usage", 200, '{"reads":0,"writes":0,"deletes":0,"pendingEvents":0}'],
  ])("%s %s", async (method, path, status, text) => {
    expect(await ask(path, { method, headers: {} })).toMatchObject({ status, text });
  });

  test("a shutdown is carried out after its answer", () => {
    expect(shutDowns).toBe(1);
  });

  test("rule coverage says that it is not served", async () => {
    const { status, json } = await askJson("/emulator/v1/projects/p:ruleCoverage.html");
    expect(status).toBe(501);
    expect(json.error.status).toBe("UNIMPLEMENTED");
  });

  test("a document or a collection is cleared with what lies below", async () => {
    const { db } = running;
    const paths = ["c/a", "c/a/s/1", "c/b", "d/a"];
    const clear = async (path: string) => {
      await Promise.all(paths.map((one) => db.doc(one).set({})));
      await ask(`/emulator${documents()}${path}`, { method: "DELETE", headers: {} });
      const left = await Promise.all(paths.map(async (one) => ((await db.doc(one).get()).exists ? one : [])));
      return left.flat();
    };
    expect(await clear("/c/a")).toEqual(["c/b", "d/a"]);
    expect(await clear("/c")).toEqual(["d/a"]);
    expect(await clear("")).toEqual([]);
  });

  test("a page of another origin may ask", async () => {
    const headers = { origin: "http://shop", "access-control-request-method": "PATCH" };
    const preflight = await ask("/", { method: "OPTIONS", headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("PATCH");
    const answer = await ask("/", { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://shop");
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
  });
});

describe("REST", () => {
  const fields = {
    int: { integerValue: "9007199254740993" },
    nan: { doubleValue: "NaN" },
    null: { nullValue: null },
    bytes: { bytesValue: "-_8=" },
    time: { timestampValue: "2026-11-20T12:00:00.1+02:00" },
    map: { map_value: { fields: { a: { arrayValue: { values: [{ booleanValue: false }] } } } } },
    text: { stringValue: "" },
    place: { geoPointValue: { latitude: 1.5 } },
  };
  const read = {
    ...fields,
    bytes: { bytesValue: "+/8=" },
    time: { timestampValue: "2026-11-20T10:00:00.100Z" },
    map: { mapValue: { fields: { a: { arrayValue: { values: [{ booleanValue: false }] } } } } },
  };

  test("a document is created, read, changed and deleted", async () => {
    const created = await askJson(`${documents()}/c?documentId=x`, { method: "POST", body: { fields } });
    expect(created.json).toMatchObject({ name: nameOf("c/x"), fields: read });
    expect((await askJson(`${documents()}/c/x`)).json).toEqual(created.json);
    const masked = await askJson(`${documents()}/c/x?mask.fieldPaths=text&mask.fieldPaths=\`place\``);
    expect(Object.keys(masked.json.fields)).toEqual(["text", "place"]);
    const changed = await askJson(`${documents()}/c/x?updateMask.fieldPaths=int&updateMask.fieldPaths=nan`, {
      method: "PATCH",
      body: { fields: { int: { integerValue: 5 } } },
    });
    expect(changed.json.fields.int).toEqual({ integerValue: "5" });
    expect(changed.json.fields).not.toHaveProperty("nan");
    expect(
      (await askJson(`${documents()}/c/x?currentDocument.exists=true`, { method: "DELETE" })).json,
    ).toEqual({});
    expect((await askJson(`${documents()}/c/x`)).status).toBe(404);
  });

  test("a created document without an id gets one of twenty characters", async () => {
    const { json } = await askJson(`${documents()}/c`, { method: "POST", body: {} });
    expect(json.name.split("/").at(-1)).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  test("ids are decoded once", async () => {
    await running.db.doc("c/a:b ä%20").set({});
    const { json } = await askJson(`${documents()}/c/${encodeURIComponent("a:b ä%20")}`);
    expect(json.name).toBe(nameOf("c/a:b ä%20"));
  });

  test("a collection is listed in pages", async () => {
    await Promise.all(["a", "b", "c"].map((id) => running.db.doc(`c/${id}`).set({})));
    const first = await askJson(`${documents()}/c?pageSize=2`);
    const second = await askJson(`${documents()}/c?pageSize=2&pageToken=${first.json.nextPageToken}`);
    const ids = [first, second].map(({ json }) =>
      json.documents.map(({ name }: { name: string }) => name.slice(-1)),
    );
    expect(ids).toEqual([["a", "b"], ["c"]]);
    expect(second.json).not.toHaveProperty("nextPageToken");
    const byNameDescending = await askJson(`${documents()}/c?orderBy=__name__ desc`);
    expect(byNameDescending.status).toBe(400);
  });

  test("commit, batchGet, runQuery, aggregation and collection ids", async () => {
    const update = { name: nameOf("c/x"), fields: { n: { integerValue: 1 } } };
    const written = await askJson(`${documents()}:commit`, {
      method: "POST",
      body: { writes: [{ update }] },
    });
    expect(written.json.writeResults).toHaveLength(1);
    const got = await askJson(`${documents()}:batchGet`, {
      method: "POST",
      body: { documents: [nameOf("c/x"), nameOf("c/y")] },
    });
    expect(got.json.map((one: object) => Object.keys(one)[0])).toEqual(["found", "missing"]);
    const structuredQuery = { from: [{ collectionId: "c" }], limit: 3 };
    const run = (verb: string, body: object) => askJson(`${documents()}:${verb}`, { method: "POST", body });
    expect((await run("runQuery", { structuredQuery })).json[0].document.name).toBe(nameOf("c/x"));
    const aggregations = [{ alias: "n", count: {} }];
    const counted = await run("runAggregationQuery", {
      structuredAggregationQuery: { structuredQuery, aggregations },
    });
    expect(counted.json[0].result.aggregateFields).toEqual({ n: { integerValue: "1" } });
    expect((await run("listCollectionIds", {})).json).toEqual({ collectionIds: ["c"] });
    const transaction = await run("beginTransaction", {});
    expect(Buffer.from(transaction.json.transaction, "base64")).toHaveLength(16);
    expect((await run("rollback", transaction.json)).json).toEqual({});
    const retry = (retryTransaction: string) =>
      run("beginTransaction", { options: { readWrite: { retryTransaction } } });
    expect((await retry(transaction.json.transaction)).status).toBe(200);
    const unknown = Buffer.from("fs--------------").toString("base64");
    expect(await retry(unknown)).toMatchObject({
      status: 400,
      json: { error: { status: "INVALID_ARGUMENT", message: "Invalid transaction." } },
    });
  });

  test.each<[string, string, RequestOptions, number, string]>([
    ["a missing document", "/c/none", {}, 404, "NOT_FOUND"],
    ["nobody", "/c/none", { headers: {} }, 403, "PERMISSION_DENIED"],
    ["a malformed token", "/c/none", { headers: { authorization: "Bearer x" } }, 400, "INVALID_ARGUMENT"],
    ["another scheme", "/c/none", { headers: { authorization: "Basic x" } }, 401, "UNAUTHENTICATED"],
    ["a body that is no JSON", "/c", { method: "POST", body: "{" }, 400, "INVALID_ARGUMENT"],
    ["an unknown member", "/c", { method: "POST", body: { feilds: {} } }, 400, "INVALID_ARGUMENT"],
    [
      "two values in one",
      "/c",
      { method: "POST", body: { fields: { a: { stringValue: "", booleanValue: true } } } },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "an array in an array",
      "/c",
      { method: "POST", body: { fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } } },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "a latitude of 91",
      "/c",
      { method: "POST", body: { fields: { a: { geoPointValue: { latitude: 91 } } } } },
      400,
      "INVALID_ARGUMENT",
    ],
    [
      "an integer too large",
      "/c",
      { method: "POST", body: { fields: { a: { integerValue: "9223372036854775808" } } } },
      400,
      "INVALID_ARGUMENT",
    ],
    ["pipelines", ":executePipeline", { method: "POST", body: {} }, 400, "INVALID_ARGUMENT"],
    [
      "a read of two minutes ago",
      `/c/none?readTime=${new Date(Date.now() - 120_000).toISOString()}`,
      {},
      400,
      "FAILED_PRECONDITION",
    ],
    ["a read of the future", "/c/none?readTime=2999-01-01T00:00:00Z", {}, 400, "INVALID_ARGUMENT"],
  ])("%s is rejected", async (_, path, asked, status, code) => {
    const answer = await askJson(documents() + path, asked);
    expect(answer.json.error).toMatchObject({ code: status, status: code });
    expect(answer.status).toBe(status);
  });

  test("a read with readTime returns the document as of that time", async () => {
    const { db } = running;
    await db.doc("c/x").set({ n: 1 });
    const then = (
      await askJson(`${documents()}:batchGet`, { method: "POST", body: { documents: [nameOf("c/x")] } })
    ).json;
    await db.doc("c/x").set({ n: 2 });
    const past = await askJson(`${documents()}/c/x?readTime=${then[0].readTime}`);
    expect(past.json.fields).toEqual({ n: { integerValue: "1" } });
  });

  test("a value 21 levels deep is rejected, one of 20 is stored", async () => {
    const nested = (depth: number): object => {
      return depth === 1 ? { booleanValue: true } : { mapValue: { fields: { a: nested(depth - 1) } } };
    };
    const store = (depth: number) => {
      return ask(`${documents()}/c`, { method: "POST", body: { fields: { a: nested(depth) } } });
    };
    expect((await store(20)).status).toBe(200);
    expect((await store(21)).status).toBe(400);
  });
});

test("a connection whose first bytes come one by one is understood", async () => {
  const [host, port] = running.host.split(":");
  const socket = connect(Number(port), host);
  const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
  for (const byte of "POST /reset HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n") {
    await new Promise((resolve) => socket.write(byte, resolve));
    // The server runs in this process and reads the byte first.
    await setImmediate();
  }
  expect(await answer).toContain("200 OK");
  socket.destroy();
});
