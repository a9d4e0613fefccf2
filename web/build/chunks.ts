import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

/** Where most visits begin. */
const frontPage = fileURLToPath(new URL("../src/features/front/route.tsx", import.meta.url));

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function addReached(id: string, context: Context, reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) addReached(imported, context, reached);
}

/** The modules that the front page imports, itself included; known when the first file is grouped. */
const onFrontPage = new Set<string>();

/**
 * What many pages share is in two files: what the front page needs too, and the rest, above all the schemas. The first imports
 * nothing of the second.
 */
function sharedName(id: string, context: Context): string {
  if (onFrontPage.size === 0) addReached(frontPage, context, onFrontPage);
  return onFrontPage.has(id) ? "common" : "pages";
}

/**
 * How modules are grouped into files. A request costs a phone more than the bytes in it, so what many pages need is in few files.
 * Left to itself the bundler made 52 files of what the search needs.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // A name of its own, so that it is not precached.
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 6 },
  // What the entry imports; the entry itself stays a file of its own.
  {
    name: "app",
    test: /node_modules\/|domain\/src\/|web\/src\/\w+\/|^\0(vite|rolldown)\//,
    tags: ["$initial"],
    priority: 5,
  },
  {
    name: sharedName,
    test: /node_modules\/|domain\/src\/|web\/src\/(app|offline|ui)\//,
    minShareCount: 20,
    priority: 4,
  },
  { name: "ui", test: /web\/src\/ui\//, minShareCount: 6, priority: 1 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 0 },
];
