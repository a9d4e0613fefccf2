import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import { idPattern } from "@halkopiha/domain/schemas/id-pattern.ts";
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { formatNumber } from "../../lib/format/format.ts";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { toSellerPath } from "../../lib/routing/page-paths.ts";
import { paths } from "../../lib/routing/paths.ts";
import { redirectOldSlug } from "../../lib/routing/redirect-old-slug.ts";
import { ShareButton } from "../../lib/routing/ShareButton.tsx";
import { useCanonicalPath } from "../../lib/routing/use-canonical-path.ts";
import { JsonLd } from "../../market/page-head/JsonLd.tsx";
import { toSellerJsonLd } from "../../market/page-head/json-ld.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { ImageOverlay } from "../../market/products/card/ImageOverlay.tsx";
import { LazyCompareToggle } from "../../market/products/compare/LazyCompareToggle.tsx";
import { loadMissingFavorites, productActions } from "../../market/products/product-actions.ts";
import { findReviews, loadSellerReviews, type SellerReviews } from "../../market/reviews/load-reviews.ts";
import { RatingLine } from "../../market/reviews/RatingLine.tsx";
import { ReviewSection } from "../../market/reviews/ReviewSection.tsx";
import { DeliverySection } from "../../market/sellers/DeliverySection.tsx";
import { findSeller, type LoadedSeller } from "../../market/sellers/load-seller.ts";
import {
  Contacts,
  Description,
  SellerProducts,
  sellsOnlyServices,
} from "../../market/sellers/SellerSections.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import styles from "./SellerPage.module.css";

/** The seller of the id in the path. */
export async function loader({ request, params: { segment = "" } }: LoaderFunctionArgs) {
  const { id } = parsePageSegment(segment);
  loadMissingFavorites();
  const [found, reviews] = idPattern.test(id)
    ? await Promise.all([findSeller(id, { handlesErrors: true }), findReviews(loadSellerReviews(id))])
    : [null, null];
  if (!found?.seller) {
    const isFormer = found?.isFormer ?? false;
    return data({ seller: null, isFormer }, { status: isFormer ? 410 : 404 });
  }
  redirectOldSlug(request, toSellerPath(found.seller));
  return { ...found, reviews };
}

/** Since when the seller is here, and how much they have delivered. */
function Record({ record }: Pick<SellerReviews, "record">) {
  const { memberSince, deliveredOrders } = record;
  return (
    <p className={styles.record}>
      <span>Jäsen vuodesta {memberSince}</span>
      {deliveredOrders > 0 && (
        <span>
          Toimitettuja tilauksia {deliveredOrders < maxCountedOrders ? "" : "yli "}
          {formatNumber(deliveredOrders)}
        </span>
      )}
    </p>
  );
}

function Seller({ seller, cachedAt, reviews }: LoadedSeller & { reviews: SellerReviews | null }) {
  const { _id, name, business, deliveryMethod, address, accountDescription } = seller;
  const path = toSellerPath(seller);
  const location = formatPlace({ address });
  useCanonicalPath(path);
  return (
    <>
      <PageHead
        title={`${name}, ${location}`}
        description={`Myyjän ${name} tuotteet, palvelut ja yhteystiedot. ${location}. ${accountDescription}`
          .replaceAll(/\s+/g, " ")
          .trim()
          .slice(0, 200)}
        path={path}
      />
      <JsonLd of={toSellerJsonLd(seller, reviews)} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{name}</h1>
        {business && <Badge variant="positive">Yritys</Badge>}
        <RatingLine rating={reviews?.summary} />
        <ShareButton title={name} path={path} />
      </div>
      <p className={styles.subtitle}>
        {!sellsOnlyServices(seller) && `${deliveryMethod} · `}
        {location}
      </p>
      {reviews && <Record record={reviews.record} />}
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
      <Contacts seller={seller} />
      <h2>Tietoa</h2>
      <Description seller={seller} />
      <h2>Tuotteet ja palvelut</h2>
      <SellerProducts key={_id} seller={seller} actions={productActions} Extra={LazyCompareToggle} />
      <DeliverySection seller={seller} isService={sellsOnlyServices(seller)} />
      <ReviewSection
        key={`reviews-${_id}`}
        first={reviews}
        load={(cursor) => loadSellerReviews(_id, cursor)}
        sellerName={name}
        emptyText="Myyjällä ei ole vielä arvosteluja. Ostajat voivat arvostella toimitetun tilauksen."
      />
    </>
  );
}

const former = { title: "Myyjä on lopettanut", text: "Myyjä ei ole enää Halkopihassa." };
const unknown = {
  title: "Myyjää ei löytynyt",
  text: "Tällä osoitteella ei ole myyjää. Tarkista, että osoite on oikein.",
};

/** The page of someone who does not sell any more, or of an address without a seller. */
function NoSeller({ isFormer }: { isFormer: boolean }) {
  const { title, text } = isFormer ? former : unknown;
  return (
    <>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState title={text}>
        <p>Hae muita myyjiä läheltäsi.</p>
        <Link to={paths.search} className={buttonClass("primary")}>
          Hae polttopuita
        </Link>
      </EmptyState>
    </>
  );
}

function SellerPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      {loaded.seller ? <Seller {...loaded} /> : <NoSeller {...loaded} />}
      <ImageOverlay />
    </div>
  );
}

function SellerSkeleton() {
  return (
    <div className={styles.page}>
      {/* Of no seller in particular, and not `noindex`: search engines read the HTML before the page renders its own head. */}
      <title>Myyjä | Halkopiha</title>
      <h1 tabIndex={-1}>Myyjä</h1>
      <Skeleton count={4} shape="line" />
      <Skeleton count={3} />
    </div>
  );
}

export { revalidateUnlessSlugChange as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";
export { SellerPage as Component, SellerSkeleton as HydrateFallback };
