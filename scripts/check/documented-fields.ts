import { readFileSync } from "node:fs";
import { User } from "../../domain/src/accounts/user.ts";
import { Contact } from "../../domain/src/messaging/ticket.ts";
import { DeliveryCost } from "../../domain/src/orders/delivery.ts";
import { Order } from "../../domain/src/orders/order.ts";
import { Firewood, Service } from "../../domain/src/products/product.ts";
import { QuoteRequest } from "../../domain/src/quotes/quote-request.ts";
import { Operator } from "../../domain/src/reference-data/operator.ts";
import { parseDataTable } from "./data-classification.ts";

const document = "docs/security/fields.md";

/** The fields of each collection that has a table. Firewood and services have the fields of all products. */
const fieldsByCollection = {
  users: Object.keys(User.shape),
  products: [...new Set([...Object.keys(Firewood.shape), ...Object.keys(Service.shape)])],
  deliveryCosts: Object.keys(DeliveryCost.shape),
  orders: Object.keys(Order.shape),
  contacts: Object.keys(Contact.shape),
  quoteRequests: Object.keys(QuoteRequest.shape),
  settings: Object.keys(Operator.shape),
} as const satisfies Record<string, readonly string[]>;

/** The fields in the first cells of the tables, by the collection that the heading above them names. */
export function parseFieldTables(text: string): Map<string, string[]> {
  const sections = text.split(/^## /m).map((section): [string, string[]] => {
    const [, name = ""] = /^`(\w+)`$/m.exec(section.split("\n", 1).join()) ?? [];
    const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = ""]) => cell);
    return [name, cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, field = ""]) => field))];
  });
  return new Map(sections.filter(([name]) => name !== ""));
}

/** Fields without a row, and rows of fields that no schema has. */
export function findFieldErrors(
  text: string,
  expected: Readonly<Record<string, readonly string[]>>,
): string[] {
  const tables = parseFieldTables(text);
  return Object.entries(expected).flatMap(([collection, fields]) => {
    const listed = tables.get(collection) ?? [];
    return [
      ...fields
        .filter((field) => !listed.includes(field))
        .map((field) => `${collection}.${field} has no row`),
      ...listed
        .filter((field, at) => !fields.includes(field) || listed.indexOf(field) !== at)
        .map((field) => `${collection}.${field} has a row too many`),
    ];
  });
}

/** Collections that the classification of data has and this document does not name. */
export function findUnnamedCollections(text: string, classification: string): string[] {
  return parseDataTable(classification)
    .filter(({ name }) => !name.startsWith("storage/") && !text.includes(`\`${name}\``))
    .map(({ name }) => `no word about ${name}`);
}

/** Errors of `docs/security/fields.md`, compared with the schemas and the classification of data. */
export function findUndocumentedFields(): string[] {
  const text = readFileSync(document, "utf8");
  return [
    ...findFieldErrors(text, fieldsByCollection),
    ...findUnnamedCollections(text, readFileSync("docs/security/data.md", "utf8")),
  ].map((line) => `${document}: ${line}`);
}
