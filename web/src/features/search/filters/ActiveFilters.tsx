import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { describeFilter, filterRows, orderedFilters } from "@halkopiha/domain/search/filters.ts";
import { Suspense, use } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useLocalities } from "../../../lib/forms/use-localities.ts";
import styles from "./ActiveFilters.module.css";
import { FilterChip } from "./FilterChip.tsx";
import { findCategory, formatSearch, noFilters, type SearchState } from "./search-query.ts";

/** Loaded for a search for words only; until then, and if it cannot be loaded, the words are shown as typed. */
const WordChips = lazyPart(
  () => import("./WordChips.tsx").then((file) => file.WordChips),
  ({ address }) => <TypedWords address={address} />,
);
const WordNotes = lazyPart(
  () => import("./WordChips.tsx").then((file) => file.WordNotes),
  () => null,
);

const TypedWords = ({ address }: { address: SearchState }) => (
  <FilterChip address={address} text={address.filters.queryString} without={{ queryString: "" }} />
);

/** Filters that can be removed, besides the place; the category is required. §5 */
const removable = orderedFilters.filter((name) => name !== "category" && filterRows[name].about !== "place");

interface PlaceProps {
  address: SearchState;
  regions: Promise<readonly Region[]>;
}

function RegionChip({ address, regions }: PlaceProps) {
  const region = use(regions).find(({ _id }) => _id === address.filters.region);
  return region && <FilterChip address={address} text={region.name} without={{ region: "", locality: "" }} />;
}

function LocalityChip({ address }: Pick<PlaceProps, "address">) {
  const { region, locality } = address.filters;
  const found = useLocalities(region).localities?.find(({ _id }) => _id === locality);
  return found && <FilterChip address={address} text={found.location} without={{ locality: "" }} />;
}

interface ChipsProps extends PlaceProps {
  /** Undefined while the search is pending, and without words. */
  understood: Understood | undefined;
}

/** The filters that count, each with a link to the search without it. */
function Chips({ address, regions, understood }: ChipsProps) {
  const { filters } = address;
  const overridden: readonly string[] = understood?.overridden ?? [];
  const chosen = removable.filter((name) => filters[name] && !overridden.includes(name));
  const { region, locality, queryString } = filters;
  const hasRegion = region !== "" && !overridden.includes("region");
  const hasLocality = locality !== "" && !overridden.includes("locality");
  const category = findCategory(filters.category);
  if (chosen.length === 0 && !region && !queryString) return null;
  return (
    <ul className={styles.chips} aria-label="Haun rajaukset">
      {understood && <WordChips address={address} understood={understood} />}
      {queryString && !understood && <TypedWords address={address} />}
      {hasRegion && (
        <Suspense fallback={<li className={styles.chip}>Maakunta</li>}>
          <RegionChip address={address} regions={regions} />
        </Suspense>
      )}
      {hasLocality && <LocalityChip address={address} />}
      {chosen.map((name) => (
        <FilterChip
          key={name}
          address={address}
          text={describeFilter(name, filters) ?? filters[name]}
          without={{ [name]: "", ...(name === "maxPrice" && { priceUnit: "" }) }}
        />
      ))}
      {category && chosen.length > 1 && (
        <li>
          <Link
            to={formatSearch({ ...address, filters: { ...noFilters, category, region, locality } })}
            preventScrollReset
          >
            Näytä kaikki: {categoryLabel[category]}
          </Link>
        </li>
      )}
      <li>
        <Link
          to={formatSearch({ ...address, filters: { ...noFilters, category: category ?? "Polttopuut" } })}
          preventScrollReset
        >
          Tyhjennä
        </Link>
      </li>
    </ul>
  );
}

interface Props extends PlaceProps {
  understood: Understood | undefined;
}

/** The active filters, including preselected ones, and what was understood of the words; each can be removed, and all at once. §4 */
export function ActiveFilters({ address, regions, understood }: Props) {
  if (address.view !== "tulokset") return null;
  return (
    <>
      <Chips address={address} regions={regions} understood={understood} />
      {understood && <WordNotes understood={understood} />}
    </>
  );
}
