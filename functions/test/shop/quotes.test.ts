import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Request } from "@halkopiha/domain/contract/call.ts";
import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import * as calls from "@halkopiha/domain/contract/shop/quotes.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { Service } from "@halkopiha/domain/products/product.ts";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteSellerProducts } from "../../src/store/products/seller-products.ts";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { createImageUpload, createPng, rejectedUploads, uploadImage } from "../support/images.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readOrders,
  waitForQuietDatabase,
} from "../support/market.ts";
import { createQuoteForm, newService } from "../support/quotes.ts";

// What is by quote is requested and not ordered; the request reaches its seller, and nobody else.

const refusal = "Palvelun Puunkaato hinta sovitaan tarjouksella. Pyydä tarjous palvelun sivulta.";

let seller: User;
let service: Service;
beforeEach(async () => {
  seller = await newSeller();
  service = await newService(seller);
});

const storedRequests = async (owner = seller) =>
  (await database.collection("quoteRequests").where("sellerId", "==", owner._id).get()).docs;
const readMail = async (id: string) => (await database.collection("mail").doc(id).get()).data();

type Form = Request<typeof calls.requestQuote>["body"];
const request = (visitor: Client, form: Form, headers = {}) =>
  visitor.request(calls.requestQuote, { params: { id: service._id }, body: form, headers });

async function order(visitor: Client) {
  const { cart } = await visitor.call(readCart, {});
  return visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
}

const storedProduct = () => database.collection("products").doc(service._id);

describe("a service by quote", () => {
  test("is not added to a cart", async () => {
    const refused = await new Client().request(addToCart, { body: { product_id: service._id } });
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "byQuote", message: refusal });
  });

  test("that was in a cart before stays there, is not priced and not ordered", async () => {
    await storedProduct().update({ byQuote: false });
    const visitor = await createVisitorWithCart({ product: service, quantity: 2 });
    await storedProduct().update({ byQuote: true });
    const { cart } = await visitor.call(readCart, {});
    expect(cart).toMatchObject({ totalPrice: 0, items: [{ available: false, byQuote: true, quantity: 2 }] });
    const refused = await order(visitor);
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "byQuote", message: refusal });
    const body = { product_id: service._id, quantity: 3 };
    expect(parseErrorBody(await visitor.request(changeQuantity, { body })).code).toBe("byQuote");
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ _id: service._id, quantity: 2 }]);
    expect(await readOrders(seller)).toEqual([]);
  });

  test("stays in the cart when the rest of it is ordered", async () => {
    await storedProduct().update({ byQuote: false });
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product: service, quantity: 1 }, { product, quantity: 1 });
    await storedProduct().update({ byQuote: true });
    expect((await order(visitor)).status).toBe(201);
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ _id: service._id }]);
  });

  test("that became one while the buyer looked is named among the changes", async () => {
    await storedProduct().update({ byQuote: false });
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product: service, quantity: 1 }, { product, quantity: 1 });
    const { cart } = await visitor.call(readCart, {});
    await storedProduct().update({ byQuote: true });
    const refused = await visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
    expect(parseErrorBody(refused)).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "itemByQuote", _id: service._id }],
    });
  });
});

describe("a request for a quote", () => {
  test("is stored for its seller, who is told, and confirmed to who has sent it", async () => {
    const form = createQuoteForm();
    const reply = await request(new Client(), form);
    expect(reply).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining("Lähetimme siitä vahvistuksen sähköpostiisi.") },
    });
    const [stored] = await storedRequests();
    expect(stored?.data()).toMatchObject({
      productId: service._id,
      service: "Puunkaato",
      description: form.description,
      locality: { location: "Orivesi" },
      region: { name: "Pirkanmaa" },
      status: "new",
    });
    expect(await readMail(`quote-${stored?.id}-notice`)).toMatchObject({
      to: seller.email,
      replyTo: form.email,
      text: expect.stringContaining(form.description),
    });
    const confirmation = await readMail(`quote-${stored?.id}-received`);
    expect(confirmation).toMatchObject({ to: form.email });
    // Anybody can type somebody else's address.
    expect(JSON.stringify(confirmation)).not.toContain("kallistuu");
  });

  test("with a phone number alone is confirmed on the page", async () => {
    const reply = await request(new Client(), { ...createQuoteForm(), email: "" });
    expect(reply.body).toMatchObject({ message: expect.stringContaining("puhelimitse") });
    const [stored] = await storedRequests();
    expect(await readMail(`quote-${stored?.id}-received`)).toBeUndefined();
    expect(await readMail(`quote-${stored?.id}-notice`)).not.toHaveProperty("replyTo");
  });

  test("that is repeated is stored and told once", async () => {
    const [visitor, form] = [new Client(), createQuoteForm()];
    const headers = { "idempotency-key": "same-request" };
    expect((await request(visitor, form, headers)).status).toBe(201);
    expect((await request(visitor, form, headers)).status).toBe(201);
    expect(await storedRequests()).toHaveLength(1);
    expect((await request(visitor, form, { "idempotency-key": "another-one" })).status).toBe(201);
    expect(await storedRequests()).toHaveLength(2);
  });

  test.each([
    { why: "with a fixed price", change: { byQuote: false }, status: 409, code: "notByQuote" },
    { why: "that is hidden", change: { visible: false }, status: 404, code: "notFound" },
    {
      why: "that is paused",
      change: { pausedUntil: addDays(getToday(), 30) },
      status: 409,
      code: "paused",
    },
  ])("of a service $why is refused", async ({ change, status, code }) => {
    // The trigger of the new seller shows the service.
    await waitForQuietDatabase();
    await storedProduct().update(change);
    const reply = await request(new Client(), createQuoteForm());
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
    expect(await storedRequests()).toEqual([]);
  });

  test("from outside of the region it names is refused at its field", async () => {
    const reply = await request(new Client(), { ...createQuoteForm(), region: "uusimaa" });
    expect(parseErrorBody(reply)).toMatchObject({
      code: "invalid",
      fields: { locality: "Paikkakunta ei ole valitussa maakunnassa." },
    });
  });

  test("is limited: an eleventh of a visitor within an hour is refused", async () => {
    const visitor = new Client();
    for (let time = 0; time < 10; time += 1)
      expect((await request(visitor, createQuoteForm())).status).toBe(201);
    expect(parseErrorBody(await request(visitor, createQuoteForm())).code).toBe("tooOften");
  });

  test("goes with its seller's account, as do its photos", async () => {
    const visitor = new Client();
    const { photoId } = await visitor.call(calls.uploadQuotePhoto, { upload: await createImageUpload() });
    await request(visitor, { ...createQuoteForm(), photos: [photoId] });
    await database.collection("users").doc(seller._id).delete();
    await deleteSellerProducts(seller._id);
    expect(await storedRequests()).toEqual([]);
    expect((await database.collection("quotePhotos").doc(photoId).get()).exists).toBe(false);
  });
});

