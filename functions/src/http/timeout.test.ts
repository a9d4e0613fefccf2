import { expect, test } from "vitest";
import { withTimeout } from "./timeout.ts";

const never = () => new Promise<never>(() => undefined);

test("a call without a response in time fails with 503 and aborts its work", async () => {
  let aborted: unknown;
  const waiting = withTimeout({ headersSent: false }, 1, async (signal) => {
    signal.addEventListener("abort", () => {
      aborted = signal.reason;
    });
    await never();
  });
  await expect(waiting).rejects.toMatchObject({ code: "unavailable", status: 503 });
  expect(aborted).toMatchObject({ code: "unavailable" });
});

test("what fails after the deadline changes nothing any more", async () => {
  const gone = Promise.withResolvers<never>();
  const waiting = withTimeout({ headersSent: false }, 1, () => gone.promise);
  await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
  gone.reject(new Error("too late"));
  await expect(gone.promise).rejects.toThrow("too late");
});

test("a started response is not interrupted", async () => {
  const ended = Promise.withResolvers<void>();
  const sending = withTimeout({ headersSent: true }, 1, () => ended.promise);
  setTimeout(ended.resolve, 20);
  await expect(sending).resolves.toBeUndefined();
});

test("an error before the timeout is passed on", async () => {
  const failing = withTimeout({ headersSent: false }, 60_000, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
});
