import type { Manifest } from "../../web/build/manifest.ts";

/**
 * One line for each file of the app that imports itself through others: one of them is evaluated before what it needs is there, and the app
 * does not start.
 */
export function findChunkCycles(manifest: Manifest): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (source: string, path: readonly string[]): void => {
    const start = path.indexOf(source);
    if (start >= 0)
      cycles.push([...path.slice(start), source].map((name) => manifest[name]?.file).join(" → "));
    if (start >= 0 || done.has(source)) return;
    for (const imported of manifest[source]?.imports ?? []) walk(imported, [...path, source]);
    done.add(source);
  };
  for (const source of Object.keys(manifest)) walk(source, []);
  return cycles;
}
