import { type SchemaOrgThing, stringifyJsonLd } from "./json-ld.ts";

/** Tells search engines what is shown. Data, never run: the Content Security Policy has nothing against it. */
export function JsonLd({ of }: { of: SchemaOrgThing }) {
  return <script type="application/ld+json">{stringifyJsonLd(of)}</script>;
}
