// What is needed together comes in one file: a request costs more than the bytes in it.

/** What is needed to know what a page asks the API for, before anything else has come. */
const first =
  /domain\/src\/catalogue[.]ts$|web\/src\/app\/(begun|device|paths|session|with-query)[.]ts$|web\/src\/features\/search\/filters[.]ts$|vite\/preload-helper|rolldown\/runtime/;

/** What every page loads: one file is smaller and sooner there than the thirty that sharing would part it into. */
const everyPage = new RegExp(
  [
    "node_modules/(react|regexparam|use-sync-external-store|wouter|jotai)/",
    "node_modules/react-dom/(index|cjs/react-dom[.])",
    "web/src/app/routing/",
    "web/src/offline/((install|offline)-atoms[.]ts|SavedAt[.]tsx|when-idle[.]ts)$",
    "web/src/app/(api-error|banner-atoms|cart-atoms|format|last-search-atom|loading-atoms|log-out|Logo|PageHead|section-frame|session-atoms|store|stored-atom)[.]tsx?$",
    "web/src/ui/(Badge|Banner|Button|Card|classes|Dialog|EmptyState|Field|Icon|open-dialogs|Pager|Price|SectionTitle|Select|Skeleton|TextField|Toolbar|Unseen)[.]tsx?$",
    // Each file of styles is waited for before anything is shown.
    "web/src/(app|offline|ui)/(?!ConfirmDialog|DataTable|map/).*[.]css$",
    "web/src/features/(account|cart|delivery-costs|front|goods|join|login|orders|profile|search)/(?!map/|Picture).*[.]css$",
    "domain/src/(company|euros|lazily|messages|number)[.]ts$",
  ].join("|"),
);

/** All of the contract that the texts need. */
const schemas = /node_modules\/zod\/|domain\/src\/(euros|money|primitives)[.]ts$/;

/** What every page with an answer of the API needs. */
const market = new RegExp(
  [
    "domain/src/(contract|delivery|plan|product|region|search|seller|user)[.]ts$",
    "domain/src/contract/(cart|favorites|regions|search|session)[.]ts$",
    "domain/src/plan-name[.]ts$",
    "web/src/offline/(cart-step|kept-answers|outbox|retry|send-wish|sending|server-calls|shown-cart|sold-out|tabs|trouble|visitor-outbox|wishes)[.]ts$",
    "web/src/app/(api|cart-acts|favorite-acts|reference)[.]ts$",
  ].join("|"),
);

/** What an order in the making and an order made have in common. */
const order =
  /web\/src\/(app\/(step-focus|vat-figures)[.]ts|features\/cart\/(StepButtons|confirmation-atoms)[.]tsx?|ui\/Figures[.]tsx)$/;

/** What the profile and the panel have in common. */
const own = /web\/src\/(app\/(LogOutButton|OwnPlace|seller)[.]tsx?|ui\/SideBar[.]tsx)$/;

/** What the two lists of products have in common. */
const lists = new RegExp(
  [
    "web/src/features/search/(JsonLd|json-ld|Overlays|Results|SellerCard|SellerComing|results|sort-words)[.]tsx?$",
    "web/src/app/market/(MapLink|ProductCard|ProductPicture|SellerLink|product-words)[.]tsx?$",
    "web/src/app/LocalitySelect[.]tsx$",
  ].join("|"),
);

/** Two kinds of maps stand on it; it has a name of its own so that it is not precached. */
const leaflet = /node_modules\/(leaflet|react-leaflet|@react-leaflet)\//;

/** What stands in more than one group belongs to the one with the highest priority, and so does all that it needs. */
export const chunks = [
  { name: "first", test: first, priority: 5 },
  { name: "app", test: everyPage, priority: 4 },
  { name: "schemas", test: schemas, priority: 3 },
  { name: "market", test: market, priority: 2 },
  { name: "lists", test: lists, priority: 1 },
  { name: "order", test: order, priority: 1 },
  { name: "own", test: own, priority: 1 },
  { name: "leaflet", test: leaflet, priority: 1 },
];
