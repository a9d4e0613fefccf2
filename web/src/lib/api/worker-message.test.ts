import { expect, test } from "vitest";
import { parseWorkerMessage } from "./worker-message.ts";

const answer = { url: "/api/regions", status: 200, body: { regions: [] } };
const payload = { answers: [answer], at: "2026-11-27T09:00:00.000Z" };

test("a new version is asked to take over", () => {
  expect(parseWorkerMessage({ type: "SKIP_WAITING" })).toEqual({ type: "SKIP_WAITING" });
  expect(parseWorkerMessage({ type: "SESSION_ENDED" })).toEqual({ type: "SESSION_ENDED" });
});

test("the answers that a page was rendered from are kept", () => {
  const message = { type: "CACHE_ANSWERS", payload };
  expect(parseWorkerMessage(message)).toEqual(message);
});

test.each([
  ["nothing", null],
  ["a text", "CACHE_ANSWERS"],
  ["an unknown type", { type: "DELETE_ANSWERS", payload }],
  ["no payload", { type: "CACHE_ANSWERS" }],
  ["no list", { type: "CACHE_ANSWERS", payload: { ...payload, answers: answer } }],
  [
    "an answer without an address",
    { type: "CACHE_ANSWERS", payload: { ...payload, answers: [{ ...answer, url: 1 }] } },
  ],
  [
    "an answer without a status",
    { type: "CACHE_ANSWERS", payload: { ...payload, answers: [{ url: "/api/regions", body: 1 }] } },
  ],
  ["no time", { type: "CACHE_ANSWERS", payload: { answers: [answer] } }],
  ["a time that is none", { type: "CACHE_ANSWERS", payload: { ...payload, at: "today\r\nx: y" } }],
])("a message that is %s is ignored", (_what, data) => {
  expect(parseWorkerMessage(data)).toBeNull();
});
