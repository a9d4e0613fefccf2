import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { DoorBar } from "../../market/door/DoorBar.tsx";
import { loadRenderedPlace } from "../../market/door/rendered-place.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { loadMissingFavorites } from "../../market/products/product-actions.ts";
import { SortRulesLink } from "../../market/products/SortRulesLink.tsx";
import { sortLabels } from "../../market/products/sort-labels.ts";
import { Icon } from "../../ui/Icon.tsx";
import { chipClass } from "../../ui/layout/chip-class.ts";
import { FavoriteCount } from "./FavoriteCount.tsx";
import {
  formatListings,
  listSorts,
  parseListings,
  readListings,
  type SearchState,
} from "./filters/search-query.ts";
import { LazyOverlays } from "./LazyOverlays.tsx";
import styles from "./ListingsPage.module.css";
import { loadFirstPageOnce, loadOpenSeller, pending, waitOverRenderedPage } from "./results/load-results.ts";
import { SearchResults } from "./results/Results.tsx";

/** All firewood in Finland, in the sort order of the URL. §2 */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = readListings(url.searchParams);
  loadMissingFavorites(address.view === "suosikit");
  const results = loadFirstPageOnce(address);
  const loaded = { address, results, seller: loadOpenSeller(address) };
  const [place] = await Promise.all([loadRenderedPlace(request), waitOverRenderedPage(results)]);
  return { ...loaded, place };
}

/** Chips for the sort order of all firewood and for the favourites; one is always selected. §2 */
function Chips({ address }: { address: SearchState }) {
  const { view, sort: current, wanted } = address;
  const areFavorites = view === "suosikit";
  const chip = (to: `?${string}`, isCurrent: boolean) => ({
    to,
    preventScrollReset: true,
    className: chipClass(isCurrent),
    "aria-current": isCurrent,
  });
  return (
    <nav aria-label="Järjestys" className={styles.chips}>
      {listSorts(wanted).map((sort) => (
        <Link
          key={sort}
          {...chip(formatListings({ sort, view: "tuotteet", wanted }), !areFavorites && current === sort)}
        >
          {sortLabels[sort]}
        </Link>
      ))}
      <Link {...chip(formatListings({ sort: "newest", view: "suosikit", wanted }), areFavorites)}>
        <Icon name="heart" filled={areFavorites} />
        <FavoriteCount />
      </Link>
    </nav>
  );
}

const description = "Kaikki myynnissä olevat polttopuut: uusimmat, halvimmat ja omat suosikkisi.";

function Listings({ address, results, seller, place }: Awaited<ReturnType<typeof loader>>) {
  return (
    <div className={styles.page}>
      <PageHead title="Polttopuuilmoitukset" description={description} path={paths.listings} />
      <h1 tabIndex={-1}>Polttopuuilmoitukset</h1>
      <p className={styles.lead}>{description}</p>
      <DoorBar
        wanted={address.wanted}
        place={place}
        toAddress={(wanted) => formatListings({ ...address, wanted })}
      />
      <Chips address={address} />
      <section aria-label="Ilmoitukset" className={styles.results}>
        <SearchResults address={address} results={results} />
        <SortRulesLink />
      </section>
      <LazyOverlays address={address} results={results} seller={seller} />
    </div>
  );
}

function ListingsPage() {
  return <Listings {...useLoaderData<typeof loader>()} />;
}

/** The page while all responses are pending. */
function ListingsSkeleton() {
  return <Listings address={parseListings(new URLSearchParams())} {...pending} />;
}

export { ListingsPage as Component, ListingsSkeleton as HydrateFallback };
