/** A module of the app, with the modules that it imports statically. */
export interface Module {
  id: string;
  /** Bytes of its code. */
  size: number;
  imports: readonly string[];
}

/** What is loaded as a whole: a page, or a part that is imported dynamically. */
export interface Entry {
  /** Its module. */
  id: string;
  /** How much its loading counts, beside that of others. */
  weight: number;
}

/** Modules that are in one file. */
interface Chunk {
  modules: readonly string[];
  size: number;
  /** One bit for each entry that needs the file. */
  users: bigint;
  imports: Set<Chunk>;
}

const hasOne = (users: bigint) => (users & (users - 1n)) === 0n;

/** The sum of the weights of users; the same sets of users are asked for often. */
function createWeigher(entries: readonly Entry[]): (users: bigint) => number {
  const known = new Map<bigint, number>();
  const weigh = (users: bigint) =>
    entries.reduce((sum, { weight }, index) => sum + ((users >> BigInt(index)) & 1n ? weight : 0), 0);
  return (users) => {
    const weight = known.get(users) ?? weigh(users);
    known.set(users, weight);
    return weight;
  };
}

/** The entries that need each module. */
function findUsers(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
): ReadonlyMap<string, bigint> {
  const users = new Map<string, bigint>();
  const add = (id: string, bit: bigint): void => {
    const module = modules.get(id);
    const known = users.get(id) ?? 0n;
    if (!module || (known & bit) !== 0n) return;
    users.set(id, known | bit);
    for (const imported of module.imports) add(imported, bit);
  };
  for (const [index, { id }] of entries.entries()) add(id, 1n << BigInt(index));
  return users;
}

/** One file for the modules that the same entries need. */
function createChunks(modules: ReadonlyMap<string, Module>, entries: readonly Entry[]): Set<Chunk> {
  const users = findUsers(modules, entries);
  const byUsers = Map.groupBy(
    [...users].filter(([, some]) => !hasOne(some)),
    ([, some]) => some,
  );
  const chunkOf = new Map<string, Chunk>();
  for (const [some, rows] of byUsers) {
    const ids = rows.map(([id]) => id);
    const size = ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0);
    const chunk: Chunk = { modules: ids, size, users: some, imports: new Set() };
    for (const id of ids) chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  }
  return new Set(chunkOf.values());
}

/** All files that these import, directly or indirectly. */
function collectImports(chunks: Iterable<Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks) chunk.imports.forEach(add);
  return found;
}

/** Whether one imports the other through a third: as one file they would import each other with the third. */
function areApart(a: Chunk, b: Chunk): boolean {
  const through = (from: Chunk, to: Chunk) =>
    collectImports([...from.imports].filter((one) => one !== to)).has(to);
  return through(a, b) || through(b, a);
}

function merge(chunks: Set<Chunk>, a: Chunk, b: Chunk): void {
  const whole: Chunk = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    users: a.users | b.users,
    imports: new Set([...a.imports, ...b.imports].filter((one) => one !== a && one !== b)),
  };
  chunks.delete(a);
  chunks.delete(b);
  for (const { imports } of chunks) {
    const hadOne = imports.delete(a);
    if (imports.delete(b) || hadOne) imports.add(whole);
  }
  chunks.add(whole);
  for (const imported of collectImports([whole])) imported.users |= whole.users;
}

interface Costs {
  weigh: (users: bigint) => number;
  requestCost: number;
  importsOf: (chunk: Chunk) => ReadonlySet<Chunk>;
}

/** What it costs those that did not need a file to load it with all that it imports. */
function costOf(chunk: Chunk, users: bigint, { weigh, requestCost, importsOf }: Costs): number {
  const own = weigh(users & ~chunk.users) * chunk.size;
  return [...importsOf(chunk)].reduce(
    (sum, { size, users: known }) => sum + weigh(users & ~known) * (size + requestCost),
    own,
  );
}

/** The bytes that the entries save when two files become one. */
function gainOf(a: Chunk, b: Chunk, costs: Costs): number {
  const saved = costs.weigh(a.users & b.users) * costs.requestCost;
  if (saved === 0) return 0;
  return saved - costOf(a, b.users, costs) - costOf(b, a.users, costs);
}

/** Merges the pairs of files that save most; false when none saves anything. */
function mergePairs(chunks: Set<Chunk>, costs: Costs): boolean {
  const list = [...chunks];
  const imports = new Map(list.map((chunk) => [chunk, collectImports([chunk])]));
  const before: Costs = { ...costs, importsOf: (chunk) => imports.get(chunk) ?? new Set() };
  const pairs = list
    .flatMap((a, index) => list.slice(index + 1).map((b) => ({ a, b, gain: gainOf(a, b, before) })))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain);
  let hasMerged = false;
  for (const { a, b } of pairs) {
    // The merges before may have changed what these two cost.
    if (!chunks.has(a) || !chunks.has(b) || gainOf(a, b, costs) <= 0 || areApart(a, b)) continue;
    merge(chunks, a, b);
    hasMerged = true;
  }
  return hasMerged;
}

/**
 * Divides the modules that several entries need into files. At first those that the same entries need are one file; then two files become one as
 * long as the requests that this saves are worth more than the bytes that entries load in vain.
 * @param sources those that are not loaded in any case; of the others, imports may name any
 * @param requestCost the bytes whose loading takes as long as a request
 * @returns the modules of each file; those that a single entry needs are in none
 */
export function mergeChunks(
  sources: readonly Module[],
  entries: readonly Entry[],
  requestCost: number,
): Module[][] {
  const modules = new Map(sources.map((module) => [module.id, module]));
  const chunks = createChunks(modules, entries);
  const weigh = createWeigher(entries);
  const costs: Costs = { weigh, requestCost, importsOf: (chunk) => collectImports([chunk]) };
  while (mergePairs(chunks, costs)) {
    // Each turn merges files that the turn before has made.
  }
  return [...chunks].map((chunk) => chunk.modules.flatMap((id) => modules.get(id) ?? []));
}
