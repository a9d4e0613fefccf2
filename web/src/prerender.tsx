import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/App.tsx";
import { paths } from "./app/paths.ts";
import { pages } from "./app/router.tsx";
import type { Location } from "./app/routing/location.ts";
import { Redirect } from "./app/routing/page-route.ts";
import { framed, prepare, type Shown } from "./app/routing/prepare.ts";

// Read by the build, never by a browser: pages that say the same to everyone are written as HTML beside the app.

/**
 * What is written: an address, and the route module of its page below `features/`. No page with a form that holds personal data:
 * sent before the scripts have come, it would end in the address.
 */
const routes = {
  [paths.front]: "front/route",
  [paths.info]: "info/index-route",
  [paths.measures]: "info/measures-route",
  [paths.properties]: "info/properties-route",
  [paths.drying]: "info/drying-route",
  [paths.heating]: "info/heating-route",
  [paths.comparison]: "info/comparison-route",
  [paths.calculator]: "info/calculator-route",
  [paths.terms]: "legal/terms-route",
  [paths.salesTerms]: "legal/sales-terms-route",
  [paths.quality]: "legal/quality-route",
};

/** The sections of the profile and what each loads beyond it. */
const profile = {
  "": ["orders/list-route"],
  "/kayttajatiedot": ["account/info-route", "account/UserInfoForm"],
  "/tilinhallinta": ["account/settings-route", "account/SettingsForm"],
  "/toimituskulut": ["delivery-costs/route", "delivery-costs/CostForm"],
  "/polttopuut": ["goods/firewood-route"],
  "/muut-tuotteet": ["goods/others-route"],
  "/palvelut": ["goods/services-route"],
};

/** Hosting sends it for every order: their numbers are known to the server alone. */
const anyOrder = `${paths.orders}/tilaus`;

interface Begun {
  address: string;
  /** Its pages, the outermost first, and what they load once they stand. */
  modules: string[];
  begin?: string;
}

/**
 * What differs from visitor to visitor, but is where they often begin: their HTML names the files, so that none waits for
 * another, and holds the frame of the page.
 */
const begun: Begun[] = [
  { address: paths.search, modules: ["search/route"], begin: "search/begin" },
  { address: paths.listings, modules: ["search/listings-route"], begin: "search/begin" },
  { address: paths.cart, modules: ["cart/route"] },
  { address: paths.login, modules: ["login/route"] },
  { address: paths.recovery, modules: ["join/recovery-route"] },
  { address: paths.undo, modules: ["join/undo-route"] },
  { address: paths.register, modules: ["join/register-route"] },
  ...Object.entries(profile).map(([section, modules]) => ({
    address: paths.profile + section,
    modules: ["profile/route", ...modules],
    begin: "profile/begin",
  })),
  { address: anyOrder, modules: ["profile/route", "orders/order-route"], begin: "profile/begin" },
];

const fileOf = (module: string) => `src/features/${module}.tsx`;

export const written = Object.entries(routes).map(([address, route]) => ({ address, page: fileOf(route) }));
export const linked = begun.map(({ address, modules, begin }) => ({
  address,
  pages: modules.map(fileOf),
  begin: begin === undefined ? null : `src/features/${begin}.ts`,
}));

async function whole(location: Location): Promise<Shown> {
  const shown = await prepare(pages, location, null);
  if (shown instanceof Redirect) throw new Error(`${location.pathname} leads to ${shown.to}`);
  if (shown.error !== undefined) throw shown.error;
  return shown;
}

/** A page as HTML: what belongs into its head, and what into its body. */
export async function render(address: string): Promise<{ head: string; body: string }> {
  const location = { pathname: address, search: "", hash: "", state: null, key: "" };
  const isLinked = linked.some((page) => page.address === address);
  const first = await (isLinked ? framed(pages, location) : whole(location));
  const html = renderToString(
    <StrictMode>
      <App routes={pages} first={first} path={address} />
    </StrictMode>,
  );
  // React puts what belongs into the head before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
