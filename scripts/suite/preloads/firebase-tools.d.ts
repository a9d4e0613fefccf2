// Parts of firebase-tools that `concurrent-requests.ts` and `kept-functions.ts` replace: the package has no types.

declare module "firebase-tools/lib/emulator/functionsRuntimeWorker.js" {
  import type { EventEmitter } from "node:events";

  export class RuntimeWorker {
    constructor(
      triggerId: string,
      runtime: {
        process: EventEmitter;
        events: EventEmitter;
        conn: { httpReqOpts(): { socketPath: string } };
      },
    );
    state: "CREATED" | "IDLE" | "BUSY" | "FINISHING" | "FINISHED";
    runtime: { process: EventEmitter };
    waitForSocketReady(): Promise<void>;
  }

  export class RuntimeWorkerPool {
    getIdleWorker(triggerId: string, runtime: string): RuntimeWorker | undefined;
    getTriggerWorkers(triggerId: string, runtime: string): RuntimeWorker[];
    setTriggerWorkers(triggerId: string, workers: RuntimeWorker[], runtime: string): void;
  }
}

declare module "firebase-tools/lib/emulator/functionsEmulator.js" {
  import type { RuntimeWorker } from "firebase-tools/lib/emulator/functionsRuntimeWorker.js";

  export class FunctionsEmulator {
    args: { projectId: string };
    /** A trigger is not enabled only after `disableBackgroundTriggers`. */
    triggers: Record<string, { enabled: boolean }>;
    getEmulatorInfo(emulator: "firestore"): { host: string; port: number } | undefined;
    /** Enables the triggers again. */
    reloadTriggers(): Promise<void>;
    /** Without a trigger it starts the process that lists the functions. */
    startRuntime(backend: unknown, trigger?: { id: string }): Promise<RuntimeWorker>;
  }
}
