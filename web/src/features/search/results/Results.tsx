import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { uniqueSellers } from "@halkopiha/domain/products/unique-sellers.ts";
import { isByPlace } from "@halkopiha/domain/search/options.ts";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Await } from "react-router-dom";
import { usePages } from "../../../lib/api/paging.ts";
import { LoadFailed } from "../../../lib/connection/LoadFailed.tsx";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { CardList } from "../../../market/products/card/CardList.tsx";
import { PlainSeller } from "../../../market/products/card/PlainCard.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { applyConditions } from "../filters/apply-conditions.ts";
import type { SearchState } from "../filters/search-query.ts";
import { formatFound } from "./found-count.ts";
import { keepFurtherPage, loadPage, type Page, type SearchRequest } from "./load-results.ts";
import { Products } from "./Products.tsx";
import styles from "./Results.module.css";
import { SearchAlert } from "./SearchAlert.tsx";
import { SellerCard } from "./SellerCard.tsx";
import { findSearchedPlace, useSearchedLocality } from "./searched-place.ts";

/** Loaded with the favourites only: most searches show results. */
const Favorites = lazyPart(() => import("./Favorites.tsx").then((file) => file.Favorites));

/** Loaded after the list, which renders without it. */
const ResultsEnd = lazyPart(() => import("./ResultsEnd.tsx").then((file) => file.ResultsEnd));

function Sellers({ sellers, inRow }: { sellers: readonly SellerSummary[]; inRow: boolean }) {
  return (
    <CardList
      items={sellers}
      className={inRow ? styles.sellerRow : styles.sellerGrid}
      columns={3}
      renderPlain={(seller) => <PlainSeller seller={seller} />}
    >
      {(seller) => <SellerCard seller={seller} />}
    </CardList>
  );
}

const bothFirst = "Ensin myyjät, joilta voi sekä noutaa että tilata kuljetuksen, sitten muut.";
const byLoosePrice =
  "Polttopuiden hintoja verrataan irtokuutiota kohti. Tuotteet, joiden hintaa ei voi verrata, tulevat viimeisinä.";

const byHeatPrice =
  "Ensin kuivat polttopuut lämmön hinnan mukaan (ilman tulisijan hyötysuhdetta), sitten tuoreet. Tuotteet, joiden hintaa ei voi verrata, tulevat viimeisinä.";

/** How products are compared in the orders where that is not plain. */
const comparisonNotes: Partial<Record<SearchState["sort"], string>> = {
  cheapest: byLoosePrice,
  expensive: byLoosePrice,
  heat: byHeatPrice,
};

const placeMissing = "Kerro yllä, minne puut halutaan, niin saat tämän järjestyksen.";
const byPlace =
  "Mukana ovat polttopuut, jotka toimitetaan paikkakunnalle tai jotka voi noutaa noin 40 kilometrin säteeltä.";
const cut =
  "Hakua vastaavia on yli 500. Vertailussa on niistä 500, joiden irtokuutio on halvin. Rajaa hakua.";

/** How the products are compared; after them, so that the first offer is in the upper half of a phone's screen. §9 */
function ComparisonNotes({ address: { filters, sort } }: { address: SearchState }) {
  const notes = [
    filters.deliveryMethod === "Noutopiste ja kuljetus" ? bothFirst : undefined,
    comparisonNotes[sort],
  ];
  return notes
    .filter((note) => note !== undefined)
    .map((note) => (
      <p key={note} className={styles.order}>
        {note}
      </p>
    ));
}

interface PlaceNoteProps {
  address: SearchState;
  /** Whether the words of the search name a locality. */
  isPlaceNamed?: boolean;
}

/** What an order by place needs or covers; part of the skeleton too, because it depends only on the URL. */
function PlaceNote({ address: { sort, wanted }, isPlaceNamed = false }: PlaceNoteProps) {
  if (!isByPlace(sort)) return null;
  return <p className={styles.order}>{wanted || isPlaceNamed ? byPlace : placeMissing}</p>;
}

