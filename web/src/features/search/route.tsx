import { isByPlace, type Sort } from "@halkopiha/domain/search/options.ts";
import { type ReactNode, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom";
import { loadRegions } from "../../lib/api/locations.ts";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { DoorBar } from "../../market/door/DoorBar.tsx";
import { loadRenderedPlace } from "../../market/door/rendered-place.ts";
import type { Wanted } from "../../market/door/wanted.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { loadMissingFavorites } from "../../market/products/product-actions.ts";
import { SortRulesLink } from "../../market/products/SortRulesLink.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { useMediaQuery } from "../../ui/layout/use-media-query.ts";
import { Drawer } from "../../ui/overlay/Dialog.tsx";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { applyConditions, findToldAmount, withoutToldCondition } from "./filters/apply-conditions.ts";
import { isOtherPlaceChosen, withoutNamedPlace } from "./filters/chosen-place.ts";
import { SearchToolbar } from "./filters/SearchToolbar.tsx";
import {
  type Filters,
  formatSearch,
  parseSearch,
  readSearch,
  type SearchState,
} from "./filters/search-query.ts";
import { ViewSwitch } from "./filters/ViewSwitch.tsx";
import { WordsForm } from "./filters/WordsForm.tsx";
import { LazyOverlays } from "./LazyOverlays.tsx";
import { loadFirstPageOnce, loadOpenSeller, pending, waitOverRenderedPage } from "./results/load-results.ts";
import { SearchResults } from "./results/Results.tsx";
import { useUnderstood } from "./results/use-understood.ts";
import styles from "./SearchPage.module.css";

/** A phone loads the form with the drawer. */
const FilterForm = lazyPart(() => import("./filters/FilterForm.tsx").then((file) => file.FilterForm));

/** Nothing else is awaited: the page renders before any response. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = readSearch(url.searchParams);
  loadMissingFavorites(address.view === "suosikit");
  const results = loadFirstPageOnce(address);
  const loaded = { address, results, regions: loadRegions(), seller: loadOpenSeller(address) };
  const [place] = await Promise.all([loadRenderedPlace(request), waitOverRenderedPage(results)]);
  return { ...loaded, place };
}

type Props = Awaited<ReturnType<typeof loader>>;

/** The filters beside the results; a narrow screen has them in a drawer. */
function FilterSide({ children }: { children: ReactNode }) {
  // The same breakpoint as in the style sheet. Here and not in the page, so that its answer renders nothing else.
  const isWide = useMediaQuery("(min-width: 900px)");
  return (
    <aside className={styles.side} aria-label="Hakuehdot">
      {isWide && children}
    </aside>
  );
}

/** Whether prices at the door can be asked for: of firewood, and of any search for words or by place. */
const hasDoorBar = ({ filters, sort }: SearchState) =>
  filters.category === "Polttopuut" ||
  (filters.category === "" && filters.queryString !== "") ||
  isByPlace(sort);

function Search({ address, results, regions, seller, place }: Props) {
  const navigate = useNavigate();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const understood = useUnderstood(results, address.filters.queryString !== "");
  const shown = applyConditions(address, understood);
  const toSortAddress = (sort: Sort) =>
    formatSearch({ ...address, sort, filters: withoutToldCondition(address.filters, understood, "sort") });
  const toWantedAddress = (wanted: Wanted | null) =>
    formatSearch({
      ...address,
      wanted,
      filters: withoutToldCondition(address.filters, understood, "amount"),
    });

  const show = (filters: Filters) => void navigate(formatSearch({ ...address, filters, view: "tulokset" }));

  function search(filters: Filters) {
    setDrawerOpen(false);
    if (!isOtherPlaceChosen(filters, address.filters)) return show(filters);
    results.page.then(
      ({ understood }) => show(withoutNamedPlace(filters, understood)),
      () => show(filters),
    );
  }

  const filterForm = (
    <Suspense fallback={<Skeleton count={4} />}>
      <FilterForm filters={address.filters} regions={regions} onSearch={search} />
    </Suspense>
  );
  return (
    <div className={styles.page}>
      <PageHead
        title="Haku"
        description="Hae polttopuita, puutuotteita ja metsäpalveluita maakunnittain ja paikkakunnittain."
        path={paths.search}
      />
      <h1 tabIndex={-1} className={styles.title}>
        {address.filters.region ? "Polttopuut ja palvelut lähelläsi" : "Polttopuut ja palvelut"}
      </h1>
      <FilterSide>{filterForm}</FilterSide>
      <section className={styles.results} aria-label="Hakutulokset">
        {address.filters.queryString && (
          <div className={styles.onNarrow}>
            <WordsForm
              key={address.filters.queryString}
              words={address.filters.queryString}
              onSearch={(queryString) => show({ ...address.filters, queryString })}
            />
          </div>
        )}
        <SearchToolbar address={shown} toAddress={toSortAddress}>
          <div className={styles.onWide}>
            <ViewSwitch address={address} />
          </div>
          <div className={styles.onNarrow}>
            <Button
              variant="plain"
              size="small"
              icon="filter"
              aria-label="Rajaa hakua"
              onClick={() => setDrawerOpen(true)}
            >
              Rajaa
            </Button>
          </div>
        </SearchToolbar>
        <div className={styles.onWide}>
          <SortRulesLink />
        </div>
        {hasDoorBar(shown) && (
          <DoorBar
            wanted={shown.wanted}
            amount={findToldAmount(understood)}
            place={place}
            toAddress={toWantedAddress}
          />
        )}
        <ActiveFilters address={address} regions={regions} understood={understood} />
        <SearchResults address={address} results={results} />
        <div className={styles.onNarrow}>
          <ViewSwitch address={address} />
          {/* Below the results, so that the first offer is on the first screen. */}
          <SortRulesLink />
        </div>
      </section>
      {isDrawerOpen && (
        <Drawer title="Rajaa hakua" onClose={() => setDrawerOpen(false)}>
          {filterForm}
        </Drawer>
      )}
      <LazyOverlays address={address} results={results} seller={seller} />
    </div>
  );
}

function SearchPage() {
  return <Search {...useLoaderData<typeof loader>()} />;
}

/** The page while all responses are pending. */
function SearchSkeleton() {
  return <Search address={parseSearch(new URLSearchParams())} regions={pending.results.page} {...pending} />;
}

export { SearchPage as Component, SearchSkeleton as HydrateFallback };
