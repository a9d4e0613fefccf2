import { randomUUID } from "node:crypto";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  createPng,
  fetchImage,
  type RejectedUpload,
  rejectedUploads,
  uploadImage,
} from "../support/images.ts";
import { database } from "../support/market.ts";

const [visitor, seller, admin, root] = [new Client(), new Client(), new Client(), new Client()];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
});

const card = {
  title: "Kesätili",
  descriptions: ["Vain kesäksi"],
  priceTag: "kesässä",
  accountPlan: "basic" as const,
  price: 5000,
};
let created: Advertisement;

beforeEach(async () => {
  created = (await admin.call(calls.createAdvertisement, { body: card })).advertisement;
});

afterEach(() => documentOf(created).delete());

const documentOf = ({ _id }: Advertisement) => database.collection("advertisements").doc(_id);
const paramsOf = ({ _id }: Advertisement) => ({ params: { id: _id } });
const imagePath = () => `/api/advertisements/${created._id}/image` as const;

/** The advertisement as visitors see it. */
async function readCard() {
  const { advertisements } = await visitor.call(calls.listAdvertisements, {});
  return advertisements.find(({ _id }) => _id === created._id);
}

/** Uploads a picture. @returns the changed advertisement */
async function givePicture(width = 40) {
  const upload = new Blob([new Uint8Array(await createPng(width))], { type: "image/png" });
  const request = { ...paramsOf(created), upload };
  return (await admin.call(calls.uploadAdvertisementImage, request)).advertisement;
}

test("an advertisement is added, changed and taken away", async () => {
  expect(created).toMatchObject({ ...card, image: "", images: null, discountInfo: "" });
  const body = { ...card, title: "Talvitili" };
  const changed = await admin.call(calls.updateAdvertisement, { ...paramsOf(created), body });
  expect(changed.advertisement.title).toBe("Talvitili");
  await admin.call(calls.deleteAdvertisement, paramsOf(created));
  expect((await admin.request(calls.deleteAdvertisement, paramsOf(created))).status).toBe(404);
});

test("an advertisement keeps its price when an edit names none, and has none of its own when it is taken away", async () => {
  const { price, ...body } = card;
  await admin.call(calls.updateAdvertisement, { ...paramsOf(created), body });
  expect((await readCard())?.price).toBe(price);
  await admin.call(calls.updateAdvertisement, { ...paramsOf(created), body: { ...body, price: null } });
  expect((await readCard())?.price).toBeNull();
});

test("the picture of an advertisement is kept in three sizes that everyone can see", async () => {
  const { image, images } = await givePicture(1200);
  expect(image).toBe(images?.large);
  const { small, large, original } = images ?? {};
  const formats = await Promise.all(
    [small, large, original].map(async (url) => sharp((await fetchImage(url)).bytes).metadata()),
  );
  expect(formats.map(({ format, width }) => [format, width])).toEqual([
    ["webp", 320],
    ["webp", 960],
    ["png", 1200],
  ]);
  expect((await fetchImage(original)).bytes.includes("Salainen osoite")).toBe(false);
  expect(await readCard()).toMatchObject({ image, images });
});

describe("the files of a picture are deleted", () => {
  test("when another one takes its place", async () => {
    const before = await givePicture();
    const after = await givePicture();
    expect((await fetchImage(before.images?.original)).status).toBe(404);
    expect((await fetchImage(after.images?.original)).status).toBe(200);
  });

  test("when the picture is taken away", async () => {
    const { images } = await givePicture();
    const { advertisement, message } = await admin.call(calls.deleteAdvertisementImage, paramsOf(created));
    expect({ message, advertisement }).toMatchObject({
      message: "Kuva on poistettu.",
      advertisement: { image: "", images: null },
    });
    expect((await fetchImage(images?.small)).status).toBe(404);
  });

  test("when the advertisement is deleted", async () => {
    const { images } = await givePicture();
    await admin.call(calls.deleteAdvertisement, paramsOf(created));
    expect((await fetchImage(images?.large)).status).toBe(404);
  });
});

test("taking away a picture that there is not changes nothing", async () => {
  const { advertisement } = await admin.call(calls.deleteAdvertisementImage, paramsOf(created));
  expect(advertisement.images).toBeNull();
});

