import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../../app.ts";

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock("firebase-functions/logger", async (original) => ({ ...(await original<object>()), write }));
// A wrong link is a security event, and there is no database.
vi.mock("../../store/admin/security-events.ts", async (original) => ({
  ...(await original<object>()),
  countRejection: vi.fn(),
}));

process.env["ALERT_KEYS"] = "only-for-these-tests";
const server = createServer(createApp());

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterEach(() => write.mockClear());
afterAll(() => server.close());

const Logged = z.object({ requestId: z.string() });

function send(path: string, init: RequestInit) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

const signature = "s".repeat(43);
const token = `abc~${signature}`;
/** Too long, so that no database is asked. */
const code = "s".repeat(101);
const json = { "content-type": "application/json" };

test.each([
  {
    path: "/api/alerts/unsubscribe",
    sent: `/api/alerts/unsubscribe?t=${token}`,
    init: { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) },
    status: 403,
  },
  {
    path: "/api/alerts/end",
    sent: "/api/alerts/end",
    init: { method: "POST", headers: json, body: JSON.stringify({ token }) },
    status: 403,
  },
  {
    path: "/api/admin/contacts/:id/ticket",
    sent: `/api/admin/contacts/abc/ticket?t=${code}`,
    init: {},
    status: 400,
  },
  {
    path: "/api/admin/contacts/:id/ticket/open",
    sent: "/api/admin/contacts/abc/ticket/open",
    init: { method: "POST", headers: json, body: JSON.stringify({ token: code }) },
    status: 400,
  },
])("the log has the pattern $path, and nothing of the secret in its query or body", async (request) => {
  const referer = `https://halkopiha.fi/asiakaspalvelu/abc?t=${code}`;
  const headers = { ...request.init.headers, referer };
  const { status } = await send(request.sent, { ...request.init, headers });
  expect(status).toBe(request.status);
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ path: request.path, status }));
  expect(JSON.stringify(write.mock.calls)).not.toContain("sss");
});

test.each(["0123456789abcdef0123456789abcdef/1;o=1", 'chosen","severity":"ALERT'])(
  "each request has an id of its own, whatever id the client sends: %s",
  async (chosen) => {
    const headers = { "x-cloud-trace-context": chosen, "x-request-id": chosen };
    await send("/api/nothing", { headers });
    await send("/api/nothing", { headers });
    const ids = write.mock.calls.map(([line]) => Logged.parse(line).requestId);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(new Set(ids).size).toBe(2);
    expect(JSON.stringify(write.mock.calls)).not.toContain(chosen.slice(0, 6));
  },
);
