import { formatNothingFound } from "@halkopiha/domain/messages.ts";
import { toSearchText } from "@halkopiha/domain/products/search-language/criteria/to-search-text.ts";
import type { SellerCard as Seller } from "@halkopiha/domain/products/seller.ts";
import { Suspense, useDeferredValue } from "react";
import { Await, Link } from "react-router-dom";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { LoadFailed } from "../../../lib/routing/LoadFailed.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { lazyPart } from "../../../offline/ui/lazy-part.tsx";
import { Pager } from "../../../ui/data/Pager.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import {
  describeSearch,
  type Filters,
  formatSearch,
  noFilters,
  type SearchState,
} from "../filters/search-query.ts";
import { formatFound } from "./found-count.ts";
import { JsonLd } from "./JsonLd.tsx";
import { toItemListJsonLd } from "./json-ld.ts";
import { loadPage, type Page, type SearchRequest } from "./load-results.ts";
import { initialCards, Products } from "./Products.tsx";
import styles from "./Results.module.css";
import { SellerCard } from "./SellerCard.tsx";
import { findSearchedPlace, useSearchedLocality } from "./searched-place.ts";

/** Loaded with the favourites only: most searches show results. */
const Favorites = lazyPart(() => import("./Favorites.tsx").then((file) => file.Favorites));

function Sellers({ sellers, inRow }: { sellers: readonly Seller[]; inRow: boolean }) {
  const renderedCount = useDeferredValue(sellers.length, initialCards);
  return (
    <ul className={inRow ? styles.sellerRow : styles.sellerGrid}>
      {sellers.map((seller, index) => (
        <li key={seller._id}>{index < renderedCount && <SellerCard seller={seller} />}</li>
      ))}
    </ul>
  );
}

/** The same search in all of Finland; null for one that has no place. */
function findWiderFilters(filters: Filters, understood: Page["understood"]): Filters | null {
  const anywhere = { ...filters, region: "", locality: "" };
  if (understood?.place) return { ...anywhere, queryString: toSearchText(understood.terms, null) };
  return filters.region ? anywhere : null;
}

function NoResults({ address, understood }: { address: SearchState } & Pick<Page, "understood">) {
  const { filters } = address;
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
    </EmptyState>
  );
}

const bothFirst = "Ensin myyjät, joilta voi sekä noutaa että tilata kuljetuksen, sitten muut.";
const byLoosePrice =
  "Polttopuiden hintoja verrataan irtokuutiota kohden. Tuotteet, joiden hintaa ei voi verrata, tulevat viimeisinä.";

/** Note about the order of the products; part of the skeleton too, because it depends only on the URL. §9 */
function OrderNote({ address: { filters, sort } }: { address: SearchState }) {
  const isByPrice = sort === "cheapest" || sort === "expensive";
  const notes = [
    ...(filters.deliveryMethod === "Noutopiste ja kuljetus" ? [bothFirst] : []),
    ...(isByPrice ? [byLoosePrice] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles.order}>
      {note}
    </p>
  ));
}

/** Each seller once, in order of first occurrence. */
function uniqueSellers(pages: readonly Page[]): Seller[] {
  return [...new Map(pages.flatMap(({ sellers }) => sellers).map((seller) => [seller._id, seller])).values()];
}

interface ResultsProps {
  address: SearchState;
  first: Page;
  further: Page[];
}

function Results({ address, first, further }: ResultsProps) {
  const loadFurther = async (cursor: string | undefined) => {
    const page = await loadPage(address, cursor);
    further.push(page);
    return page;
  };
  const { pages, isLoading, loadMore } = usePages(first, loadFurther, first, further);
  const products = pages.flatMap((page) => page.products);
  const place = findSearchedPlace(address.filters, first.understood);
  const locality = useSearchedLocality(place);
  const sellers = uniqueSellers(pages);

  const hasMore = pages.at(-1)?.nextCursor !== undefined;
  if (products.length === 0 && hasMore) {
    return (
      <EmptyState title="Ensimmäisistä ilmoituksista ei löytynyt hakua vastaavia.">
        <Button busy={isLoading} onClick={loadMore}>
          Jatka hakua
        </Button>
      </EmptyState>
    );
  }
  if (products.length === 0) return <NoResults address={address} understood={first.understood} />;
  const onlySellers = address.view === "myyjat";
  const isSearch = address.view === "tulokset";
  const found = formatFound(
    { total: first.total, loaded: products.length, hasMore },
    { region: place.region, locality: locality?.location },
  );
  const countText = onlySellers
    ? `${formatCount(sellers.length, nouns.seller)} näkyvissä`
    : `${formatCount(products.length, nouns.product)} näkyvissä`;
  return (
    <>
      {first.cachedAt && <CachedAt at={Date.parse(first.cachedAt)} />}
      {isSearch && <p className={styles.found}>{found}</p>}
      <OrderNote address={address} />
      {address.view !== "tuotteet" && (
        <>
          <h2>Myyjät</h2>
          <Sellers sellers={sellers} inRow={!onlySellers} />
        </>
      )}
      {!onlySellers && (
        <>
          <h2>Tuotteet</h2>
          <JsonLd of={toItemListJsonLd(products)} />
          <Products products={products} from={locality} />
        </>
      )}
      <Pager countText={countText} busy={isLoading} onMore={loadMore} />
    </>
  );
}

/** The visitor's favourites, or the results of a search while they stream in. */
export function SearchResults({ address, results }: { address: SearchState; results: SearchRequest }) {
  if (address.view === "suosikit") {
    return (
      <Suspense fallback={<Skeleton count={3} />}>
        <Favorites sort={address.sort} />
      </Suspense>
    );
  }
  return (
    <Suspense
      key={results.key}
      fallback={
        <>
          <OrderNote address={address} />
          <div className={styles.pending}>
            <Skeleton count={6} />
          </div>
        </>
      }
    >
      <Await resolve={results.page} errorElement={<LoadFailed title="Hakutuloksia ei saatu haettua." />}>
        {(first) => <Results address={address} first={first} further={results.further} />}
      </Await>
    </Suspense>
  );
}
