import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { entityPages, staticPages } from "@halkopiha/domain/page-paths.ts";

/** Paths of all pages. */
export const paths = {
  ...staticPages,
  ...entityPages,
  /** The front page for an admin; without the parameter the front page redirects an admin to the admin panel. */
  frontForAdmin: "/?etusivu",
  favorites: "/haku?nayta=suosikit",
  compare: "/vertaa",
  /** The page of the links in mails about alerts. */
  alerts: mailedLinks.confirmAlert.path,
  login: "/kirjaudu",
  recovery: "/kirjaudu/salasananpalautus",
  confirm: mailedLinks.confirmContactChange.path,
  choosePassword: mailedLinks.choosePassword.path,
  undo: mailedLinks.undoContactChange.path,
  register: "/rekisteroidy",
  cart: "/ostoskori",
  /** The pages of orders are below it, by the links of mails. */
  order: "/tilaus",
  report: "/sisaltoilmoitus",
  /** The orders that a buyer has placed on this device. */
  placedOrders: "/omat-tilaukset",
  profile: "/profiili",
  orders: "/profiili/tilaukset",
  /** The invoices of yearly fees, by their ids. */
  invoice: "/lasku",
  quotes: "/profiili/tarjouspyynnot",
  userInfo: "/profiili/kayttajatiedot",
  settings: "/profiili/tilinhallinta",
  deliveryCosts: "/profiili/toimituskulut",
  ownFirewood: "/profiili/polttopuut",
  ownOthers: "/profiili/muut-tuotteet",
  ownServices: "/profiili/palvelut",
  admin: "/admin/",
  adminUsers: "/admin/kayttajat",
  adminNewUser: "/admin/luo-kayttaja",
  adminOrders: "/admin/tilaukset",
  adminCategories: "/admin/kategoriat",
  adminPlans: "/admin/tilit-ja-mainokset",
  adminLocalities: "/admin/paikat",
  adminHiddenListings: "/admin/piilotetut",
  adminReviews: "/admin/arvostelut",
  adminRecalls: "/admin/takaisinvedot",
  adminReports: "/admin/sisaltoilmoitukset",
  adminPersonalData: "/admin/henkilotiedot",
  adminOperator: "/admin/yritys",
  adminOwnAccount: "/admin/oma-tili",
  adminAudit: "/admin/muutosloki",
  adminSecurityEvents: "/admin/tapahtumat",
  adminMessages: "/admin/viestit",
  adminErrors: "/admin/virheet",
  adminContacts: "/admin/yhteydenotot",
} as const;

/** Path of an invoice. */
export const toInvoicePath = (id: string): `/${string}` => `${paths.invoice}/${id}`;

/** Whether a URL asks for the front page also for an admin. A query parameter, so that it survives a reload. */
export const isFrontForAdmin = ({ searchParams }: URL): boolean => searchParams.has("etusivu");

export function searchPath(search: Readonly<Record<string, string>>): `/${string}` {
  const query = new URLSearchParams(search).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}

/**
 * Path of the default search in a region, or in all of Finland; all links to the search use it. Preselected filters are not in the query.
 * §4
 */
export function defaultSearchPath(region?: string): `/${string}` {
  return searchPath(region ? { region } : {});
}

/** Value of the choice 'Koko Suomi' among the regions: a search in all of Finland has no region. */
export const wholeCountry = "all";

/** Query parameter with the id of the seller whose dialog is open over the search. */
export const sellerParam = "myyja";

/** Query parameter of the search's map: `kaikki`, or the id of the seller that the map is centred on. */
export const mapParam = "kartta";

const pagesWithOverlays: readonly string[] = [paths.search, paths.listings];

/** The page over which a seller or the map opens: the current one if it lists products, else the listings. */
export const findOverlayPage = (pathname: string): string =>
  pagesWithOverlays.find((page) => page === pathname) ?? paths.listings;
