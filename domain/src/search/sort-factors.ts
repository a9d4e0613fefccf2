import type { Sort, SortByPlace } from "./options.ts";

// What the results of a search are sorted by. The search of the server takes its orders from here, and the page 'Näin järjestämme tulokset' prints
// this table, as the law asks for (Consumer Rights Directive art. 6a(1)(a)).

/** A stored field of a product that an index sorts by. */
export type IndexedFactor = "createdAt" | "sortPrice" | "sortHeat";
/** What is calculated for the place of the visitor. */
export type PlaceFactor = "distance" | "doorPrice";

interface SortRule<Factor> {
  factor: Factor;
  direction: "asc" | "desc";
}

/** The factor that decides in each order that an index gives. */
export const indexedSorts = {
  newest: { factor: "createdAt", direction: "desc" },
  oldest: { factor: "createdAt", direction: "asc" },
  cheapest: { factor: "sortPrice", direction: "asc" },
  expensive: { factor: "sortPrice", direction: "desc" },
  heat: { factor: "sortHeat", direction: "asc" },
} as const satisfies Record<Exclude<Sort, SortByPlace>, SortRule<IndexedFactor>>;

/** The factor that decides in each order by the place of the visitor. */
export const placeSorts = {
  nearest: { factor: "distance", direction: "asc" },
  door: { factor: "doorPrice", direction: "asc" },
} as const satisfies Record<SortByPlace, SortRule<PlaceFactor>>;

export const sortRules: Readonly<Record<Sort, SortRule<IndexedFactor | PlaceFactor>>> = {
  ...indexedSorts,
  ...placeSorts,
};

/** What each factor is, for buyers. */
export const factorTexts = {
  createdAt: "ilmoituksen julkaisuaika",
  sortPrice:
    "hinta irtokuutiota kohti; ilmoitukset, joiden hintaa ei voi muuntaa irtokuutioiksi, ovat viimeisinä",
  sortHeat: "arvioitu hinta lämmön määrää kohti: puulaji, kuivuus ja hinta",
  distance: "etäisyys valitsemastasi paikkakunnasta",
  doorPrice:
    "haluamasi määrän hinta kotiin tuotuna; sen jälkeen ne, joiden toimitus sovitaan tai jotka noudetaan",
} as const satisfies Record<IndexedFactor | PlaceFactor, string>;

/** What comes before the chosen order, in this order, whatever it is. */
export const groupTexts = [
  "Ilmoitukset, joiden myynti on tauolla, ovat viimeisinä.",
  "Jos haet sekä noutoa että kuljetusta, ensin ovat myyjät, jotka tarjoavat molempia.",
  "Jos haet sanoilla, ensin ovat ilmoitukset, joiden omat tiedot vastaavat sanoja, ja sitten ne, jotka vain mainitsevat ne.",
] as const;
