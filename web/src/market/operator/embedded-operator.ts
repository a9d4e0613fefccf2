import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
import { findEmbeddedBody } from "../../lib/api/embedded-responses.ts";
import { toRecord } from "../../lib/storage/parse-stored.ts";

/** The path of `readOperator`; a test compares it with the contract, whose schemas no page's first scripts have. */
export const operatorPath = "/api/operator";

const toText = (value: unknown) => (typeof value === "string" ? value : "");
const toTextOrNull = (value: unknown) => (typeof value === "string" ? value : null);

function toDetails(embedded: Partial<Record<string, unknown>>): OperatorDetails {
  const { links } = embedded;
  return {
    name: toText(embedded["name"]),
    ytunnus: toText(embedded["ytunnus"]),
    street: toText(embedded["street"]),
    zip: toText(embedded["zip"]),
    place: toText(embedded["place"]),
    email: toText(embedded["email"]),
    phone: toTextOrNull(embedded["phone"]),
    hours: toTextOrNull(embedded["hours"]),
    iban: toTextOrNull(embedded["iban"]),
    bic: toTextOrNull(embedded["bic"]),
    links: Array.isArray(links)
      ? links.map(toRecord).map(({ label, url }) => ({ label: toText(label), url: toText(url) }))
      : [],
  };
}

/**
 * Who runs the market, from the page that the server has rendered; undefined for another page. The server has parsed it with its schema, so
 * only its types are looked at.
 */
export function readEmbeddedOperator(): OperatorDetails | null | undefined {
  const body = findEmbeddedBody(operatorPath);
  if (body === undefined) return undefined;
  const { operator } = toRecord(body);
  return operator === null ? null : toDetails(toRecord(operator));
}
