import { type Described, writeJsonLd } from "./json-ld.ts";

/** Tells search engines what is shown. Data, never run: the Content Security Policy has nothing against it. */
export function JsonLd({ of }: { of: Described }) {
  return <script type="application/ld+json">{writeJsonLd(of)}</script>;
}
