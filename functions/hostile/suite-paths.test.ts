import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";

const { hostname, port } = new URL(process.env["APP_URL"] ?? "");

/** Sends a request target unchanged, which `fetch` would normalise, and returns the status. */
async function statusOf(target: string): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString("latin1");
  });
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

test.each([
  "//",
  "///",
  "//api/health",
  "//%",
  "/%",
  "/%E0%A4%A",
  "/\\\\",
  "http://[",
  "http://",
  "//@",
  "//[",
  "/..//",
])("the suite survives that somebody asks for %s", async (target) => {
  const status = await statusOf(target);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(600);
  await expect.poll(() => statusOf("/api/health")).toBe(200);
});
