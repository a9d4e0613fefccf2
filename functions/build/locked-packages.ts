import * as z from "zod/mini";

// The part of a package-lock.json that a deployed folder needs, so that it installs the versions that were tested.
// https://docs.npmjs.com/cli/configuring-npm/package-lock-json

const Names = z.optional(z.record(z.string(), z.string()));
const LockedPackage = z.looseObject({
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
});
type LockedPackage = z.infer<typeof LockedPackage>;

export const Lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), LockedPackage),
});
export type Lockfile = z.infer<typeof Lockfile>;

const folder = "node_modules/";

/** The key of the package that a file in `from` gets when it imports `name`; undefined when it is not installed. */
function resolvePackage(packages: Lockfile["packages"], from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf("/"), 0))) {
    const key = `${base}${base && "/"}${folder}${name}`;
    if (packages[key]) return key;
    if (base === "") return undefined;
  }
}

/** What a package needs, and whether it can do without. */
function listNeeds({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}).map((name) => ({ name, isOptional: false })),
    ...Object.keys(optionalDependencies ?? {}).map((name) => ({ name, isOptional: true })),
    ...peers.map((name) => ({ name, isOptional: peerDependenciesMeta?.[name]?.optional === true })),
  ];
}

/** A package of the lock without what it is to the monorepo. */
function toDeployed({ dev: _, devOptional, ...locked }: LockedPackage): LockedPackage {
  return devOptional === true ? { ...locked, optional: true } : locked;
}

/**
 * The locked packages that the packages with these names need, themselves included, by where they lie in the deployed folder.
 * @param workspace the folder of the lock that imports them, such as `functions`
 * @throws Error when one is not in the lock, or lies where another version has to
 */
export function selectLockedPackages(
  { packages }: Lockfile,
  workspace: string,
  names: readonly string[],
): Record<string, LockedPackage> {
  const selected = new Map<string, LockedPackage>();
  const seen = new Set<string>();
  function add(from: string, name: string, isOptional: boolean): void {
    const key = resolvePackage(packages, from, name);
    const locked = key === undefined ? undefined : packages[key];
    if (key === undefined || !locked) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from} needs, is not in the lockfile`);
    }
    if (seen.has(key)) return;
    seen.add(key);
    const target = key.startsWith(`${workspace}/`) ? key.slice(workspace.length + 1) : key;
    if (selected.has(target)) throw new Error(`Two versions of ${target} are needed in the same place`);
    selected.set(target, toDeployed(locked));
    for (const need of listNeeds(locked)) add(key, need.name, need.isOptional);
  }
  for (const name of names) add(workspace, name, false);
  return Object.fromEntries([...selected].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
