import { mkdir, readFile, rm } from "node:fs/promises";
import { testOffset } from "../suite/ports.ts";
import { run, runToFile } from "../suite/run.ts";
import { root } from "../suite/suite.ts";
import type { Part } from "./parts.ts";

/** Maximum number of concurrent parts: each waits for the network, a timer or a browser about half of its time. */
const maxParallel = 2;
/** Offset between the suite ports of two lanes. */
const step = 250;

type Environment = NodeJS.ProcessEnv;

/** Runs a part with its output buffered in a log file, printed when it ends. */
async function runBuffered(
  { name, command: [program, ...args], log }: Part,
  env: Environment,
): Promise<number> {
  const started = performance.now();
  console.info(`${name}: started`);
  const code = await runToFile(log, program, args, env);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.info(`\n${await readFile(log, "utf8")}\n${name}: exited with ${code} after ${minutes} min\n`);
  return code;
}

/**
 * Runs the parts, two at a time: each lane has its own suite and takes the next part when its current one ends.
 * @returns the parts that failed
 */
export async function runInLanes(parts: readonly Part[], env: Environment): Promise<Part[]> {
  await mkdir(`${root}/.suite`, { recursive: true });
  await Promise.all(parts.map(({ report }) => rm(report, { force: true })));
  const [only, another] = parts;
  if (only && !another) {
    const code = await run(only.command[0], only.command.slice(1), { ...env, ...only.env });
    return code === 0 ? [] : [only];
  }
  const waiting = [...parts];
  const failed: Part[] = [];
  async function work(lane: number): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const own = { ...env, ...part.env, SUITE_OFFSET: String(testOffset + lane * step) };
      if ((await runBuffered(part, own)) !== 0) failed.push(part);
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, (_, lane) => work(lane)));
  return failed;
}
