import type { Cents } from "@halkopiha/domain/money/money.ts";
import { toCardPath } from "@halkopiha/domain/products/card-path.ts";
import { isStock, type Product, type ProductOwner } from "@halkopiha/domain/products/product.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type * as schema from "schema-dts";
import { isPausedToday } from "../products/paused.ts";
import { formatProductTitle } from "../products/product-labels.ts";
import { toCanonicalUrl } from "../routing/canonical-url.ts";
import { toProductPath, toSellerPath } from "../routing/page-paths.ts";

/** Euros with a decimal point, as schema.org requires. */
const formatSchemaPrice = (price: Cents) => (price / 100).toFixed(2);

/** A business is a shop with an address, a private seller is a person. */
type Seller = Exclude<schema.LocalBusiness, string> | Exclude<schema.Person, string>;

const toOwnerJsonLd = ({ business, name }: ProductOwner): Seller =>
  business ? { "@type": "LocalBusiness", name } : { "@type": "Person", name };

/** A product with its offer; the price is for one unit, in euros with VAT. */
export function toProductJsonLd(product: Product): Exclude<schema.Product, string> {
  const { description, images, owner, price, quantity } = product;
  const isSoldOut = isStock(product) && quantity === 0;
  const availability = isPausedToday(product) ? "BackOrder" : isSoldOut ? "OutOfStock" : "InStock";
  return {
    "@type": "Product",
    name: formatProductTitle(product),
    url: toCanonicalUrl(toProductPath(product)),
    ...(description && { description }),
    // Search engines need an image of everything that is on sale.
    image: toCanonicalUrl(images?.large ?? toCardPath(product)),
    offers: {
      "@type": "Offer",
      price: formatSchemaPrice(price),
      priceCurrency: "EUR",
      availability: `https://schema.org/${availability}`,
      areaServed: owner.address.region.name,
      seller: toOwnerJsonLd(owner),
    },
  };
}

/** The product of a page. */
export const toProductPageJsonLd = (product: Product): schema.WithContext<schema.Product> => ({
  "@context": "https://schema.org",
  ...toProductJsonLd(product),
});

/** A list of products in the shown order. */
export function toItemListJsonLd(products: readonly Product[]): schema.WithContext<schema.ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: toProductJsonLd(product),
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

/** A seller with the data of the seller dialog and nothing more. */
export function toSellerJsonLd(
  seller: PublicSeller,
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
  return business ? { "@type": "LocalBusiness", ...details } : { "@type": "Person", ...details };
}
