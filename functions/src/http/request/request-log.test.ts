import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock("firebase-functions/logger", async (original) => ({ ...(await original<object>()), write }));

process.env["ALERT_KEYS"] = "only-for-these-tests";
const server = createServer(createApp());

afterEach(() => server.close());

test("the log has the pattern of a path, and nothing of the token in its query", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const token = `abc~${"s".repeat(43)}`;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/alerts/unsubscribe?t=${token}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(status).toBe(403);
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ path: "/api/alerts/unsubscribe", status }));
  expect(JSON.stringify(write.mock.calls)).not.toContain("sss");
});
