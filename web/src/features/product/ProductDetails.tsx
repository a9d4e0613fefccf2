import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import { toOgImagePath } from "@halkopiha/domain/products/og-image-path.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote, isStock } from "@halkopiha/domain/products/product-kind.ts";
import { formatPlace, formatUnitPrice } from "@halkopiha/domain/products/product-title.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { useAtomValue } from "jotai/react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { toProductPath, toSellerPath } from "../../lib/routing/page-paths.ts";
import { ShareButton } from "../../lib/routing/ShareButton.tsx";
import { useCanonicalPath } from "../../lib/routing/use-canonical-path.ts";
import { isAdminAtom } from "../../lib/session/session-atoms.ts";
import type { RenderedPlace } from "../../market/door/rendered-place.ts";
import { JsonLd } from "../../market/page-head/JsonLd.tsx";
import { toProductPageJsonLd } from "../../market/page-head/json-ld.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { TraderStatus } from "../../market/people/TraderStatus.tsx";
import { Availability } from "../../market/products/card/Availability.tsx";
import { AddToCart, getWantedQuantity, Heart } from "../../market/products/card/ProductCard.tsx";
import { ProductImageButton } from "../../market/products/card/ProductImage.tsx";
import { isPausedToday } from "../../market/products/card/paused.ts";
import { pageSizesAttribute } from "../../market/products/card/product-image.ts";
import { LazyCompareToggle } from "../../market/products/compare/LazyCompareToggle.tsx";
import { ComparablePrice } from "../../market/products/price/ComparablePrice.tsx";
import { findDoorPrice } from "../../market/products/price/find-door-price.ts";
import { findOffer } from "../../market/products/price/find-offer.ts";
import { OfferLine } from "../../market/products/price/OfferLine.tsx";
import { useDoorPrices } from "../../market/products/price/use-door-prices.ts";
import { AlertButton, productActions } from "../../market/products/product-actions.ts";
import { formatProductTitle, listProductDetails } from "../../market/products/product-labels.ts";
import { ReportButton } from "../../market/reports/ReportButton.tsx";
import { loadProductReviews, type ProductReviews } from "../../market/reviews/load-reviews.ts";
import { RatingLine } from "../../market/reviews/RatingLine.tsx";
import { ReviewSection } from "../../market/reviews/ReviewSection.tsx";
import { DeliverySection } from "../../market/sellers/DeliverySection.tsx";
import { Price } from "../../ui/data/Price.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { WhenNear } from "../../ui/layout/WhenNear.tsx";
import { KeptNote } from "./KeptNote.tsx";
import type { KeptProduct } from "./kept-product.ts";
import styles from "./ProductPage.module.css";
import { SimilarProducts } from "./SimilarProducts.tsx";
import { StatedFacts } from "./StatedFacts.tsx";

/** Leaflet needs a browser. */
const PlaceMap = lazyPart(() => import("../../lib/map/PlaceMap.tsx").then((file) => file.PlaceMap));

/** Loaded after the price, which does not wait for it. */
const DoorPriceSection = lazyPart(() =>
  import("./DoorPriceSection.tsx").then((file) => file.DoorPriceSection),
);

/** For admins only. */
const HideListing = lazyPart(
  () => import("./HideListing.tsx").then((file) => file.HideListing),
  () => null,
);

const RecallButton = lazyPart(
  () => import("../../market/recalls/RecallButton.tsx").then((file) => file.RecallButton),
  () => null,
);

/** The text that search engines and shared links show. */
function describe(product: Product): string {
  const { owner, description } = product;
  const details = [...listProductDetails(product), formatUnitPrice(product)].join(", ");
  const text = `${formatProductTitle(product)}: ${details}. Myyjä ${owner.name}, ${formatPlace(owner)}. ${description}`;
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}

