import { once } from "node:events";
import { FunctionsEmulator } from "firebase-tools/lib/emulator/functionsEmulator.js";
import { RuntimeWorker, RuntimeWorkerPool } from "firebase-tools/lib/emulator/functionsRuntimeWorker.js";
import { shareStarts } from "./share-starts.ts";

// Preloaded into firebase-tools, which starts a process for every concurrent request to a function. In production an instance serves up to
// 80 requests at once, and a process takes a second of processor time to start: here one process serves all requests to a function.

const { getIdleWorker } = RuntimeWorkerPool.prototype;

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  const idle = getIdleWorker.call(this, triggerId, runtime);
  return idle ?? this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === "BUSY");
};

const { waitForSocketReady } = RuntimeWorker.prototype;

/** Rejects when the process ends while it starts; firebase-tools would go on waiting until its timeout. */
RuntimeWorker.prototype.waitForSocketReady = async function () {
  const ended = once(this.runtime.process, "exit").then(() => {
    throw new Error("The process of the function ended while it was starting.");
  });
  await Promise.race([waitForSocketReady.call(this), ended]);
};

const { startRuntime } = FunctionsEmulator.prototype;
const start = shareStarts<RuntimeWorker>();

FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const startWorker = () => startRuntime.call(this, backend, trigger);
  return trigger ? start(trigger.id, startWorker) : startWorker();
};
