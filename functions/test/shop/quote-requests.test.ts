import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import * as calls from "@halkopiha/domain/contract/shop/quote-requests.ts";
import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { createImageUpload } from "../support/images.ts";
import { createQuoteForm } from "../support/quotes.ts";

describe("a seller", () => {
  const [owner, other, admin] = [new Client(), new Client(), new Client()];

  beforeAll(async () => {
    await owner.logIn("halkomestari", "Halkomestari1");
    await other.logIn("mokkiklapi", "Mokkiklapi1");
    await admin.logIn("yllapito", "Yllapito2026");
  });

  /** A request to Halkomestari with a photo. */
  async function send() {
    const body = {
      category: "Palvelut",
      name: "Raivaus",
      unit: "tunti",
      price: 4800,
      byQuote: true,
    } as const;
    const { product } = await owner.call(createProduct, { body });
    const visitor = new Client();
    const { photoId } = await visitor.call(uploadPhoto, { upload: await createImageUpload() });
    const form = { ...createQuoteForm(), photos: [photoId] };
    await visitor.call(requestQuote, { params: { id: product._id }, body: form });
    const { quoteRequests } = await owner.call(calls.listQuoteRequests, { query: { limit: 1 } });
    return { id: quoteRequests[0]?._id ?? "", photoId, productId: product._id, listed: quoteRequests[0] };
  }

  test("reads a request with its photo, and marks it as answered and as new again", async () => {
    const { id, photoId, productId, listed } = await send();
    expect(listed).toMatchObject({ productId, photos: [photoId], status: "new" });
    const photo = await owner.call(calls.readQuotePhoto, { params: { id: photoId } });
    expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).format).toBe("webp");
    for (const status of ["answered", "answered", "new"] as const) {
      const answer = await owner.call(calls.changeQuoteStatus, { params: { id }, body: { status } });
      expect(answer.quoteRequest.status).toBe(status);
    }
  });

  test("reads nothing of another seller's requests, and no photo that was not sent", async () => {
    const { id, photoId } = await send();
    const params = { id };
    const attempts = [
      other.request(calls.changeQuoteStatus, { params, body: { status: "answered" } }),
      other.request(calls.readQuotePhoto, { params: { id: photoId } }),
      new Client().request(calls.readQuotePhoto, { params: { id: photoId } }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 401]);
    const { quoteRequests } = await other.call(calls.listQuoteRequests, { query: { limit: 100 } });
    expect(quoteRequests.map(({ _id }) => _id)).not.toContain(id);
    const unsent = await new Client().call(uploadPhoto, { upload: await createImageUpload() });
    const unread = await admin.request(calls.readQuotePhoto, { params: { id: unsent.photoId } });
    expect(unread.status).toBe(404);
    expect((await admin.request(calls.readQuotePhoto, { params: { id: photoId } })).status).toBe(200);
  });
});
