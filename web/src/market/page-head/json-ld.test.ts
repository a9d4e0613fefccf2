import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { toInlineJson } from "@halkopiha/domain/rendered-page.ts";
import { expect, test } from "vitest";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import { toItemListJsonLd, toProductJsonLd, toSellerJsonLd } from "./json-ld.ts";

const product = sampleProduct("birch", 10);

test("a product is offered at its price in euros, by its seller", () => {
  expect(toProductJsonLd(product)).toMatchObject({
    "@type": "Product",
    offers: {
      price: "65.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: {
        "@type": "Organization",
        name: "Halkomestarin Puu Oy",
        url: expect.stringMatching(/^https:.*\/myyja\//),
      },
    },
  });
});

test.each<[string, Product, string]>([
  ["what is left", sampleProduct("birch", 1), "InStock"],
  ["what is sold out", sampleProduct("birch", 0), "OutOfStock"],
  ["what cannot be ordered yet", { ...product, pausedUntil: "2099-01-12" }, "OutOfStock"],
  ["what could not be ordered before", { ...product, pausedUntil: "2026-01-12" }, "InStock"],
])("%s is %3$s", (_what, stock, availability) => {
  expect(toProductJsonLd(stock)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test("of an offer search engines get the lowest price of the 30 days before it, and its last day", () => {
  const since = toFinnishDate(new Date().toISOString());
  const offer = { normalPrice: 9000, priorPrice: 8000, since, until: since };
  expect(toProductJsonLd({ ...product, discount: true, offer }).offers).toMatchObject({
    price: "65.00",
    priceValidUntil: since,
    priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "80.00" },
  });
  for (const none of [
    { ...product, discount: true },
    { ...product, discount: true, offer: { ...offer, priorPrice: 6500 } },
  ]) {
    expect(toProductJsonLd(none).offers).not.toHaveProperty("priceSpecification");
  }
});

test("of what is paused search engines get the day on which it is for sale again", () => {
  const offers = toProductJsonLd({ ...product, pausedUntil: "2099-01-12" }).offers;
  expect(offers).toMatchObject({ availabilityStarts: "2099-01-12" });
  expect(toProductJsonLd({ ...product, pausedUntil: "2026-01-12" }).offers).not.toHaveProperty(
    "availabilityStarts",
  );
});

test("a product without a description is described by its details", () => {
  expect(toProductJsonLd({ ...product, description: "" }).description).toMatch(/^Polttopuu, koivu, /);
});

test("the pages of products are numbered from one, in their order, without their prices", () => {
  const list = toItemListJsonLd([product, product]);
  const url = toProductJsonLd(product).url;
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      { position: 1, name: "Polttopuu, koivu", url },
      { position: 2, url },
    ],
  });
  expect(JSON.stringify(list)).not.toContain("price");
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
    geo: { "@type": "GeoCoordinates" },
  });
});

test("of a person nothing is told that the market hides", () => {
  const described = toSellerJsonLd({ ...seller, business: false });
  expect(described).toMatchObject({ "@type": "Person" });
  expect(toInlineJson(described)).not.toMatch(/street|postalCode|email|geo/);
});

test("a seller's words cannot end the data block", () => {
  const words = "Koivua </script><script>alert(1)</script>";
  const text = toInlineJson(toProductJsonLd({ ...product, description: words }));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ description: words });
});
