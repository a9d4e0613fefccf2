import { findCycles } from "./cycles.ts";
import { readImports, resolveTarget } from "./imports.ts";

const parent = "web/src/lib/";

/** The folder of `lib` that a path is in. */
const findRoom = (path: string): string | undefined =>
  path.startsWith(parent) ? path.slice(parent.length).split("/")[0] : undefined;

/** One line for each folder of `lib` that imports itself through others: what is above and what below it would be unclear. */
export function findRoomCycles(files: readonly string[]): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    const room = findRoom(file);
    if (room === undefined) continue;
    const imported = readImports(file).map((specifier) => findRoom(resolveTarget(file, specifier) ?? ""));
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...imported.filter((name) => name !== undefined)]));
  }
  const cycles = findCycles(rooms.keys(), (room) =>
    [...(rooms.get(room) ?? [])].filter((name) => name !== room),
  );
  return cycles.map((cycle) => `${parent}: ${cycle.join(" → ")}`);
}