describe("a photo", () => {
  const upload = async (visitor: Client, width = 40) =>
    (
      await visitor.call(calls.uploadQuotePhoto, {
        upload: new Blob([new Uint8Array(await createPng(width))], { type: "image/png" }),
      })
    ).photoId;

  test("is stored re-encoded, without its metadata, and expires unless it is sent", async () => {
    const visitor = new Client();
    const id = await upload(visitor, 2000);
    const before = await database.collection("quotePhotos").doc(id).get();
    const bytes: Buffer = before.get("bytes");
    const { exif, format, width } = await sharp(bytes).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: "webp", width: 1280 });
    expect(bytes.includes("Salainen osoite")).toBe(false);
    const hoursLeft = () => (before.get("expiresAt").toMillis() - Date.now()) / 3_600_000;
    expect(Math.round(hoursLeft())).toBe(24);
    expect((await request(visitor, { ...createQuoteForm(), photos: [id] })).status).toBe(201);
    const after = await database.collection("quotePhotos").doc(id).get();
    expect(after.data()).toMatchObject({ sellerId: seller._id, uploader: null });
    expect(Math.round((after.get("expiresAt").toMillis() - Date.now()) / 86_400_000)).toBe(180);
  });

  test("of another visitor, one that was sent already and one that is not there are refused", async () => {
    const [visitor, stranger] = [new Client(), new Client()];
    const id = await upload(visitor);
    const send = async (client: Client, photos: string[]) => {
      const reply = await request(client, { ...createQuoteForm(), photos });
      return reply.status === 201 ? "sent" : parseErrorBody(reply).code;
    };
    expect(await send(stranger, [id])).toBe("photoGone");
    expect(await send(visitor, [id, "ei-ole"])).toBe("photoGone");
    expect(await send(visitor, [id])).toBe("sent");
    expect(await send(visitor, [id])).toBe("photoGone");
  });

  test.each(rejectedUploads)("is not taken from $what", async ({ send, status, code }) => {
    const visitor = new Client();
    const reply = await send(visitor, "/api/quotes/photos");
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
  });

  test("is limited: a visitor uploads sixty in an hour", async () => {
    const visitor = new Client();
    const bytes = await createPng(1);
    for (let time = 0; time < 60; time += 1) await uploadImage(visitor, "/api/quotes/photos", bytes);
    const refused = await uploadImage(visitor, "/api/quotes/photos", bytes);
    expect(parseErrorBody(refused).code).toBe("tooOften");
  });
});

describe("a seller", () => {
  const [owner, other, admin] = [new Client(), new Client(), new Client()];

  beforeAll(async () => {
    await owner.logIn("halkomestari", "Halkomestari1");
    await other.logIn("mokkiklapi", "Mokkiklapi1");
    await admin.logIn("yllapito", "Yllapito2026");
  });

  /** A request to Halkomestari with a photo. */
  async function send() {
    const { user_id, owner: summary } = { user_id: "halkomestari", owner: service.owner };
    await storedProduct().update({ user_id, owner: { ...summary, _id: user_id } });
    const visitor = new Client();
    const { photoId } = await visitor.call(calls.uploadQuotePhoto, { upload: await createImageUpload() });
    await request(visitor, { ...createQuoteForm(), photos: [photoId] });
    const { quoteRequests } = await owner.call(calls.listQuoteRequests, { query: { limit: 1 } });
    return { id: quoteRequests[0]?._id ?? "", photoId, listed: quoteRequests[0] };
  }

  test("reads a request with its photo, and marks it as answered and as new again", async () => {
    const { id, photoId, listed } = await send();
    expect(listed).toMatchObject({ productId: service._id, photos: [photoId], status: "new" });
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
    const unsent = await new Client().call(calls.uploadQuotePhoto, { upload: await createImageUpload() });
    const unread = await admin.request(calls.readQuotePhoto, { params: { id: unsent.photoId } });
    expect(unread.status).toBe(404);
    expect((await admin.request(calls.readQuotePhoto, { params: { id: photoId } })).status).toBe(200);
  });
});
