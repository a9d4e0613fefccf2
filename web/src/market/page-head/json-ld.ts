import type { Cents } from "@halkopiha/domain/money/money.ts";
import { toOgImagePath } from "@halkopiha/domain/products/og-image-path.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote, isStock } from "@halkopiha/domain/products/product-kind.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { getAverage, hasAverage } from "@halkopiha/domain/reviews/average.ts";
import { maxStars, minStars } from "@halkopiha/domain/reviews/stars.ts";
import type * as schema from "schema-dts";
import { toCanonicalUrl } from "../../lib/routing/canonical-url.ts";
import { toProductPath, toSellerPath } from "../../lib/routing/page-paths.ts";
import { isPausedToday } from "../products/card/paused.ts";
import { findOffer } from "../products/price/find-offer.ts";
import { formatProductTitle, listProductDetails } from "../products/product-labels.ts";
import type { ProductReviews } from "../reviews/load-reviews.ts";

/** Euros with a decimal point, as schema.org requires. */
const formatSchemaPrice = (price: Cents) => (price / 100).toFixed(2);

type Seller = Exclude<schema.Organization, string> | Exclude<schema.Person, string>;

/** The name and the page of a seller. No `LocalBusiness`, of which search engines ask an address: the seller's page has it. */
function toOwnerJsonLd(owner: SellerSummary): Seller {
  const details = { name: owner.name, url: toCanonicalUrl(toSellerPath(owner)) };
  return owner.business ? { "@type": "Organization", ...details } : { "@type": "Person", ...details };
}

/**
 * What is paused takes no orders until its day, so it is out of stock: `BackOrder` and `PreOrder` are for what can be ordered now and comes
 * later.
 */
function toAvailability(product: Product) {
  const isPaused = isPausedToday(product);
  const isOut = isPaused || (isStock(product) && product.quantity === 0);
  const start = isPaused ? product.pausedUntil : null;
  return {
    availability: `https://schema.org/${isOut ? "OutOfStock" : "InStock"}`,
    ...(start && { availabilityStarts: start }),
  } as const;
}

/** Until when the price is that of an offer, and the lowest price of the 30 days before it as the one that is struck out. */
function toOfferJsonLd(product: Product): Pick<schema.OfferLeaf, "priceValidUntil" | "priceSpecification"> {
  const announced = findOffer(product);
  const until = product.offer?.until;
  return {
    ...(until && { priceValidUntil: until }),
    ...(announced && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: formatSchemaPrice(announced.priorPrice),
        priceCurrency: "EUR",
      },
    }),
  };
}

/** What one unit costs; where the price is agreed for each job, from what on. */
const toPriceJsonLd = (product: Product) =>
  isByQuote(product)
    ? ({ "@type": "AggregateOffer", lowPrice: formatSchemaPrice(product.price) } as const)
    : ({ "@type": "Offer", price: formatSchemaPrice(product.price), ...toOfferJsonLd(product) } as const);

/** A product with its offer; the price is for one unit, in euros with VAT. */
export function toProductJsonLd(product: Product): Exclude<schema.Product, string> {
  const { description, images, owner } = product;
  const url = toCanonicalUrl(toProductPath(product));
  return {
    "@type": "Product",
    name: formatProductTitle(product),
    url,
    description: description || [formatProductTitle(product), ...listProductDetails(product)].join(", "),
    // Search engines need an image of everything that is on sale.
    image: toCanonicalUrl(images?.large ?? toOgImagePath(product)),
    offers: {
      ...toPriceJsonLd(product),
      priceCurrency: "EUR",
      url,
      ...toAvailability(product),
      ...(isStock(product) && { itemCondition: "https://schema.org/NewCondition" }),
      areaServed: owner.address.region.name,
      seller: toOwnerJsonLd(owner),
    },
  };
}

/** Reviews as a page has them; null when they could not be loaded. */
type PageReviews = Pick<ProductReviews, "summary" | "reviews"> | null;

/** The average and the reviews that the page shows; nothing while there are too few for an average. */
function toReviewJsonLd(loaded: PageReviews) {
  if (!loaded || !hasAverage(loaded.summary)) return {};
  const { summary, reviews } = loaded;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: getAverage(summary),
      reviewCount: summary.count,
      bestRating: maxStars,
      worstRating: minStars,
    },
    review: reviews.map(({ author, stars, text, createdAt }) => ({
      "@type": "Review" as const,
      author: { "@type": "Person" as const, name: author.firstname },
      datePublished: createdAt.slice(0, 10),
      reviewRating: { "@type": "Rating" as const, ratingValue: stars, bestRating: maxStars },
      ...(text && { reviewBody: text }),
    })),
  } as const;
}

/** The product of a page, with its reviews. */
export const toProductPageJsonLd = (
  product: Product,
  reviews: PageReviews = null,
): schema.WithContext<schema.Product> => ({
  "@context": "https://schema.org",
  ...toProductJsonLd(product),
  ...toReviewJsonLd(reviews),
});

/**
 * The pages of a list of products in the shown order. Search engines want prices only on the page of a product itself, and take them on a list
 * for spam.
 */
export function toItemListJsonLd(products: readonly Product[]): schema.WithContext<schema.ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: formatProductTitle(product),
      url: toCanonicalUrl(toProductPath(product)),
    })),
  };
}

/** A page with the pages above it, from the top. */
export function toBreadcrumbJsonLd(
  pages: readonly { name: string; path: string }[],
): schema.WithContext<schema.BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toCanonicalUrl(path),
    })),
  };
}

/** A seller with the data of the seller dialog; of a business also the reviews, which schema.org does not have of a person. */
export function toSellerJsonLd(
  seller: PublicSeller,
  reviews: PageReviews = null,
): schema.WithContext<schema.LocalBusiness> | schema.WithContext<schema.Person> {
  const { accountDescription, address, business, email, name, phonenumbers, street, zip } = seller;
  const details = {
    "@context": "https://schema.org",
    name,
    url: toCanonicalUrl(toSellerPath(seller)),
    ...(accountDescription && { description: accountDescription }),
    ...(email && { email }),
    ...(phonenumbers[0] && { telephone: phonenumbers[0] }),
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street, postalCode: zip }),
      addressLocality: address.locality.location,
      addressRegion: address.region.name,
      addressCountry: "FI",
    },
  } as const;
  const { lat, lng } = address.coords;
  const geo = { "@type": "GeoCoordinates", latitude: lat, longitude: lng } as const;
  return business
    ? { "@type": "LocalBusiness", ...details, geo, ...toReviewJsonLd(reviews) }
    : { "@type": "Person", ...details };
}
