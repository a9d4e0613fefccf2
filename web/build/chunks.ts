import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function addImports(id: string, context: Context, imports: Set<string>): void {
  if (imports.has(id)) return;
  imports.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) addImports(imported, context, imports);
}

/** Module ids that a page imports, directly or indirectly, itself included; computed on first use. */
function createImportCollector(page: string): (context: Context) => ReadonlySet<string> {
  const start = fileURLToPath(new URL(`../src/features/${page}`, import.meta.url));
  const imports = new Set<string>();
  return (context) => {
    if (imports.size === 0) addImports(start, context, imports);
    return imports;
  };
}

/** Features whose files begin with their name, so that they can be excluded from the precache. */
const namedFeatures = ["admin", "alerts"];

export const chunkFileNames: Rolldown.OutputOptions["chunkFileNames"] = ({ moduleIds }) => {
  const feature = namedFeatures.find((name) => moduleIds.some((id) => id.includes(`/src/features/${name}/`)));
  return feature ? `assets/${feature}-[name]-[hash].js` : "assets/[name]-[hash].js";
};

/** Most visits start on the front page. */
const importsOfFrontPage = createImportCollector("front/route.tsx");
/** The layout of every section of a seller's profile. */
const importsOfProfile = createImportCollector("seller/dashboard/route.tsx");

/**
 * Groups modules into files. On a phone a request costs more than its bytes, so modules that many pages need are in few files. Without
 * groups the bundler made 52 files of what the search needs.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // A page is not painted before all of its style sheets have come: what several pages of the market share is in one of them.
  {
    name: "styles",
    test: /web\/src\/(app|lib\/(products|notifications)|offline|ui|features\/(search|product|landing|seller-page|compare))\/.*\.css$/,
    minShareCount: 4,
    priority: 7,
  },
  // Most pages have no form before a dialog opens.
  {
    name: "forms",
    test: /node_modules\/(react-hook-form|@hookform)\/|web\/src\/lib\/forms\/(schema-resolver|use-typed-form)/,
    priority: 6,
  },
  // A separate chunk name, so that it can be excluded from the precache.
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 6 },
  // Modules that the entry imports; the entry itself stays a separate file.
  {
    name: "app",
    test: /node_modules\/|domain\/src\/|web\/src\/\w+\/|^\0(vite|rolldown)\//,
    tags: ["$initial"],
    priority: 5,
  },
  // The schemas of accounts take a phone some time to create, and the pages of products have none.
  {
    name: "accounts",
    test: /domain\/src\/(accounts\/(user|answered-user|role-names)|identity\/identity-request|reference-data\/(membership|plan|advertisement))\.ts/,
    priority: 5,
  },
  // Modules that many pages share, in two files: "common" has what the front page needs too, "pages" the rest, above all the schemas.
  // "common" imports nothing from "pages".
  {
    name: (id, context) => (importsOfFrontPage(context).has(id) ? "common" : "pages"),
    debugName: "common or pages",
    test: /node_modules\/|domain\/src\/|web\/src\/(app|lib|offline|ui)\//,
    minShareCount: 22,
    priority: 4,
  },
  {
    name: (id, context) => (importsOfProfile(context).has(id) ? "profile" : null),
    debugName: "profile",
    // Without the feature itself: other pages need some of these modules, and would load the profile with them.
    test: /domain\/src\/|web\/src\/(app|lib|offline|ui)\//,
    minShareCount: 10,
    priority: 3,
  },
  // A card of a product with its actions in one file: the pages that show cards need all of it.
  {
    name: "product-card",
    test: /web\/src\/offline\/(cart\/product-actions|quotes\/QuoteButton|ui\/(LazyCompareToggle\.tsx|use-button-overlay))|web\/src\/lib\/products\/(card\/(?!ProductGrid|ProductImageDialog)|price\/(find-door-price|DoorPriceLine|ComparablePrice)|wanted\/(use-)?wanted|product-labels)|web\/src\/assets\/(firewood|products|services)\.svg|domain\/src\/(products\/(comparable-price|door-price|product-title)|energy\/energy\.)|web\/src\/ui\/data\/ExpandableText/,
    minShareCount: 2,
    priority: 2,
  },
  // What a search answers.
  {
    name: "sellers",
    test: /domain\/src\/(products\/(seller|search|search-language\/criteria\/understood)|contract\/shop\/search)\.ts|web\/src\/lib\/products\/seller\/load-seller/,
    minShareCount: 2,
    priority: 1,
  },
  // Without the table, which visitors' pages do not have.
  { name: "ui", test: /web\/src\/ui\/(?!data\/Table)/, minShareCount: 14, priority: 1 },
  // The place of a visitor or of a page.
  {
    name: "place",
    test: /web\/src\/(offline\/ui\/door\/|lib\/(products\/wanted\/rendered-place|format\/region-locative))/,
    minShareCount: 2,
    priority: 0,
  },
  // What lists have above and below.
  {
    name: "list",
    test: /web\/src\/(ui\/(data\/LoadMore|layout\/Toolbar)|lib\/api\/paging)/,
    minShareCount: 2,
    priority: 0,
  },
  // In place of what could not be loaded.
  { name: "failed", test: /web\/src\/lib\/routing\/(LoadFailed|FailedPart)/, minShareCount: 2, priority: 0 },
  {
    name: "search",
    test: /web\/src\/features\/search\/|domain\/src\/products\/search-language\/criteria\/to-search-text/,
    minShareCount: 2,
    priority: 0,
  },
  // What the lists of users and the pages of one user both need.
  {
    name: "users",
    test: /web\/src\/features\/admin\/(shared\/(require-admin|pending-deletions|DeletionBars)|users\/user-(labels|permissions))/,
    minShareCount: 2,
    priority: 0,
  },
];