/** What is for sale, at what price, and the button to buy it. */
function Offer({ product, place }: Pick<Props, "product" | "place">) {
  const { category, price, unit, quantity } = product;
  const offer = findOffer(product);
  const details = listProductDetails(product);
  const doorPrices = useDoorPrices(category === "Polttopuut" ? [product] : []);
  const doorPrice = findDoorPrice(doorPrices, product);
  return (
    <>
      <p className={styles.price}>
        <Price text={formatEuros(price)} per={unitLabel[unit]} isFrom={isByQuote(product)} size="large" />
        {offer && <Badge variant="accent">Tarjous</Badge>}
      </p>
      {offer && <OfferLine offer={offer} />}
      {category === "Polttopuut" && <ComparablePrice product={product} />}
      {category === "Polttopuut" && (
        <Suspense fallback={<div className={styles.door} />}>
          <DoorPriceSection
            product={product}
            place={place}
            price={doorPrice}
            isFailed={doorPrices === null}
          />
        </Suspense>
      )}
      {details.length > 0 && <p>{details.join(" · ")}</p>}
      <Availability product={product} />
      <div className={styles.buy}>
        <AddToCart product={product} wantedQuantity={getWantedQuantity(doorPrice)} actions={productActions} />
        <LazyCompareToggle product={product} />
        {isStock(product) && quantity === 0 && !isPausedToday(product) && (
          <Suspense>
            <AlertButton productId={product._id} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Who sells it, and where on the map. */
function Seller({ seller }: { seller: SellerSummary }) {
  const { name, address } = seller;
  const place = formatPlace(seller);
  return (
    <section className={styles.section} aria-label="Myyjä">
      <h2>Myyjä</h2>
      <p className={styles.seller}>
        <Link to={toSellerPath(seller)}>{name}</Link> <RatingLine rating={seller.reviews} />
      </p>
      <TraderStatus seller={seller} />
      <p className={styles.place}>
        <Icon name="pin" />
        {place}
      </p>
      <div className={styles.map}>
        <WhenNear>
          <Suspense fallback={<Skeleton count={1} />}>
            <PlaceMap name={place} coords={address.coords} zoom={address.locality.zoom} />
          </Suspense>
        </WhenNear>
      </div>
    </section>
  );
}

/** Apart from the page: what re-renders it before its lazy parts are hydrated puts their fallbacks in the place of the server's HTML. */
function AdminActions({ product }: Pick<Props, "product">) {
  const isAdmin = useAtomValue(isAdminAtom);
  const isHydrated = useHydrated();
  if (!isAdmin || !isHydrated) return null;
  return (
    <Suspense>
      <HideListing product={product} />
      <RecallButton product={product} />
    </Suspense>
  );
}

interface Props extends KeptProduct {
  /** The place of the address, as the server has rendered it. */
  place: RenderedPlace | null;
  /** Null when they could not be loaded. */
  reviews: ProductReviews | null;
}

/** A product with everything that a buyer asks of it. */
export function ProductDetails({ product, seller, similar, cachedAt, place, reviews }: Props) {
  const path = toProductPath(product);
  const title = formatProductTitle(product);
  useCanonicalPath(path);
  return (
    <>
      <PageHead
        title={`${title}, ${formatPlace(product.owner)}`}
        description={describe(product)}
        path={path}
        image={{ path: toOgImagePath(product), alt: `${title}, ${formatPlace(product.owner)}` }}
      />
      <JsonLd of={toProductPageJsonLd(product, reviews)} />
      <div className={styles.head}>
        <div className={styles.picture}>
          <ProductImageButton product={product} isFirst sizes={pageSizesAttribute} />
        </div>
        <div className={styles.offer}>
          <p className={styles.category}>{categoryLabel[product.category]}</p>
          <h1 tabIndex={-1}>{title}</h1>
          {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
          {!seller && <KeptNote product={product} />}
          {/* The key resets the quantity when the page changes to a similar product. */}
          <Offer key={product._id} product={product} place={place} />
          <div className={styles.actions}>
            <Heart product={product} toggleFavorite={productActions.toggleFavorite} />
            <ShareButton title={title} path={path} />
            <ReportButton kind="listing" id={product._id} title={title} />
          </div>
          <AdminActions product={product} />
        </div>
      </div>
      {product.description && (
        <section className={styles.section} aria-label="Kuvaus">
          <h2>Kuvaus</h2>
          <p className={styles.description}>{product.description}</p>
        </section>
      )}
      <StatedFacts product={product} />
      <div className={styles.columns}>
        <Seller seller={seller ?? product.owner} />
        <DeliverySection seller={seller ?? product.owner} isService={!isStock(product)} />
      </div>
      <ReviewSection
        key={`reviews-${product._id}`}
        first={reviews}
        load={(cursor) => loadProductReviews(product._id, cursor)}
        sellerName={product.owner.name}
        emptyText="Tuotteella ei ole vielä arvosteluja. Ostajat voivat arvostella toimitetun tilauksen."
      />
      <SimilarProducts title="Samanlaisia lähellä" products={similar} />
    </>
  );
}
