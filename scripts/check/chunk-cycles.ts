import type { Manifest } from "../../web/build/manifest.ts";
import { findCycles } from "./cycles.ts";

/**
 * One line for each file of the app that imports itself through others: one of them is evaluated before what it needs is there, and the app
 * does not start.
 */
export function findChunkCycles(
  manifest: Readonly<Record<string, Pick<Manifest[string], "file" | "imports">>>,
): string[] {
  const cycles = findCycles(Object.keys(manifest), (source) => manifest[source]?.imports ?? []);
  return cycles.map((cycle) => cycle.map((name) => manifest[name]?.file).join(" → "));
}
