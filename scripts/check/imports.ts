import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { server } from "./server-zones.ts";
import { testing, type Zone, zones } from "./zones.ts";

const workspace = "@halkopiha/";

/** The imports of a source file: static and dynamic imports and re-exports. */
export function readImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => {
    const text = readFileSync(file, "utf8").slice(moduleRequest.start, moduleRequest.end);
    return /^["'](.+)["']$/.exec(text)?.[1];
  });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ].filter((specifier) => specifier !== undefined);
}

/** The path of an import in the repository; null for packages and built-in modules. */
export function resolveTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith(workspace)) return specifier.slice(workspace.length);
  return null;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Only the table of pages imports of the features what they request. */
const isTableOfPages = (path: string) => path === "web/src/app/pages.ts";

function findZone(path: string): Zone | undefined {
  return zones.find(({ folder }) => isWithin(path, folder));
}

function allowsPackage({ packages }: Zone, specifier: string): boolean {
  if (!packages) return true;
  const isBuiltin = specifier.startsWith("node:") || builtinModules.includes(specifier);
  return !isBuiltin && packages.some((name) => isWithin(specifier, name));
}

/** A folder `testing` of the app or the domain: what tests share. */
const isTestSupport = (path: string) => /^(?:web|domain)\/.*\/testing\//.test(path);
/** A test, or what tests share; the server's is in a folder of its own. */
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || isTestSupport(file) || isWithin(file, "functions/test");

/** What is wrong with an import of a file; null when the zones allow it. */
export function findImportError(file: string, specifier: string): string | null {
  const zone = findZone(file);
  if (!zone) return null;
  const target = resolveTarget(file, specifier);
  if (target === null)
    return allowsPackage(zone, specifier) ? null : `${file}: ${zone.folder} may not use ${specifier}`;
  if (isTestSupport(target) && !isTest(file)) return `${file}: only tests may import ${specifier}`;
  const goal = findZone(target);
  if (!goal || goal === zone || zone.mayImport.includes(goal.folder)) return null;
  const isShared = goal.folder === testing || (goal.folder === server && isWithin(file, server));
  if (isShared && isTest(file)) return null;
  if (isTableOfPages(file)) return null;
  return `${file}: ${zone.folder} may not import ${goal.folder} (${specifier})`;
}

/** Every import that violates the zones, one line each. */
export function findForbiddenImports(files: readonly string[]): string[] {
  return files
    .flatMap((file) => readImports(file).map((specifier) => findImportError(file, specifier)))
    .filter((line) => line !== null);
}
