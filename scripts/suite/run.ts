import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { root, SuiteError } from "./suite.ts";

async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** Runs a program in the root and resolves with its exit code. */
export function run(command: string, args: readonly string[], env = process.env): Promise<number> {
  return exitCode(spawn(command, args, { cwd: root, env, stdio: "inherit" }));
}

/**
 * Runs a required step.
 * @throws SuiteError when it fails
 */
export async function runOrThrow(
  what: string,
  command: string,
  args: readonly string[],
  env = process.env,
): Promise<void> {
  if ((await run(command, args, env)) !== 0) throw new SuiteError(`${what} failed.`);
}

/** Runs a script and exits; of a SuiteError only the message is printed. */
export async function main(script: () => Promise<number>): Promise<never> {
  try {
    process.exit(await script());
  } catch (error) {
    console.error(error instanceof SuiteError ? error.message : error);
    process.exit(1);
  }
}
