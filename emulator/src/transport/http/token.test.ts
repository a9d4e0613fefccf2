import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAdmin } from "../../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;

beforeAll(async () => {
  running = await startWithAdmin();
});
afterAll(() => running.stop());

/** One REST call of each kind. */
const calls: readonly [method: string, path: string, body?: object][] = [
  ["GET", "/c/x"],
  ["GET", "/c"],
  ["POST", "/c", { fields: {} }],
  ["PATCH", "/c/x", { fields: {} }],
  ["DELETE", "/c/x"],
  ["POST", ":commit", { writes: [] }],
  ["POST", ":runQuery", {}],
];

test.each([
  "Bearer",
  "Bearer x",
  "bearer nonsense",
  "Bearer a.b",
  "Bearer a.b.c",
  "Bearer e30.e30.*",
  "Bearer e30.W10.",
  "Bearer e30.e30. x",
])("%j is no token: whatever is called, the answer is 400", async (authorization) => {
  const documents = `http://${running.host}/v1/projects/${running.project}/databases/(default)/documents`;
  for (const [method, path, body] of calls) {
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${documents}${path}`, { method, body: sent, headers: { authorization } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("invalid jwt");
  }
});
