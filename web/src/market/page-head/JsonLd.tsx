import { toInlineJson } from "@halkopiha/domain/rendered-page.ts";
import type { Thing, WithContext } from "schema-dts";

/** Structured data for search engines. A data block is never executed, so the Content Security Policy allows it. */
export function JsonLd({ of }: { of: WithContext<Thing> }) {
  return <script type="application/ld+json">{toInlineJson(of)}</script>;
}
