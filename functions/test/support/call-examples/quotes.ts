import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { listQuoteRequests } from "@halkopiha/domain/contract/shop/quote-requests.ts";
import * as quotes from "@halkopiha/domain/contract/shop/quotes.ts";
import { Client } from "../api.ts";
import { createImageUpload } from "../images.ts";
import { createQuoteForm } from "../quotes.ts";
import type { CallExamples } from "./call-example.ts";
import { seller } from "./fixtures.ts";

/** A new service of the seller, of which quotes are requested. */
async function createService() {
  const { client } = await seller();
  const body = {
    category: "Palvelut",
    name: "Puunkaato",
    unit: "tunti",
    price: 6500,
    byQuote: true,
  } as const;
  return (await client.call(createProduct, { body })).product;
}

/** A request for a quote with a photo, as the seller lists it. */
async function createRequest() {
  const [visitor, { _id: id }, { client }] = [new Client(), await createService(), await seller()];
  const { photoId } = await visitor.call(uploadPhoto, { upload: await createImageUpload() });
  const body = { ...createQuoteForm(), photos: [photoId] };
  await visitor.call(quotes.requestQuote, { params: { id }, body });
  const { quoteRequests } = await client.call(listQuoteRequests, { query: { limit: 1 } });
  return { client, id: quoteRequests[0]?._id ?? "", photoId };
}

/** Examples of the calls of requests for a quote. */
export const quoteExamples = {
  uploadPhoto: {
    arrange: async () => ({ as: new Client(), request: { upload: await createImageUpload() } }),
  },
  requestQuote: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createService())._id }, body: createQuoteForm() },
    }),
    invalidBodyField: { field: "description", value: "Kaato" },
  },
  listQuoteRequests: {
    arrange: async () => ({ as: (await seller()).client, request: { query: { limit: 5 } } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  changeQuoteStatus: {
    arrange: async () => {
      const { client, id } = await createRequest();
      return { as: client, request: { params: { id }, body: { status: "answered" } } };
    },
    invalidBodyField: { field: "status", value: "lost" },
  },
  readQuotePhoto: {
    arrange: async () => {
      const { client, photoId } = await createRequest();
      return { as: client, request: { params: { id: photoId } } };
    },
  },
} as const satisfies Partial<CallExamples>;
