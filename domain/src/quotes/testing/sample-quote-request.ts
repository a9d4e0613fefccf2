import type { QuoteRequest } from "../quote-request.ts";

/** A request of Tuula for a quote of a service, with one photo. */
export const sampleQuoteRequest = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  _id: "kuuset",
  sellerId: "halkomestari",
  productId: "chopping",
  service: "Puunkaato",
  name: "Tuula Rantakoivu",
  email: "tuula@posti.example",
  phonenumber: "050 000 0456",
  description: "Kaksi kuusta kallistuu talon päälle.",
  street: "Rantatie 8",
  zip: "17800",
  locality: { _id: "kuhmoinen", location: "Kuhmoinen" },
  region: { _id: "keski-suomi", name: "Keski-Suomi" },
  wishedTime: "Viikolla 20",
  photos: ["photo"],
  status: "new",
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  ...changes,
});
