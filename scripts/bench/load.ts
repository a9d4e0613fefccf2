import { quantile, toTenths } from "./statistics.ts";
import { usage } from "./usage.ts";

type Operation = () => Promise<unknown>;

/** Runs all operations, `atOnce` at a time, and resolves with the milliseconds of each. */
async function runAll(operations: readonly Operation[], atOnce: number): Promise<number[]> {
  const waiting = operations.values();
  const times: number[] = [];
  const work = async () => {
    for (const action of waiting) {
      const started = performance.now();
      await action();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times;
}

/** Throughput and times of a call made by `atOnce` concurrent users, `times` times each. */
export async function measureLoad(
  prepare: (index: number) => Promise<Operation>,
  { atOnce, times }: { atOnce: number; times: number },
) {
  const operations: Operation[] = [];
  const preparations = Array.from({ length: times }, (_, index) => async () => {
    operations.push(await prepare(index));
  });
  await runAll(preparations, 10);
  const started = performance.now();
  const took = await runAll(operations, atOnce);
  const seconds = (performance.now() - started) / 1000;
  return {
    "req/s": Math.round(times / seconds),
    "p50 ms": toTenths(quantile(took, 0.5)),
    "p95 ms": toTenths(quantile(took, 0.95)),
  };
}

/** Documents that one call reads and writes on average. */
export async function measureUsage(prepare: (index: number) => Promise<Operation>) {
  const times = 10;
  const operations = await Promise.all(Array.from({ length: times }, (_, index) => prepare(index)));
  const before = await usage();
  await runAll(operations, 1);
  const after = await usage();
  return {
    reads: toTenths((after.reads - before.reads) / times),
    writes: toTenths((after.writes - before.writes) / times),
  };
}
