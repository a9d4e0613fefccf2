// The paths of the pages that search engines list; the app's other paths are in `web/src/lib/routing/paths.ts`.

/** The pages that are the same for every visitor. */
export const staticPages = {
  front: "/",
  search: "/haku",
  listings: "/ilmoitukset",
  /** All regions; below it is the firewood of a region or a locality, see `toLandingPath`. */
  landing: "/polttopuut",
  contact: "/asiakaspalvelu",
  terms: "/kayttoehdot",
  salesTerms: "/myyntiehdot",
  withdrawal: "/peruuttamisoikeus",
  quality: "/laatuvaatimukset",
  sortRules: "/nain-jarjestamme-tulokset",
  reviewRules: "/nain-arvostelut-varmistetaan",
  contactPoints: "/yhteyspisteet",
  privacy: "/tietosuoja",
  accessibility: "/saavutettavuus",
  info: "/polttopuuinfo",
  measures: "/polttopuuinfo/termit-ja-mittayksikot",
  properties: "/polttopuuinfo/polttopuun-ominaisuudet",
  drying: "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi",
  heating: "/polttopuuinfo/tulisijan-lammitys",
  comparison: "/polttopuuinfo/energiavertailu",
  calculator: "/polttopuuinfo/energialaskuri",
} as const;

/** Path of a version of the terms of use: `/kayttoehdot/versio-2`. The one that is in force is at `/kayttoehdot`. */
export const toTermsPath = (version: number): `/${string}` => `${staticPages.terms}/versio-${version}`;

/** The paths below which the pages of products and sellers are, named by their segments. */
export const entityPages = { product: "/tuote", seller: "/myyja" } as const;

/** Path of the firewood of a region: `/polttopuut/pirkanmaa`, or of one of its localities: `/polttopuut/pirkanmaa/orivesi`. */
export const toLandingPath = (region: string, locality?: string): string =>
  [staticPages.landing, region, locality].filter(Boolean).join("/");