test("root sees who gave an advertisement a picture, and who took it away", async () => {
  await givePicture();
  await admin.call(calls.deleteAdvertisementImage, paramsOf(created));
  const { entries } = await root.call(listAudit, { query: { limit: 100 } });
  const events = entries.filter(({ target }) => target._id === created._id).reverse();
  expect(events.map(({ kind, action, by }) => [kind, action, by.username])).toEqual([
    ["advertisement", "created", "yllapito"],
    ["advertisement", "changed", "yllapito"],
    ["advertisement", "changed", "yllapito"],
  ]);
  expect(events[1]?.changes).toContainEqual({
    field: "images.large",
    before: null,
    after: expect.stringContaining(created._id),
  });
  expect(events[2]?.changes).toContainEqual({
    field: "images.large",
    before: expect.stringContaining(created._id),
    after: null,
  });
});

const fromOthers: readonly RejectedUpload[] = [
  {
    what: "a seller's upload",
    send: async (_admin, path) => uploadImage(seller, path, await createPng(9)),
    status: 403,
    code: "forbidden",
  },
  {
    what: "a visitor's upload",
    send: async (_admin, path) => uploadImage(visitor, path, await createPng(9)),
    status: 401,
    code: "unauthenticated",
  },
];

describe("is rejected, and the picture stays:", () => {
  test.each([...rejectedUploads, ...fromOthers])("$what", async ({ send, status, code }) => {
    const { images } = await givePicture();
    const reply = await send(admin, imagePath());
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
    expect((await readCard())?.images).toEqual(images);
    expect((await fetchImage(images?.original)).status).toBe(200);
  });
});

const foreignAddresses = [
  "https://example.com/kesa.png",
  "http://example.com/v0/b/demo/o/advertisements%2Fx%2Fy.webp?alt=media",
  "//example.com/kesa.png",
  "/assets/hero.svg",
  "data:image/png;base64,iVBORw0KGgo=",
  "javascript:alert(1)",
  "kesa.png",
];

describe("an image given as an address", () => {
  test.each(foreignAddresses)("is rejected by name when it is %s", async (image) => {
    const fields = {
      image: "Kuvaa ei voi antaa osoitteena. Lisää se mainokselle hallinnan Kuva-painikkeella.",
    };
    const body = { ...card, title: "Talvitili", image };
    for (const reply of [
      await admin.request(calls.createAdvertisement, { body }),
      await admin.request(calls.updateAdvertisement, { ...paramsOf(created), body }),
    ]) {
      expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({ status: 400, fields });
    }
    expect((await readCard())?.title).toBe(card.title);
  });

  test("§3 that the server has answered, or none, keeps the picture, also after a newer one", async () => {
    const earlier = await givePicture();
    const { image, images } = await givePicture();
    const { images: earlierImages } = earlier;
    const accepted = [
      image,
      null,
      undefined,
      "",
      "  ",
      earlier.image,
      earlierImages?.original,
      images?.small,
    ];
    for (const sent of accepted) {
      const body = { ...card, ...(sent !== undefined && { image: sent }) };
      const { advertisement } = await admin.call(calls.updateAdvertisement, { ...paramsOf(created), body });
      expect(advertisement).toMatchObject({ image, images });
    }
    expect((await fetchImage(images?.original)).status).toBe(200);
  });

  test("§3 that is empty, null or of another card leaves a new advertisement without a picture", async () => {
    const { image } = await givePicture();
    for (const sent of ["", null, image]) {
      const body = { ...card, title: `Koe ${randomUUID()}`, image: sent };
      const { advertisement } = await admin.call(calls.createAdvertisement, { body });
      expect(advertisement).toMatchObject({ image: "", images: null });
      await documentOf(advertisement).delete();
    }
  });

  test("§3 what an advertisement answers is accepted as its change", async () => {
    const { _id, ...answered } = await givePicture();
    const { advertisement } = await admin.call(calls.updateAdvertisement, {
      params: { id: _id },
      body: { ...answered, discountInfo: "Puoleen hintaan" },
    });
    expect(advertisement).toMatchObject({ images: answered.images, discountInfo: "Puoleen hintaan" });
  });

  test("that was stored by an older version is not answered, and the advertisement can be changed", async () => {
    const { images: _images, updatedAt: _updatedAt, ...older } = created;
    await documentOf(created).set({ ...older, image: "https://example.com/kesa.png" });
    expect(await readCard()).toMatchObject({ ...card, image: "", images: null });
    await admin.call(calls.updateAdvertisement, { ...paramsOf(created), body: card });
    expect((await givePicture()).images).not.toBeNull();
  });
});
