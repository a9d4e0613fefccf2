import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense, use } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./ActiveFilters.module.css";
import { type Filters, findCategory, formatSearch, noFilters, type SearchState } from "./search-query.ts";

/** Filters that can be removed; the category is required. §5 */
const removable = ["name", "material", "quality", "deliveryMethod", "queryString"] as const;

interface Props {
  address: SearchState;
  regions: Promise<readonly Region[]>;
}

/** Link to the search without one of its filters. */
function FilterChip({
  address,
  text,
  without,
}: {
  address: SearchState;
  text: string;
  without: Partial<Filters>;
}) {
  return (
    <li>
      <Link
        to={formatSearch({ ...address, filters: { ...address.filters, ...without } })}
        preventScrollReset
        className={styles.chip}
        aria-label={`Poista rajaus: ${text}`}
      >
        {text}
        <Icon name="close" />
      </Link>
    </li>
  );
}

function RegionChip({ address, regions }: Props) {
  const region = use(regions).find(({ _id }) => _id === address.filters.region);
  return region && <FilterChip address={address} text={region.name} without={{ region: "", locality: "" }} />;
}

/** The active filters, including preselected ones; each can be removed, and all at once. §4 */
export function ActiveFilters({ address, regions }: Props) {
  const { filters, view } = address;
  const chosen = removable.filter((name) => filters[name]);
  if (view !== "tulokset" || (chosen.length === 0 && !filters.region)) return null;
  const { region, locality } = filters;
  const category = findCategory(filters.category);
  return (
    <ul className={styles.chips} aria-label="Hakua rajaavat">
      {region && (
        <Suspense fallback={<li className={styles.chip}>Maakunta</li>}>
          <RegionChip address={address} regions={regions} />
        </Suspense>
      )}
      {chosen.map((name) => (
        <FilterChip key={name} address={address} text={filters[name]} without={{ [name]: "" }} />
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
    </ul>
  );
}
