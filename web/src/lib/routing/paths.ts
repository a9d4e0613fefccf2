/** Every address of the app, named once. */
export const paths = {
  front: "/",
  /** For an admin, whom the front page leads to the panel otherwise. */
  frontForAdmin: "/?etusivu",
  search: "/haku",
  listings: "/ilmoitukset",
  login: "/kirjaudu",
  recovery: "/kirjaudu/salasananpalautus",
  undo: "/kirjaudu/peru-muutos",
  register: "/rekisteroidy",
  cart: "/ostoskori",
  profile: "/profiili",
  orders: "/profiili/tilaukset",
  admin: "/admin/",
  adminUsers: "/admin/kayttajat",
  adminNewUser: "/admin/luo-kayttaja",
  adminOrders: "/admin/tilaukset",
  adminCategories: "/admin/kategoriat",
  adminPlans: "/admin/tilit-ja-mainokset",
  adminLocalities: "/admin/paikat",
  adminAudit: "/admin/muutosloki",
  adminContacts: "/admin/yhteydenotot",
  contact: "/asiakaspalvelu",
  terms: "/kayttoehdot",
  salesTerms: "/myyntiehdot",
  quality: "/laatuvaatimukset",
  info: "/polttopuuinfo",
  measures: "/polttopuuinfo/termit-ja-mittayksikot",
  properties: "/polttopuuinfo/polttopuun-ominaisuudet",
  drying: "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi",
  heating: "/polttopuuinfo/tulisijan-lammitys",
  comparison: "/polttopuuinfo/energiavertailu",
  calculator: "/polttopuuinfo/energialaskuri",
  styleGuide: "/_ui",
} as const;

/** Whether an address asks for the front page itself, also for an admin. It says so itself, so that a reload stays. */
export const isFrontForAdmin = ({ searchParams }: URL): boolean => searchParams.has("etusivu");

export function searchPath(search: Readonly<Record<string, string>>): `/${string}` {
  const query = new URLSearchParams(search).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}

/**
 * The default search in a region, or in all of Finland: the address of every entrance to the search. What is preselected
 * is not in it. §4
 */
export function defaultSearchPath(region?: string): `/${string}` {
  return searchPath(region ? { region } : {});
}

/** Where the search shows one seller's dialog. */
export const sellerParam = "myyja";

/** Where the search shows its map: `kaikki`, or the id of the seller in the middle of it. */
export const mapParam = "kartta";
