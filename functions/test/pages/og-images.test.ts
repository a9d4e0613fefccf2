import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { deleteProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { toOgImagePath } from "@halkopiha/domain/products/og-image-path.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { bucket } from "../../src/firebase.ts";
import { createImageVariants } from "../../src/images/image-variants.ts";
import { sendOgImage } from "../../src/pages/og-images/send-og-image.ts";
import { saveImages, toProductFolder } from "../../src/store/files/images.ts";
import { deleteOrphanOgImages } from "../../src/store/files/og-images.ts";
import { syncSeller } from "../../src/store/products/seller-sync.ts";
import { readLocalityIdsByRegion } from "../../src/store/reference-data/localities.ts";
import { Client } from "../support/api.ts";
import {
  changeProduct,
  countReads,
  database,
  newProduct,
  newSeller,
  waitForQuietDatabase,
} from "../support/market.ts";
import { serveDuringTests } from "../support/serve.ts";

const get = serveDuringTests({ "/kortti/:file": sendOgImage });

const getOgImage = (product: Product) => get(toOgImagePath(product));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const productRef = ({ _id }: Product) => database.collection("products").doc(_id);
const ogImageFile = async ({ _id, user_id }: Product) => (await bucket()).file(`cards/${user_id}/${_id}`);
const isStored = async (product: Product) => (await (await ogImageFile(product)).exists())[0];
const generationOf = async (product: Product) =>
  (await (await ogImageFile(product)).getMetadata())[0].generation;

/** The path of a product's Open Graph image with a version that nothing has. */
const otherVersion = ({ _id }: Product) => `/kortti/${_id}-00000000.jpg`;

let seller: User;

beforeAll(async () => {
  seller = await newSeller();
});

test("an Open Graph image has 1200 × 630 px and may be cached for ever", async () => {
  const response = await getOgImage(await newProduct(seller));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("the picture of the product is on its Open Graph image", async () => {
  const product = await newProduct(seller);
  const red = await sharp({ create: { width: 960, height: 600, channels: 3, background: "#c81414" } })
    .png()
    .toBuffer();
  const folder = toProductFolder(seller._id, product._id);
  const images = await saveImages(folder, await createImageVariants(red));
  await productRef(product).update({ images });
  const ogImage = await bytesOf(await getOgImage({ ...product, images }));
  const beside = await sharp(ogImage).extract({ left: 700, top: 100, width: 400, height: 300 }).toBuffer();
  const [r, g] = (await sharp(beside).stats()).channels.map(({ mean }) => mean);
  expect(r).toBeGreaterThan(180);
  expect(g).toBeLessThan(40);
});

test("an Open Graph image is drawn once, however many ask for it at once and later", async () => {
  const product = await newProduct(seller);
  const ogImages = await Promise.all(
    Array.from({ length: 12 }, async () => bytesOf(await getOgImage(product))),
  );
  const generation = await generationOf(product);
  expect(ogImages.every((ogImage) => ogImage.length > 0 && ogImage.equals(ogImages[0] ?? Buffer.of()))).toBe(
    true,
  );
  expect((await getOgImage(product)).status).toBe(200);
  expect(await generationOf(product)).toBe(generation);
});

test("a changed price is another image, which takes the place of the one before", async () => {
  const product = await newProduct(seller);
  await getOgImage(product);
  const changed = await changeProduct(product, { price: 9900 });
  const old = await getOgImage(product);
  expect([old.status, old.headers.get("location")]).toEqual([302, toOgImagePath(changed)]);
  expect((await getOgImage(changed)).status).toBe(200);
  const [files] = await (await bucket()).getFiles({ prefix: `cards/${seller._id}/${product._id}` });
  expect(files).toHaveLength(1);
});

describe("an invented URL draws nothing:", () => {
  test("another version is redirected to the current one, and the redirect is not cached", async () => {
    const product = await newProduct(seller);
    const response = await get(otherVersion(product));
    expect([response.status, response.headers.get("location")]).toEqual([302, toOgImagePath(product)]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await isStored(product)).toBe(false);
  });

  test("one of no product is not found, and the answer is not cached", async () => {
    const response = await get("/kortti/zzz");
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });

  test("one with a query is redirected to the one without, and the redirect is not cached", async () => {
    const product = await newProduct(seller);
    const response = await get(`${toOgImagePath(product)}?a=1`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect([response.status, response.headers.get("location")]).toEqual([302, toOgImagePath(product)]);
    expect(await isStored(product)).toBe(false);
  });

  test("a hundred versions of an image cost one read each", async () => {
    const product = await newProduct(seller);
    await waitForQuietDatabase();
    const versions = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(8, "0"));
    const paths = versions.map((version) => `/kortti/${product._id}-${version}.jpg`);
    expect(await countReads(() => Promise.all(paths.map(get)))).toBe(100);
    expect(await isStored(product)).toBe(false);
  });

  test.each([
    ["unknown product", `/kortti/${randomUUID()}-0123abcd.jpg`],
    ["reserved id", "/kortti/__all__-0123abcd.jpg"],
    ["id with a slash", "/kortti/..%2Fusers%2Froot-0123abcd.jpg"],
    ["name without a version", "/kortti/birch.jpg"],
    ["other kind of file", "/kortti/birch-0123abcd.png"],
  ])("an %s is not found", async (_, path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the Open Graph image of a product", () => {
  test("that is deleted goes with it", async () => {
    const owner = await new Client().logIn("halkomestari", "Halkomestari1");
    const halkomestari = await newProduct({ ...seller, _id: "halkomestari" });
    await getOgImage(halkomestari);
    expect(await isStored(halkomestari)).toBe(true);
    await owner.call(deleteProduct, { params: { id: halkomestari._id } });
    expect(await isStored(halkomestari)).toBe(false);
    expect((await getOgImage(halkomestari)).status).toBe(404);
  });

  test("whose seller is closed is deleted, and not drawn again", async () => {
    const closed = await newSeller();
    const product = await newProduct(closed);
    await getOgImage(product);
    expect(await isStored(product)).toBe(true);
    await database.collection("users").doc(closed._id).update({ "userAccount.isActive": false });
    await syncSeller(closed._id, await readLocalityIdsByRegion());
    expect(await isStored(product)).toBe(false);
    expect((await getOgImage(product)).status).toBe(404);
  });

  test("that was left behind is deleted by night, and those of public products stay", async () => {
    const [gone, hidden, kept] = [
      await newProduct(seller),
      await newProduct(seller),
      await newProduct(seller),
    ];
    for (const product of [gone, hidden, kept]) await getOgImage(product);
    // A late trigger of the seller would show the hidden product again.
    await waitForQuietDatabase();
    await productRef(gone).delete();
    await productRef(hidden).update({ visible: false });
    await deleteOrphanOgImages(2);
    expect(await Promise.all([gone, hidden, kept].map(isStored))).toEqual([false, false, true]);
  });
});
