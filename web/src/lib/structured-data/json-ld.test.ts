import type { Product } from "@halkopiha/domain/products/product.ts";
import { toInlineJson } from "@halkopiha/domain/rendered-page.ts";
import { expect, test } from "vitest";
import { sampleProduct } from "../products/sample-product.ts";
import { toItemListJsonLd, toProductJsonLd, toSellerJsonLd } from "./json-ld.ts";

const product = sampleProduct("birch", 10);

test("a product is offered at its price in euros, by its seller", () => {
  expect(toProductJsonLd(product)).toMatchObject({
    "@type": "Product",
    offers: {
      price: "65.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { "@type": "LocalBusiness", name: "Halkomestarin Puu Oy" },
    },
  });
});

test.each<[string, Product, string]>([
  ["what is left", sampleProduct("birch", 1), "InStock"],
  ["what is sold out", sampleProduct("birch", 0), "OutOfStock"],
])("%s is %3$s", (_what, stock, availability) => {
  expect(toProductJsonLd(stock)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test("products are numbered from one, in their order", () => {
  expect(toItemListJsonLd([product, product])).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});

const seller = {
  ...product.owner,
  contactPerson: "Aino Ahonala",
  phonenumbers: ["050 000 0123"],
  email: null,
  website: null,
  street: null,
  zip: "35300",
  accountDescription: "",
  deliveryLocations: [],
};

test("a business is found at its street", () => {
  expect(toSellerJsonLd({ ...seller, street: "Metsätie 1" })).toMatchObject({
    "@type": "LocalBusiness",
    telephone: "050 000 0123",
    address: { streetAddress: "Metsätie 1", postalCode: "35300", addressLocality: "Orivesi" },
  });
});

test("of a person nothing is told that the market hides", () => {
  const described = toSellerJsonLd({ ...seller, business: false });
  expect(described).toMatchObject({ "@type": "Person" });
  expect(toInlineJson(described)).not.toMatch(/street|postalCode|email/);
});

test("a seller's words cannot end the data block", () => {
  const words = "Koivua </script><script>alert(1)</script>";
  const text = toInlineJson(toProductJsonLd({ ...product, description: words }));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ description: words });
});
