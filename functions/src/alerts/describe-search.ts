import type { AlertSearch } from "@halkopiha/domain/alerts/alert.ts";
import { staticPages } from "@halkopiha/domain/page-paths.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { toSingleLine } from "@halkopiha/domain/schemas/primitives.ts";
import {
  describeFilter,
  type FilterRow,
  filterRows,
  filterTopics,
  orderedFilters,
} from "@halkopiha/domain/search/filters.ts";
import * as z from "zod/mini";
import { shorten } from "../mail/shorten.ts";

/** The localities by id. */
export type Localities = ReadonlyMap<string, Locality>;

function findPlaceName({ region, locality }: AlertSearch, localities: Localities): string | undefined {
  if (locality) return localities.get(locality)?.location;
  return [...localities.values()].find((one) => one.region._id === region)?.region.name;
}

const joinCriteria = (criteria: readonly (string | undefined)[]) =>
  criteria.filter((one) => one !== undefined).join(", ") || "Kaikki ilmoitukset";

/** What the filters of a topic say, in the order of the form; a sentence in a list has no capital letter. */
const describeFilters = (search: AlertSearch, about: FilterRow["about"]) =>
  orderedFilters
    .filter((name) => filterRows[name].about === about && !(name === "category" && search.name))
    .map((name) => {
      const text = describeFilter(name, search);
      const row = filterRows[name];
      return row.kind === "choice" && row.describe ? text?.toLowerCase() : text;
    });

/** What was chosen from lists, and not typed. */
const listChoices = (search: AlertSearch, localities: Localities) =>
  filterTopics.flatMap((about) =>
    about === "place" ? [findPlaceName(search, localities)] : describeFilters(search, about),
  );

const SingleLine = z.string().check(toSingleLine);
const maxQuoted = 40;
const quote = (typed: string) => `”${shorten(SingleLine.parse(typed), maxQuoted)}”`;

/** `Polttopuu, koivu, Pirkanmaa, ”kuivia klapeja”`: for the owner of an alert that is confirmed. */
export const describeSearch = (search: AlertSearch, localities: Localities): string =>
  joinCriteria([...listChoices(search, localities), search.queryString && quote(search.queryString)]);

/** `Polttopuu, koivu, Pirkanmaa, omat hakusanat`: without what was typed, for an address that nobody has confirmed. */
export const describeChoices = (search: AlertSearch, localities: Localities): string =>
  joinCriteria([...listChoices(search, localities), search.queryString && "omat hakusanat"]);

/** Path of the search in the app: the list of its products, which has no preselected filters. */
export function toSearchPath(search: AlertSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  query.set("nayta", "tuotteet");
  return `${staticPages.search}?${query}`;
}
