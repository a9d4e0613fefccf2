import { createInterface } from "node:readline";
import { StorageRulesRuntime } from "../security-rules/storage/runtime.ts";
import { exitWithParent } from "./parent.ts";

/** Runs the Storage rules runtime: requests on standard input and responses on standard output, one per line. */
export function runStorageRules(): void {
  const stop = () => process.exit(0);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  exitWithParent(stop);
  const rules = new StorageRulesRuntime((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  rules.start();
  createInterface({ input: process.stdin })
    .on("line", (line) => rules.receive(line))
    .on("close", stop);
}
