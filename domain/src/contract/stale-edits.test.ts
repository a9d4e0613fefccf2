import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { table } from "./table.ts";

const Schema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
});

/** Whether a body has an optional `updatedAt`, in each of its kinds. */
function takesUpdatedAt(schema: unknown): boolean {
  const { properties = {}, required = [], anyOf, oneOf } = Schema.parse(schema);
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.every(takesUpdatedAt);
  return "updatedAt" in properties && !required.includes("updatedAt");
}

/** What changes something stored without an `updatedAt`, and why nothing of another device can be overwritten by it. */
const unversioned: Record<string, string> = {
  "PATCH /api/favorites": "adds or removes one favourite",
  "PATCH /api/cart": "removes one product",
  "PUT /api/cart": "sets the quantity of one product of the visitor's own cart",
  "PATCH /api/orders/:id/edit": "moves an order by one step, or rejects it",
  "PATCH /api/orders/:id/withdrawal": "moves a withdrawal by one step, or rejects it",
  "PATCH /api/users/:id/products/availability": "`seen` is what the seller saw",
  "PATCH /api/users/:id/products/prices": "`from` is the price that the seller saw",
  "PUT /api/admin/products/:id/hidden": "hides or shows a listing, and changes nothing else of it",
  "PUT /api/admin/products/:id/recall": "recalls a product that is not recalled, and changes no recall",
  "PUT /api/admin/recalls/:id/taken-back": "`recalledAt` is the recall that the admin saw",
  "PUT /api/admin/reviews/:id/hidden": "hides or shows a review, and changes nothing else of it",
  "PUT /api/admin/errors/:id": "marks an error as handled or not, and changes nothing else of it",
  "PATCH /api/admin/users/:id/closing": "`requestedAt` is the request that the admin saw",
  "PATCH /api/admin/users/:id/identity": "`requestedAt` is the request that the admin saw",
  "PATCH /api/admin/users/:id/verification": "can only become true",
  "PATCH /api/admin/users/activation": "sets what was asked for each of the selected accounts",
  "PATCH /api/admin/contacts/:id/respond": "adds a message",
  "PATCH /api/users/register/pincode": "asks for a code",
  "PATCH /api/users/register/passwordrecovery": "needs a code",
  "PUT /api/users/secondfactor": "needs a code",
};

const edits = Object.values<Call>(table)
  .filter(({ method }) => method === "PUT" || method === "PATCH")
  .map(({ method, path, body }) => ({ name: `${method} ${path}`, body }));

test.each(edits)("$name overwrites nothing that another device has saved meanwhile", ({ name, body }) => {
  const schema = body && z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  expect(takesUpdatedAt(schema ?? {})).toBe(!(name in unversioned));
});
