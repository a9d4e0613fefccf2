import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import * as z from "zod/mini";
import { findAxeViolations } from "../support/axe.ts";
import { appUrl, screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const megabyte = 1024 * 1024;

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

for (const size of screens) {
  test(`§2 on a ${size} a product gets the square that its seller crops`, { tag: `@${size}` }, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    const id = await openPictureDialog(page);
    await choose(page, "IMG_1234.jpg", "image/jpeg", await (await photo()).jpeg().toBuffer());
    const square = page.getByLabel("Siirrä rajausta nuolinäppäimillä");
    const [crop, whole] = [
      await square.boundingBox(),
      await page.getByAltText("Valitsemasi kuva").boundingBox(),
    ];
    expect((crop?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.4, 1);
    expect(crop?.width).toBeCloseTo(crop?.height ?? 0, 0);
    await send(page);
    await waitForText(page, "Kuva on tallennettu.");
    const stored = await storedPicture(id);
    await expect.poll(() => stored.metadata()).toMatchObject({ format: "png", width: 960, height: 960 });
    await expectColour(stored, [0.2, 0.5], red);
    await expectColour(stored, [0.8, 0.5], blue);
    await page.getByRole("button", { name: "Vaihda kuva: Hake" }).waitFor();
  });
}

test("the crop moves by keyboard alone", async ({ newPage }) => {
  const page = await newPage("desk");
  const id = await openPictureDialog(page);
  await choose(page, "kuva.jpg", "image/jpeg", await (await photo()).jpeg().toBuffer());
  await page.getByLabel("Siirrä rajausta nuolinäppäimillä").focus();
  expect(await findAxeViolations(page)).toEqual([]);
  for (let nth = 0; nth < 20; nth += 1) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Lähetä kuva" }).focus();
  await page.keyboard.press("Enter");
  await waitForText(page, "Kuva on tallennettu.");
  await expectColour(await storedPicture(id), [0.1, 0.5], blue);
});

test("the zoom slider changes how much of the image is used, by keyboard too", async ({ newPage }) => {
  const page = await newPage("desk");
  const id = await openPictureDialog(page);
  await choose(page, "kuva.jpg", "image/jpeg", await (await photo()).jpeg().toBuffer());
  const zoom = page.getByRole("slider", { name: "Lähennys" });
  await expect(zoom).not.toHaveValue("1");
  await zoom.press("Home");
  await expect(zoom).toHaveAttribute("aria-valuetext", "100 prosenttia");
  const [crop, whole] = [
    await page.getByLabel("Siirrä rajausta nuolinäppäimillä").boundingBox(),
    await page.getByAltText("Valitsemasi kuva").boundingBox(),
  ];
  // The crop is as high as the image.
  expect((crop?.height ?? 0) / (whole?.height ?? 1)).toBeCloseTo(1, 1);
  await send(page);
  await waitForText(page, "Kuva on tallennettu.");
  const stored = await storedPicture(id);
  await expectColour(stored, [0.45, 0.5], red);
  await expectColour(stored, [0.55, 0.5], blue);
});

test("a photo taken upright is shown upright, without its location data", async ({ newPage }) => {
  const page = await newPage();
  const id = await openPictureDialog(page);
  const exif = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "61/1 30/1 0/1" } };
  const upright = await (await photo()).jpeg().withMetadata({ orientation: 6, exif }).toBuffer();
  expect((await sharp(upright).metadata()).exif).toBeDefined();
  await choose(page, "IMG_1234.jpg", "image/jpeg", upright);
  await send(page);
  await waitForText(page, "Kuva on tallennettu.");
  const stored = await storedPicture(id);
  await expectColour(stored, [0.5, 0.2], red);
  await expectColour(stored, [0.5, 0.8], blue);
  const { exif: storedExif, xmp, iptc } = await stored.metadata();
  expect([storedExif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

test("what is transparent stays transparent", async ({ newPage }) => {
  const page = await newPage();
  const id = await openPictureDialog(page);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = sharp({ create: { width: 800, height: 600, channels: 4, background: clear } }).png();
  await choose(page, "logo.png", "image/png", await png.toBuffer());
  await send(page);
  await waitForText(page, "Kuva on tallennettu.");
  const { channels } = await (await storedPicture(id)).stats();
  expect(channels[3]?.max).toBe(0);
});

for (const [what, name, bytes] of [
  ["a text file with an image's name", "kuva.jpg", Buffer.from("Tämä ei ole kuva.")],
  ["half an image", "kuva.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
] as const) {
  test(`${what} is not an image`, async ({ newPage }) => {
    const page = await newPage();
    await openPictureDialog(page);
    await choose(page, name, "image/jpeg", bytes);
    await waitForText(page, "Tiedostoa ei voitu lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva.");
    await expect(page.getByRole("button", { name: "Lähetä kuva" })).toHaveCount(0);
  });
}

test("a file of twenty megabytes is too large", async ({ newPage }) => {
  const page = await newPage();
  await openPictureDialog(page);
  await choose(page, "kuva.jpg", "image/jpeg", randomBytes(20 * megabyte));
  await waitForText(page, "Kuva on liian suuri: sen koko saa olla enintään 15 Mt.");
});

test("a failed image upload is retried with the same crop", async ({ newPage }) => {
  const page = await newPage();
  const id = await openPictureDialog(page);
  await choose(page, "kuva.jpg", "image/jpeg", await (await photo()).jpeg().toBuffer());
  await page.route("**/api/products/*/image", (route) => route.abort(), { times: 1 });
  await send(page);
  await page.getByRole("dialog").getByText("Virhe palvelimella!").waitFor();
  await press(page.getByRole("button", { name: "Yritä uudelleen" }));
  await waitForText(page, "Kuva on tallennettu.");
  await expectColour(await storedPicture(id), [0.2, 0.5], red);
});
