import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Request } from "@halkopiha/domain/contract/call.ts";
import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import * as calls from "@halkopiha/domain/contract/shop/quotes.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { Service } from "@halkopiha/domain/products/product.ts";
import { Timestamp } from "firebase-admin/firestore";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { deleteSellerProducts } from "../../src/store/products/seller-products.ts";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { createImageUpload, createPng, rejectedUploads, uploadImage } from "../support/images.ts";
import { database, newSeller, waitForQuietDatabase } from "../support/market.ts";
import { createQuoteForm, newService } from "../support/quotes.ts";

// A request reaches the seller of a service by quote, with its photos.

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

const storedProduct = () => database.collection("products").doc(service._id);

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
    const { photoId } = await visitor.call(uploadPhoto, { upload: await createImageUpload() });
    await request(visitor, { ...createQuoteForm(), photos: [photoId] });
    await database.collection("users").doc(seller._id).delete();
    await deleteSellerProducts(seller._id);
    expect(await storedRequests()).toEqual([]);
    expect((await database.collection("photos").doc(photoId).get()).exists).toBe(false);
  });
});

describe("a photo", () => {
  const upload = async (visitor: Client, width = 40) =>
    (
      await visitor.call(uploadPhoto, {
        upload: new Blob([new Uint8Array(await createPng(width))], { type: "image/png" }),
      })
    ).photoId;

  test("is stored re-encoded, without its metadata, and expires unless it is sent", async () => {
    const visitor = new Client();
    const id = await upload(visitor, 2000);
    const before = await database.collection("photos").doc(id).get();
    const bytes: Buffer = before.get("bytes");
    const { exif, format, width } = await sharp(bytes).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: "webp", width: 1280 });
    expect(bytes.includes("Salainen osoite")).toBe(false);
    expect((await request(visitor, { ...createQuoteForm(), photos: [id] })).status).toBe(201);
    const after = await database.collection("photos").doc(id).get();
    expect(after.data()).toMatchObject({ sellerId: seller._id, uploader: null });
    const expiries = [before, after].map((photo) => z.instanceof(Timestamp).parse(photo.get("expiresAt")));
    // A day after the upload, and half a year after the request.
    expect(expiries.toSorted((one, other) => one.toMillis() - other.toMillis())).toEqual(expiries);
    expect(expiries[0]).not.toEqual(expiries[1]);
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
    const reply = await send(visitor, uploadPhoto.path);
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
  });

  test("is limited: a visitor uploads sixty in an hour", async () => {
    const visitor = new Client();
    const bytes = await createPng(1);
    for (let time = 0; time < 60; time += 1) await uploadImage(visitor, uploadPhoto.path, bytes);
    const refused = await uploadImage(visitor, uploadPhoto.path, bytes);
    expect(parseErrorBody(refused).code).toBe("tooOften");
  });
});
