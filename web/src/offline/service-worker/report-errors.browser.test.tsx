import { reportError as call } from "@halkopiha/domain/contract/errors.ts";
import { beforeEach, expect, test } from "vitest";
import { startVisit } from "../../lib/errors/send-report.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { createErrorReports, findCause } from "./report-errors.ts";

beforeEach(startVisit);

const { reportError, waitUntil } = createErrorReports(call.path);

const workboxError = (name: string, details: object) =>
  Object.assign(new Error(`${name} :: [{"url":"https://halkopiha.example/haku?q=aino"}]`), { name, details });

test("a failure of the worker's own code is reported without addresses", async () => {
  const sent = answerCall(call, {});
  await reportError(new TypeError("https://halkopiha.example/haku?q=aino cannot be kept"));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { kind: "worker", page: "/service-worker", message: "TypeError: [url] cannot be kept", release: "local" },
  ]);
});

test("a request without an answer is reported only if something else than the network failed", async () => {
  const sent = answerCall(call, {});
  await reportError(workboxError("no-response", {}));
  await reportError(workboxError("no-response", { error: new TypeError("Failed to fetch") }));
  await reportError(workboxError("bad-precaching-response", { status: 503 }));
  expect(sent).toEqual([]);
  await reportError(workboxError("no-response", { error: new RangeError("a fault of a plugin") }));
  expect(sent.map(({ body }) => body)).toMatchObject([{ message: "RangeError: a fault of a plugin" }]);
});

test("what is no error of Workbox is its own cause", () => {
  const error = new TypeError("x");
  expect(findCause(error)).toBe(error);
  expect(findCause("x")).toBe("x");
});

test("work of an event that fails is reported, and fails all the same", async () => {
  const sent = answerCall(call, {});
  const works: Promise<unknown>[] = [];
  waitUntil({ waitUntil: (work) => void works.push(work) }, Promise.reject(new RangeError("not kept")));
  await expect(works[0]).rejects.toThrow("not kept");
  expect(sent.map(({ body }) => body)).toMatchObject([{ message: "RangeError: not kept" }]);
});
