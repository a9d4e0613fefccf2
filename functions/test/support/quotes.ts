import { randomUUID } from "node:crypto";
import { toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Request } from "@halkopiha/domain/contract/call.ts";
import type { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import type { Service } from "@halkopiha/domain/products/product.ts";
import { storeListing } from "./market.ts";

/** A filled form that requests a quote, with a unique address, because the mails per address and day are limited. */
export const createQuoteForm = (): Request<typeof requestQuote>["body"] => ({
  name: "Tuula Rantakoivu",
  email: `tuula-${randomUUID()}@posti.example`,
  phonenumber: "050 000 0123",
  description: "Kaksi kuusta kallistuu talon päälle.",
  street: "Metsätie 4",
  zip: "35300",
  region: "pirkanmaa",
  locality: "orivesi",
  wishedTime: "Ennen juhannusta",
});

/** A new service of this seller, of which buyers request quotes. */
export async function newService(seller: User, change: Partial<Service> = {}): Promise<Service> {
  const now = new Date().toISOString();
  const service: Service = {
    _id: `test-${randomUUID()}`,
    category: "Palvelut",
    name: "Puunkaato",
    price: 6500,
    quantity: 100_000,
    vat: 2550,
    unit: "tunti",
    description: "",
    discount: false,
    byQuote: true,
    deliveryTime: null,
    pausedUntil: null,
    user_id: seller._id,
    owner: toSellerSummary(seller),
    images: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  await storeListing(seller, service);
  return service;
}
