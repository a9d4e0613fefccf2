import Validator from "@adobe/structured-data-validator";
import { toInlineJson } from "@halkopiha/domain/rendered-page.ts";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import type { Thing, WithContext } from "schema-dts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  sampleFirewood,
  sampleOffer,
  samplePublicSeller,
  sampleService,
} from "../../testing/samples/sample-listings.ts";
import { toBreadcrumbJsonLd, toItemListJsonLd, toProductPageJsonLd, toSellerJsonLd } from "./json-ld.ts";

const Issues = z.array(z.object({ issueMessage: z.string(), severity: z.enum(["ERROR", "WARNING"]) }));

/** What Google's rules for rich results say is wrong with the structured data of a page. */
async function findErrors(described: WithContext<Thing>): Promise<string[]> {
  const html = `<script type="application/ld+json">${toInlineJson(described)}</script>`;
  const found: unknown = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const issues = Issues.parse(await new Validator().validate(found));
  return issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
}

const seller = samplePublicSeller();

test.each<[string, WithContext<Thing>]>([
  ["firewood with a picture", toProductPageJsonLd(sampleFirewood())],
  ["firewood that is sold out", toProductPageJsonLd(sampleFirewood({ quantity: 0, images: null }))],
  ["firewood that is paused", toProductPageJsonLd(sampleFirewood({ pausedUntil: "2099-01-12" }))],
  ["firewood on offer", toProductPageJsonLd(sampleOffer())],
  ["a service", toProductPageJsonLd(sampleService())],
  ["a service by quote", toProductPageJsonLd(sampleService({ byQuote: true }))],
  ["a list of products", toItemListJsonLd([sampleFirewood(), sampleFirewood({ _id: "other" })])],
  ["an empty list", toItemListJsonLd([])],
  [
    "the pages above a page",
    toBreadcrumbJsonLd([
      { name: "Polttopuut", path: "/polttopuut" },
      { name: "Pirkanmaa", path: "/polttopuut/pirkanmaa" },
    ]),
  ],
  ["a business", toSellerJsonLd(seller)],
  ["a private seller", toSellerJsonLd({ ...seller, business: false })],
])("%s is valid structured data", async (_, described) => {
  expect(await findErrors(described)).toEqual([]);
});

test("an offer without a price is an error", async () => {
  const product = toProductPageJsonLd(sampleFirewood());
  const described = { ...product, offers: { "@type": "Offer", priceCurrency: "EUR" } } as const;
  expect(await findErrors(described)).toHaveLength(1);
});
