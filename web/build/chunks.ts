import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function addReached(id: string, context: Context, reached: Set<string>): void {
  if (reached.has(id)) return;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) addReached(imported, context, reached);
}

/** The modules that a page imports, itself included; known when the first file is grouped. */
function createReach(page: string): (context: Context) => ReadonlySet<string> {
  const start = fileURLToPath(new URL(`../src/features/${page}`, import.meta.url));
  const reached = new Set<string>();
  return (context) => {
    if (reached.size === 0) addReached(start, context, reached);
    return reached;
  };
}

/** Where most visits begin. */
const reachOfFrontPage = createReach("front/route.tsx");
/** What every section of a seller's profile stands in. */
const reachOfProfile = createReach("seller/dashboard/route.tsx");

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
  // What many pages share, in two files: what the front page needs too, and the rest, above all the schemas. The first imports
  // nothing of the second.
  {
    name: (id, context) => (reachOfFrontPage(context).has(id) ? "common" : "pages"),
    debugName: "common or pages",
    test: /node_modules\/|domain\/src\/|web\/src\/(app|lib|offline|ui)\//,
    minShareCount: 20,
    priority: 4,
  },
  {
    name: (id, context) => (reachOfProfile(context).has(id) ? "profile" : null),
    debugName: "profile",
    test: /domain\/src\/|web\/src\/\w+\//,
    priority: 3,
  },
  { name: "ui", test: /web\/src\/ui\//, minShareCount: 6, priority: 1 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 0 },
];
