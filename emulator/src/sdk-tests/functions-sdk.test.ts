import { createServer, type IncomingMessage } from "node:http";
import type { CloudEvent } from "firebase-functions/v2";
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from "firebase-functions/v2/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAdmin } from "../testing/servers.ts";

interface Heard {
  readonly kind: string;
  readonly params: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
}
const heard: Heard[] = [];
const document = "orders/{id}";

type Handle = (event: CloudEvent<unknown>) => unknown;

/** Real handlers of firebase-functions, by the keys of their registrations. */
const handlers: Record<string, { handle: Handle; eventType: string }> = {
  created: handlerOf(
    "created",
    onDocumentCreated(document, ({ params, data }) => {
      heard.push({ kind: "created", params, after: data?.data() });
    }),
  ),
  updated: handlerOf(
    "updated",
    onDocumentUpdated(document, ({ params, data }) => {
      heard.push({ kind: "updated", params, before: data?.before.data(), after: data?.after.data() });
    }),
  ),
  deleted: handlerOf(
    "deleted",
    onDocumentDeleted(document, ({ params, data }) => {
      heard.push({ kind: "deleted", params, before: data?.data() });
    }),
  ),
  written: handlerOf(
    "written",
    onDocumentWritten(document, ({ params, data }) => {
      heard.push({ kind: "written", params, before: data?.before.exists, after: data?.after.exists });
    }),
  ),
};

function handlerOf(kind: string, handle: Handle) {
  return { handle, eventType: `google.cloud.firestore.document.v1.${kind}` };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

/** Converts a request to the event that the functions runtime would pass to a handler. */
function eventOf({ headers }: IncomingMessage, body: string): CloudEvent<unknown> {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith("ce-"))
    .map(([name, value]) => [name.slice(3), String(value)] as const);
  const { id = "", source = "", type = "", time = "", ...others } = Object.fromEntries(attributes);
  return { ...others, specversion: "1.0", id, source, type, time, data: JSON.parse(body) };
}

const functions = createServer(async (incoming, outgoing) => {
  const handler = handlers[incoming.url?.split("/").at(-1) ?? ""];
  const body = await bodyOf(incoming);
  await handler?.handle(eventOf(incoming, body));
  outgoing.writeHead(handler ? 200 : 404).end();
});
let running: Awaited<ReturnType<typeof startWithAdmin>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => functions.listen(0, "127.0.0.1", resolve));
  const address = functions.address();
  const port = typeof address === "object" ? address?.port : undefined;
  running = await startWithAdmin({ functions: `127.0.0.1:${port}` });
  for (const [key, { eventType }] of Object.entries(handlers)) {
    const body = JSON.stringify({
      ...{ eventType, database: "(default)", namespace: "(default)" },
      document: { value: document, matchType: "PATH_PATTERN" },
    });
    const url = `http://${running.host}/emulator/v1/projects/${running.project}/eventarcTrigger?eventarcTriggerId=${key}`;
    const answer = await fetch(url, { method: "POST", body });
    expect([answer.status, await answer.text()]).toEqual([200, body]);
  }
});
afterAll(async () => {
  await running.stop();
  await new Promise((resolve) => functions.close(resolve));
});

test("handlers of firebase-functions receive each change once, with its params, before and after", async () => {
  const order = running.db.doc("orders/ä b");
  await order.set({ n: 1 });
  await order.set({ n: 1 });
  await order.update({ n: 2 });
  await running.db.doc("others/x").set({ n: 1 });
  await order.delete();
  await expect.poll(() => heard).toHaveLength(6);
  const params = { id: "ä b" };
  expect(heard.filter(({ kind }) => kind !== "written")).toEqual(
    expect.arrayContaining([
      { kind: "created", params, after: { n: 1 } },
      { kind: "updated", params, before: { n: 1 }, after: { n: 2 } },
      { kind: "deleted", params, before: { n: 2 } },
    ]),
  );
  expect(heard.filter(({ kind }) => kind === "written")).toEqual([
    { kind: "written", params, before: false, after: true },
    { kind: "written", params, before: true, after: true },
    { kind: "written", params, before: true, after: false },
  ]);
});
