import { quantile, toTenths } from "./figures.ts";
import { usage } from "./usage.ts";

type Act = () => Promise<unknown>;

/** Does all of it, so many at a time, and resolves with how many milliseconds each took. */
async function doAll(acts: readonly Act[], atOnce: number): Promise<number[]> {
  const waiting = acts.values();
  const times: number[] = [];
  const work = async () => {
    for (const act of waiting) {
      const started = performance.now();
      await act();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times;
}

/** Throughput and times of a call that so many people make at once, each many times over. */
export async function measureLoad(
  prepare: (index: number) => Promise<Act>,
  { atOnce, times }: { atOnce: number; times: number },
) {
  const acts: Act[] = [];
  const preparations = Array.from({ length: times }, (_, index) => async () => {
    acts.push(await prepare(index));
  });
  await doAll(preparations, 10);
  const started = performance.now();
  const took = await doAll(acts, atOnce);
  const seconds = (performance.now() - started) / 1000;
  return {
    "req/s": Math.round(times / seconds),
    "p50 ms": toTenths(quantile(took, 0.5)),
    "p95 ms": toTenths(quantile(took, 0.95)),
  };
}

/** Documents that one call reads and writes on average. */
export async function measureUsage(prepare: (index: number) => Promise<Act>) {
  const times = 10;
  const acts = await Promise.all(Array.from({ length: times }, (_, index) => prepare(index)));
  const before = await usage();
  await doAll(acts, 1);
  const after = await usage();
  return {
    reads: toTenths((after.reads - before.reads) / times),
    writes: toTenths((after.writes - before.writes) / times),
  };
}
