import { expect, test } from "vitest";
import { createPendingWork } from "./pending-work.ts";

/** Work that ends on command, and counts how often it was started. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = 0;
  const work = () => {
    started += 1;
    return promise;
  };
  return { work, resolve, reject, countStarts: () => started };
}

test("requests for the same image wait for one drawing", async () => {
  const run = createPendingWork<string>(1);
  const { work, resolve, countStarts } = createWork();
  const answers = [run("birch", work), run("birch", work), run("birch", work)];
  resolve("drawn");
  expect(await Promise.all(answers)).toEqual(["drawn", "drawn", "drawn"]);
  expect(countStarts()).toBe(1);
});

test("above the bound nothing is started, until something is done", async () => {
  const run = createPendingWork<string>(2);
  const [birch, spruce, pine] = [createWork(), createWork(), createWork()];
  const first = run("birch", birch.work);
  run("spruce", spruce.work);
  expect(run("pine", pine.work)).toBeNull();
  expect(pine.countStarts()).toBe(0);
  birch.resolve("drawn");
  await first;
  pine.resolve("drawn");
  expect(await run("pine", pine.work)).toBe("drawn");
});

test("a drawing that failed is not kept", async () => {
  const run = createPendingWork<string>(1);
  const { work, reject } = createWork();
  const failing = run("birch", work);
  reject(new Error("no picture"));
  await expect(failing).rejects.toThrow("no picture");
  expect(await run("birch", async () => "drawn")).toBe("drawn");
});
