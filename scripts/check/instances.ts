import type { Manifest } from "./manifest.ts";

/** Processors that a new project may use at once in a region (Cloud Run, "Total CPU allocation"). */
const maxProcessors = 20;

/** The processors of all functions by region, when each has as many instances as it may. */
export function sumProcessors({ endpoints }: Manifest): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { region = [], maxInstances, cpu } of Object.values(endpoints)) {
    // Firebase gives a function below 2 GiB one processor, unless it says otherwise.
    const processors = (maxInstances ?? Number.POSITIVE_INFINITY) * (cpu ?? 1);
    for (const name of region) sums.set(name, (sums.get(name) ?? 0) + processors);
  }
  return sums;
}

/** One line for each region whose functions may need more processors than a new project has. */
export function findTooManyInstances(manifest: Manifest): string[] {
  return [...sumProcessors(manifest)]
    .filter(([, sum]) => sum > maxProcessors)
    .map(
      ([region, sum]) =>
        `functions in ${region} may use ${sum} processors, a new project has ${maxProcessors}`,
    );
}
