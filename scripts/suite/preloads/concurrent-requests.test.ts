import { EventEmitter } from "node:events";
import { RuntimeWorker, RuntimeWorkerPool } from "firebase-tools/lib/emulator/functionsRuntimeWorker.js";
import { expect, test, vi } from "vitest";
import "./concurrent-requests.ts";
import { shareStarts } from "./share-starts.ts";

const conn = { httpReqOpts: () => ({ socketPath: "/never-opened.sock" }) };
const createWorker = () =>
  new RuntimeWorker("api", { process: new EventEmitter(), events: new EventEmitter(), conn });

test("a process that serves a request serves further ones", () => {
  const pool = new RuntimeWorkerPool();
  const worker = createWorker();
  pool.setTriggerWorkers("api", [worker], "nodejs22");
  const states = ["CREATED", "IDLE", "BUSY", "FINISHING"] as const;
  const ready = states.filter((state) => {
    worker.state = state;
    return pool.getIdleWorker("api", "nodejs22") === worker;
  });
  expect(ready).toEqual(["IDLE", "BUSY"]);
});

test("a process that ends while it starts is not waited for", async () => {
  const worker = createWorker();
  const ready = worker.waitForSocketReady();
  worker.runtime.process.emit("exit");
  await expect(ready).rejects.toThrow("ended while it was starting");
});

test("requests to a function that is starting wait for the same process", async () => {
  const start = shareStarts<number>();
  let started = 0;
  const launch = vi.fn(async () => (started += 1));
  expect(await Promise.all([start("api", launch), start("api", launch), start("pages", launch)])).toEqual([
    1, 1, 2,
  ]);
  expect(await start("api", launch)).toBe(3);
});

test("a process that did not start is started again, and given up after the fifth time", async () => {
  const start = shareStarts<string>();
  const launch = vi.fn(async () => "started").mockRejectedValueOnce(new Error("killed"));
  expect(await start("api", launch)).toBe("started");
  const fail = vi.fn(async () => Promise.reject<string>(new Error("killed")));
  await expect(start("api", fail)).rejects.toThrow("killed");
  expect(fail).toHaveBeenCalledTimes(5);
});
