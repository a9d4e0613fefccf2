import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import * as z from "zod/mini";
import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import { createListing, newSeller, openProfile, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

/** Opens the image dialog of a new product of a new seller; returns the product's id. */
async function openPictureDialog(page: Page): Promise<string> {
  const seller = await newSeller();
  const id = await createListing(seller, {
    category: "Muut_tuotteet",
    name: "Hake",
    unit: "kuutio",
    price: 2500,
    quantity: 5,
    vat: 2550,
    description: "",
    discount: false,
    deliveryTime: null,
    pausedUntil: null,
  });
  await openProfile(page, seller, "/muut-tuotteet");
  await press(page.getByRole("button", { name: "Lisää kuva: Hake" }));
  return id;
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Kuva", { exact: true }).setInputFiles({ name, mimeType, buffer });

const send = (page: Page) => press(page.getByRole("button", { name: "Lähetä kuva" }));

/** The stored original image of a product. */
async function storedPicture(id: string): Promise<Sharp> {
  const { images } = z
    .object({ images: z.object({ original: z.string() }) })
    .parse((await database.collection("products").doc(id).get()).data());
  const response = await fetch(new URL(images.original, appUrl()));
  return sharp(Buffer.from(await response.arrayBuffer()));
}

type Colour = readonly [red: number, green: number, blue: number];
const red: Colour = [200, 30, 30];
const blue: Colour = [30, 30, 200];
const paint = ([r, g, b]: Colour) => ({ channels: 3 as const, background: { r, g, b } });

/** Twelve million pixels, the left half red and the right half blue. */
async function photo(): Promise<Sharp> {
  const left = await sharp({ create: { width: 2000, height: 3000, ...paint(red) } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 4000, height: 3000, ...paint(blue) } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** Expects this colour at a point, given from 0 to 1 of width and height. JPEG is not exact, so channels may differ by less than 40. */
async function expectColour(source: Sharp, [x, y]: [number, number], colour: Colour): Promise<void> {
  const { data, info } = await source.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  const off = [...data.subarray(start, start + 3)].map((value, nth) => Math.abs(value - (colour[nth] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(40);
}

test("§2 a product gets the square that its seller crops", {
  tag: ["@s2-products-8", "@s2-image-1", "@s2-image-2", "@s2-image-3", "@s2-image-4"],
}, async ({ newPage }) => {
  const page = await newPage();
  const id = await openPictureDialog(page);
  await choose(page, "IMG_1234.jpg", "image/jpeg", await (await photo()).jpeg().toBuffer());
  const square = page.getByLabel("Siirrä rajausta nuolinäppäimillä");
  const [crop, whole] = [
    await square.boundingBox(),
    await page.getByAltText("Valitsemasi kuva").boundingBox(),
  ];
  expect((crop?.height ?? 0) / (whole?.height ?? 1)).toBeCloseTo(1, 1);
  expect(crop?.width).toBeCloseTo(crop?.height ?? 0, 0);
  await send(page);
  await waitForText(page, "Kuva on tallennettu.");
  const stored = await storedPicture(id);
  await expect.poll(() => stored.metadata()).toMatchObject({ format: "png", width: 960, height: 960 });
  await expectColour(stored, [0.2, 0.5], red);
  await expectColour(stored, [0.8, 0.5], blue);
  await press(page.getByRole("button", { name: "Vaihda kuva: Hake" }));
  await press(page.getByRole("button", { name: "Poista kuva" }));
  await press(page.getByRole("button", { name: "Poista", exact: true }));
  await waitForText(page, "Kuva on poistettu.");
  await page.getByRole("button", { name: "Lisää kuva: Hake" }).waitFor();
});
