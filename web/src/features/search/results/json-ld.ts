import type { Cents } from "@halkopiha/domain/money/money.ts";
import { isStock, type Product, type ProductOwner } from "@halkopiha/domain/products/product.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { formatProductTitle } from "../../../lib/products/product-labels.ts";

/** A schema.org object for search engines. */
export interface SchemaOrgThing {
  "@context"?: "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

/** Euros with a decimal point, as schema.org requires. */
const formatSchemaPrice = (price: Cents) => (price / 100).toFixed(2);

/** schema.org type of a seller: a business is a shop with an address, a private seller is a person. */
const getSchemaType = ({ business }: Pick<ProductOwner, "business">) =>
  business ? "LocalBusiness" : "Person";

function toOwnerJsonLd(owner: ProductOwner): SchemaOrgThing {
  return { "@type": getSchemaType(owner), name: owner.name };
}

/** A product with its offer; the price is for one unit, in euros with VAT. */
export function toProductJsonLd(product: Product): SchemaOrgThing {
  const { description, images, owner, price, quantity } = product;
  const isSoldOut = isStock(product) && quantity === 0;
  return {
    "@type": "Product",
    name: formatProductTitle(product),
    ...(description && { description }),
    ...(images && { image: images.large }),
    offers: {
      "@type": "Offer",
      price: formatSchemaPrice(price),
      priceCurrency: "EUR",
      availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
      areaServed: owner.address.region.name,
      seller: toOwnerJsonLd(owner),
    },
  };
}

/** A list of products in the shown order. */
export function toItemListJsonLd(products: readonly Product[]): SchemaOrgThing {
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

/** A seller with the data of the seller dialog and nothing more. */
export function toSellerJsonLd(seller: PublicSeller): SchemaOrgThing {
  const { accountDescription, address, email, name, phonenumbers, street, zip } = seller;
  return {
    "@context": "https://schema.org",
    "@type": getSchemaType(seller),
    name,
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
  };
}

/** Serialises an object for a script element; escaped so that a seller's text cannot close the element. */
export function stringifyJsonLd(described: SchemaOrgThing): string {
  return JSON.stringify(described).replaceAll("<", "\\u003c");
}
