import { afterAll, beforeAll, expect, test } from "vitest";
import { startFirestore } from "../../programs/start-firestore.ts";

let running: Awaited<ReturnType<typeof startFirestore>>;

beforeAll(async () => {
  running = await startFirestore();
});
afterAll(() => running.close());

const headers = { origin: "http://shop" };

function ask(query: Record<string, string>, more: RequestInit = {}): Promise<Response> {
  const channel = `http://127.0.0.1:${running.port}/google.firestore.v1.Firestore/Listen/channel`;
  return fetch(`${channel}?${new URLSearchParams({ VER: "8", ...query })}`, { headers, ...more });
}

/** The response to a POST request, without its length prefix. */
async function post(query: Record<string, string>) {
  const text = await (await ask(query, { method: "POST", body: "count=0" })).text();
  return JSON.parse(text.slice(text.indexOf("\n")));
}

async function open(): Promise<string> {
  return (await post({ RID: "1" }))[0][1][1];
}

test("a hanging request gets response headers at once, for pages of any origin", async () => {
  const gone = new AbortController();
  const hanging = { SID: await open(), RID: "rpc", AID: "0", CI: "0", TYPE: "xmlhttp" };
  const answer = await ask(hanging, { signal: gone.signal });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe("http://shop");
  expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('14\n[[1,["noop"]]]');
  gone.abort();
});

test("a disconnected client is noticed", async () => {
  const SID = await open();
  const gone = new AbortController();
  await ask({ SID, RID: "rpc", AID: "0", CI: "0", TYPE: "xmlhttp" }, { signal: gone.signal });
  expect((await post({ SID, RID: "2", AID: "0" }))[0]).toBe(1);
  gone.abort();
  await expect.poll(async () => (await post({ SID, RID: "3", AID: "0" }))[0]).toBe(0);
});

test.each<[string, Record<string, string>, number, string]>([
  ["a session that is not known", { SID: "nobody", RID: "2" }, 400, "Error: Unknown SID"],
  ["another version", { VER: "7" }, 400, "Only version 8 of channels is served."],
])("a page may read why %s is rejected", async (_, query, status, reason) => {
  const answer = await ask(query, { method: "POST", body: "count=0" });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("access-control-allow-origin")).toBe("http://shop");
  expect(await answer.text()).toContain(reason);
});

test("a session is terminated by a beacon, which carries nothing", async () => {
  const SID = await open();
  expect((await ask({ SID, RID: "2", TYPE: "terminate" }, { method: "POST" })).status).toBe(200);
  expect((await ask({ SID, RID: "3" }, { method: "POST", body: "count=0" })).status).toBe(400);
});
