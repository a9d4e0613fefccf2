import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLoosePrice } from "@halkopiha/domain/products/comparable-price.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import { Link } from "react-router-dom";
import { formatCount } from "../../lib/format/count.ts";
import { formatToLocality } from "../../lib/format/locality-direction.ts";
import { formatInRegion } from "../../lib/format/region-locative.ts";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { toLandingPath } from "../../lib/routing/page-paths.ts";
import { paths, searchPath } from "../../lib/routing/paths.ts";
import { DoorBar } from "../../market/door/DoorBar.tsx";
import { type Wanted, writeWanted } from "../../market/door/wanted.ts";
import { JsonLd } from "../../market/page-head/JsonLd.tsx";
import { toBreadcrumbJsonLd, toItemListJsonLd } from "../../market/page-head/json-ld.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { ProductGrid } from "../../market/products/card/ProductGrid.tsx";
import { LazyCompareToggle } from "../../market/products/compare/LazyCompareToggle.tsx";
import { productActions } from "../../market/products/product-actions.ts";
import { SortRulesLink } from "../../market/products/SortRulesLink.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import styles from "./LandingPage.module.css";
import type { Landing } from "./load-landing.ts";
import { useReloadWithWanted } from "./use-reload-with-wanted.ts";

const listing = { one: "polttopuuilmoitus", other: "polttopuuilmoitusta" };

/** How many listings there are, and the price of the cheapest: a sentence each. */
function describeOffers({ products, total }: Landing["offers"]): string[] {
  const [cheapest] = products;
  const price = cheapest && calculateLoosePrice(cheapest);
  return [
    `${formatCount(total ?? products.length, listing)}.`,
    price ? `Halvin ${formatEuros(price)} irtokuutiolta.` : "",
  ].filter(Boolean);
}

/** The query of an address that states what is wanted. */
function toQuery(wanted: Wanted | null, others: Record<string, string> = {}): `?${string}` {
  const query = new URLSearchParams(others);
  if (wanted) writeWanted(query, wanted);
  return `?${query}`;
}

/** The pages above this one, and this one. */
function listBreadcrumbs({ region, place }: Pick<Landing, "region" | "place">) {
  const pages = [
    { name: "Polttopuut", path: toLandingPath("") },
    { name: region.name, path: toLandingPath(region._id) },
  ];
  return place ? [...pages, { name: place.location, path: toLandingPath(region._id, place._id) }] : pages;
}

function Breadcrumbs({ pages }: { pages: ReturnType<typeof listBreadcrumbs> }) {
  return (
    <nav aria-label="Murupolku">
      <ol className={styles.breadcrumbs}>
        {pages.map(({ name, path }, index) => (
          <li key={path}>
            {index < pages.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NoOffers({ region, place }: Pick<Landing, "region" | "place">) {
  return (
    <EmptyState title="Täällä ei ole nyt polttopuita myynnissä.">
      <Link to={toLandingPath(place ? region._id : "")} className={buttonClass("plain")}>
        {place ? `Näytä koko maakunta: ${region.name}` : "Näytä muut maakunnat"}
      </Link>
    </EmptyState>
  );
}

/** The firewood of a place, with links to what is around it. */
export function LandingContent({ region, place, localities, offers, wanted, wantedPlace }: Landing) {
  useReloadWithWanted(place?._id);
  const title = place
    ? `Polttopuita ${formatToLocality(place)}`
    : `Polttopuut ${formatInRegion(region._id) ?? region.name}`;
  const where = place ? formatPlace({ address: { locality: place, region } }) : region.name;
  const breadcrumbs = listBreadcrumbs({ region, place });
  const sentences = describeOffers(offers);
  const filters = { category: "Polttopuut", region: region._id, ...(place && { locality: place._id }) };
  const others = localities.filter(({ _id, available }) => available && _id !== place?._id);
  return (
    <>
      <PageHead
        title={title}
        description={`Polttopuut suoraan tekijältä: ${where}. ${sentences.join(" ")} Vertaa irtokuution, lämmön ja toimituksen hintaa.`}
        path={toLandingPath(region._id, place?._id)}
      />
      <JsonLd of={toBreadcrumbJsonLd(breadcrumbs)} />
      <JsonLd of={toItemListJsonLd(offers.products)} />
      <Breadcrumbs pages={breadcrumbs} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        {offers.cachedAt && <CachedAt at={Date.parse(offers.cachedAt)} />}
        <div className={styles.actions}>
          {wanted && (
            <Link to={paths.listings + toQuery(wanted, { sort: "door" })} className={buttonClass("primary")}>
              Katso halvimmat kotiin tuotuna
            </Link>
          )}
          <Link to={searchPath(filters)} className={buttonClass(wanted ? "plain" : "primary")}>
            Rajaa hakua
          </Link>
        </div>
      </div>
      <section className={styles.section} aria-labelledby="ilmoitukset">
        <h2 id="ilmoitukset">Halvimmat polttopuut</h2>
        {offers.products.length === 0 ? (
          <NoOffers region={region} place={place} />
        ) : (
          <>
            <DoorBar wanted={wanted} place={wantedPlace} toAddress={toQuery} />
            <ProductGrid
              products={offers.products}
              doorPrices={offers.doorPrices}
              actions={productActions}
              Extra={LazyCompareToggle}
              isFirst
            />
            <SortRulesLink />
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="paikkakunnat">
        <h2 id="paikkakunnat">Polttopuut paikkakunnittain: {region.name}</h2>
        <ul className={styles.places}>
          {others.map(({ _id, location }) => (
            <li key={_id}>
              <Link to={toLandingPath(region._id, _id)}>{location}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
