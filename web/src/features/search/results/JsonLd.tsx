import { type SchemaOrgThing, stringifyJsonLd } from "./json-ld.ts";

/** Structured data for search engines. A data block is never executed, so the Content Security Policy allows it. */
export function JsonLd({ of }: { of: SchemaOrgThing }) {
  return <script type="application/ld+json">{stringifyJsonLd(of)}</script>;
}
