import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordingRejections } from "./rejections.ts";

const { countRejection, countError, error } = vi.hoisted(() => ({
  countRejection: vi.fn(),
  countError: vi.fn(),
  error: vi.fn(),
}));
vi.mock("../../store/admin/errors.ts", () => ({ countError }));
vi.mock("../../store/admin/security-events.ts", () => ({ countRejection }));
vi.mock("firebase-functions/logger", async (original) => ({ ...(await original<object>()), error }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  countRejection.mockResolvedValue(undefined);
  countError.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const reject = (thrown: Error) =>
  recordingRejections(async () => {
    throw thrown;
  });

test.each([
  [new AppError("wrongCredentials"), "loginFailed"],
  [new AppError("linkInvalid"), "codeFailed"],
  [new AppError("forbidden"), "denied"],
  [new AppError("proofNeeded"), "limited"],
  [hiddenError(), "denied"],
  [new AppError("invalid", { incident: "confirmationFailed" }), "confirmationFailed"],
])("%s is recorded as %s", async (thrown, kind) => {
  await expect(reject(thrown)).rejects.toBe(thrown);
  expect(countRejection.mock.calls).toEqual([[kind]]);
});

test.each([
  new AppError("notFound"),
  new AppError("invalid"),
  new AppError("unauthenticated"),
  new AppError("unavailable"),
  new Error("a fault"),
])("%s is no security event", async (thrown) => {
  await expect(reject(thrown)).rejects.toBe(thrown);
  expect(countRejection).not.toHaveBeenCalled();
});

describe("a rejection is answered all the same", () => {
  const thrown = new AppError("forbidden");

  test("when its event cannot be recorded, which is logged", async () => {
    countRejection.mockRejectedValue(new Error("A key is missing."));
    await expect(reject(thrown)).rejects.toBe(thrown);
    expect(error).toHaveBeenCalledWith(expect.any(String), {
      kind: "denied",
      reason: "Error: A key is missing.",
    });
  });

  test("after two seconds when the database does not answer", async () => {
    countRejection.mockReturnValue(new Promise(() => undefined));
    const answered = expect(reject(thrown)).rejects.toBe(thrown);
    await vi.advanceTimersByTimeAsync(2000);
    await answered;
  });
});

test("an error that no code explains is counted, without what it says of whom", async () => {
  const thrown = new TypeError("aino@posti.example is not a function");
  await expect(reject(thrown)).rejects.toBe(thrown);
  const counted = { source: "server", kind: "call", message: "TypeError: [email] is not a function" };
  expect(countError.mock.calls).toMatchObject([[counted]]);
});

test.each([new AppError("notFound"), new AppError("unavailable"), new URIError("malformed")])(
  "%s is explained, and not counted as an error",
  async (thrown) => {
    await expect(reject(thrown)).rejects.toBe(thrown);
    expect(countError).not.toHaveBeenCalled();
  },
);

test("an error that cannot be counted is answered all the same, and logged", async () => {
  countError.mockRejectedValue(new Error("no database"));
  const thrown = new TypeError("x is not a function");
  await expect(reject(thrown)).rejects.toBe(thrown);
  expect(error).toHaveBeenCalledWith(expect.any(String), { kind: "call", reason: "Error: no database" });
});

test("what succeeds is returned, and no event", async () => {
  expect(await recordingRejections(async () => "done")).toBe("done");
  expect(countRejection).not.toHaveBeenCalled();
});
