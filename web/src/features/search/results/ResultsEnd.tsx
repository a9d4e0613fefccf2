import { formatNothingFound } from "@halkopiha/domain/messages.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { toSearchText } from "@halkopiha/domain/search/criteria/to-search-text.ts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { ProductListJsonLd } from "../../../market/page-head/ProductListJsonLd.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import {
  describeSearch,
  type Filters,
  formatSearch,
  noFilters,
  type SearchState,
} from "../filters/search-query.ts";
import type { Page } from "./load-results.ts";
import { SearchAlert } from "./SearchAlert.tsx";

/** The same search in all of Finland; null for one that has no place. */
function findWiderFilters(filters: Filters, understood: Page["understood"]): Filters | null {
  const anywhere = { ...filters, region: "", locality: "" };
  if (understood?.place) return { ...anywhere, queryString: toSearchText({ ...understood, place: null }) };
  return filters.region ? anywhere : null;
}

interface Props extends Pick<Page, "understood"> {
  address: SearchState;
  products: readonly Product[];
  /** Whether there are listings that have not been compared with the search. */
  hasMore: boolean;
  busy: boolean;
  onMore: (() => void) | undefined;
}

/** What a search that finds nothing offers instead. */
function NoResults({ address, understood, hasMore, busy, onMore }: Props) {
  const { filters } = address;
  if (hasMore) {
    return (
      <EmptyState title="Ensimmäisistä ilmoituksista ei löytynyt hakua vastaavia.">
        <Button busy={busy} onClick={onMore}>
          Jatka hakua
        </Button>
        <SearchAlert search={filters} />
      </EmptyState>
    );
  }
  const wider = findWiderFilters(filters, understood);
  return (
    <EmptyState title={formatNothingFound(describeSearch(filters))}>
      {wider && (
        <Link
          to={`${paths.search}${formatSearch({ ...address, filters: wider })}`}
          className={buttonClass("primary")}
        >
          Etsi koko Suomesta
        </Link>
      )}
      <Link
        to={`${paths.search}${formatSearch({ ...address, filters: noFilters, view: "tuotteet" })}`}
        className={buttonClass("plain")}
      >
        Näytä kaikki tuotteet
      </Link>
      <SearchAlert search={filters} />
    </EmptyState>
  );
}

/** What follows the results: the products for search engines; without results, what to do instead. */
export function ResultsEnd(props: Props) {
  const { address, products } = props;
  if (products.length === 0) return <NoResults {...props} />;
  return address.view === "myyjat" ? null : <ProductListJsonLd products={products} />;
}