interface ResultsProps {
  address: SearchState;
  first: Page;
  results: SearchRequest;
}

function Results({ address, first, results }: ResultsProps) {
  const loadFurther = async (cursor: string | undefined) => {
    const page = await loadPage(address, cursor);
    keepFurtherPage(results.key, page);
    return page;
  };
  const { pages, isLoading, loadMore } = usePages(first, loadFurther, first, results.further);
  const products = useMemo(() => pages.flatMap((page) => page.products), [pages]);
  const doorPrices =
    first.doorPrices && Object.fromEntries(pages.flatMap((page) => Object.entries(page.doorPrices ?? {})));
  const place = findSearchedPlace(address.filters, first.understood);
  const loadedLocality = useSearchedLocality(place);
  const locality = loadedLocality ?? first.locality;
  const sellers = useMemo(() => uniqueSellers(pages.flatMap((page) => page.sellers)), [pages]);

  const hasMore = pages.at(-1)?.nextCursor !== undefined;
  const end = (
    <Suspense fallback={null}>
      <ResultsEnd
        address={address}
        products={products}
        understood={first.understood}
        hasMore={hasMore}
        busy={isLoading}
        onMore={loadMore}
      />
    </Suspense>
  );
  if (products.length === 0) return end;
  const shown = applyConditions(address, first.understood);
  const onlySellers = address.view === "myyjat";
  const found = formatFound(
    { total: first.total, loaded: products.length, hasMore },
    { region: place.region, locality, isPickup: address.filters.deliveryMethod === "Noutopiste" },
  );
  const countText = onlySellers
    ? `${formatCount(sellers.length, nouns.seller)} näkyvissä`
    : `${formatCount(products.length, nouns.product)} näkyvissä`;
  return (
    <>
      {first.cachedAt && <CachedAt at={Date.parse(first.cachedAt)} />}
      <div className={styles.head}>
        {!onlySellers && <p className={styles.found}>{found}</p>}
        <SearchAlert search={address.filters} size="small" />
      </div>
      <PlaceNote address={shown} isPlaceNamed={first.understood?.place?.kind === "locality"} />
      {first.isCut && <p className={styles.order}>{cut}</p>}
      {!onlySellers && (
        <>
          <h2 className={styles.title}>Tuotteet</h2>
          <Products products={products} from={locality} doorPrices={doorPrices} />
          <ComparisonNotes address={shown} />
        </>
      )}
      {onlySellers && (
        <>
          <h2>Myyjät</h2>
          <Sellers sellers={sellers} inRow={false} />
        </>
      )}
      <LoadMore countText={countText} busy={isLoading} onMore={loadMore} />
      {address.view === "tulokset" && (
        <>
          <h2>Myyjät</h2>
          <Sellers sellers={sellers} inRow />
        </>
      )}
      {end}
    </>
  );
}

const resultNoun = { one: "hakutulos", other: "hakutulosta" };

/** Says how many results another search has, when they are there; the first ones are read with the page. */
function ResultsStatus({ results }: { results: SearchRequest }) {
  const [text, setText] = useState("");
  const announced = useRef(results.key);
  useEffect(() => {
    if (announced.current === results.key) return;
    announced.current = results.key;
    let isCurrent = true;
    results.page.then(
      ({ total, products }) => {
        if (isCurrent) setText(formatCount(total ?? products.length, resultNoun));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [results]);
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
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
    <>
      <ResultsStatus results={results} />
      <Suspense
        key={results.key}
        fallback={
          <>
            <div className={styles.head} />
            <PlaceNote address={address} />
            <div className={styles.pending}>
              <Skeleton count={6} />
            </div>
          </>
        }
      >
        <Await
          resolve={results.first ?? results.page}
          errorElement={<LoadFailed title="Hakutuloksia ei saatu haettua." />}
        >
          {(first) => <Results address={address} first={first} results={results} />}
        </Await>
      </Suspense>
    </>
  );
}
