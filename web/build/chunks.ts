import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { type Module, mergeChunks } from "./merge-chunks.ts";

// Groups modules into files by who imports them. Without groups the bundler makes a file for each set of pages and dialogs that need the same
// modules: 75 of what the search needs.

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type ModuleInfo = NonNullable<ReturnType<Context["getModuleInfo"]>>;

/** The bytes of code, before it is minified and compressed to a fifth of them, that cost a phone as much as a request. */
const requestCost = 8000;
/** How much a dialog, or another part that is imported dynamically, counts beside a page: most visits do not load it. */
const partWeight = 0.02;

/** All modules of the app, in the same order in each build. */
function listModules(start: string, context: Context): ModuleInfo[] {
  const found = new Map<string, ModuleInfo>();
  const add = (id: string): void => {
    const info = context.getModuleInfo(id);
    if (!info || found.has(id)) return;
    found.set(id, info);
    for (const others of [
      info.importers,
      info.dynamicImporters,
      info.importedIds,
      info.dynamicallyImportedIds,
    ])
      others.forEach(add);
  };
  add(start);
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What is loaded at each visit: the entry with all that it imports statically. */
function collectInitial(modules: readonly ModuleInfo[], context: Context): ReadonlySet<string> {
  const initial = new Set<string>();
  const add = (id: string): void => {
    if (initial.has(id)) return;
    initial.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const { id, isEntry } of modules) if (isEntry) add(id);
  return initial;
}

const listDynamicImports = (modules: readonly ModuleInfo[]) =>
  new Set(modules.flatMap((module) => module.dynamicallyImportedIds));

const toModule = ({ id, code, importedIds }: ModuleInfo): Module => ({
  id,
  size: code?.length ?? 0,
  imports: importedIds,
});

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The path of a module as a file name, without what all paths have. */
const toName = (id: string) =>
  id
    .replace(root, "")
    .replace(/^(web|domain)\/src\//, "")
    .replaceAll(/\W+/g, "-");

const isOfPackage = (id: string) => id.includes("/node_modules/");

/**
 * The names of the files of the modules that several pages or parts need. Modules of packages have none, though their bytes count: an index file
 * imports a whole package, and the bundler knows which part of it a page needs.
 */
function nameSharedModules(start: string, context: Context): ReadonlyMap<string, string> {
  const all = listModules(start, context);
  const initial = collectInitial(all, context);
  // The entry imports every page, because the table of routes is in it.
  const pages = listDynamicImports(all.filter(({ id }) => initial.has(id)));
  const entries = [...listDynamicImports(all)].map((id) => ({ id, weight: pages.has(id) ? 1 : partWeight }));
  const modules = all.filter(({ id }) => !initial.has(id)).map(toModule);
  const names = new Map<string, string>();
  for (const file of mergeChunks(modules, entries, requestCost)) {
    const own = file.filter(({ id }) => !isOfPackage(id)).toSorted((one, other) => other.size - one.size);
    for (const { id } of own) names.set(id, toName(own[0]?.id ?? id));
  }
  return names;
}

/** Whether the HTML names the module: it waits for the page, so that nothing else may wait for its file. */
const isNamedInHtml = (id: string, context: Context): boolean =>
  [id, ...(context.getModuleInfo(id)?.importers ?? [])].some((one) => context.getModuleInfo(one)?.isEntry);

export function createChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  return [
    // A page is not painted before all of its style sheets have come: what several pages share is in one of them.
    { name: "styles", test: /\.css$/, minShareCount: 5, priority: 3 },
    {
      name: (id, context) => (isNamedInHtml(id, context) ? null : "app"),
      debugName: "app",
      tags: ["$initial"],
      priority: 2,
    },
    {
      name: (id, context) => {
        names ??= nameSharedModules(id, context);
        return names.get(id) ?? null;
      },
      debugName: "shared",
      priority: 1,
    },
  ];
}
