import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize, setTouchScreen } from "../../../../testing/display.ts";
import { addOrientation } from "../../../../testing/image-orientation.ts";
import {
  answerUploads,
  chooseFile,
  createFile,
  failUploads,
  paintPhoto,
  readPixel,
} from "../../../../testing/images.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAlder, sampleChips } from "../../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { ImageDialog } from "./ImageDialog.tsx";

const red = [200, 30, 30];
const blue = [30, 30, 200];

async function renderDialog(product: Product = sampleChips()) {
  logInAs(sampleBusiness());
  const uploads = answerUploads({ product, message: "Kuva on tallennettu." });
  const onClose = vi.fn();
  const onDelete = vi.fn();
  const onSaved = vi.fn(async () => undefined);
  const screen = await renderInApp(
    <ImageDialog product={product} onDelete={onDelete} onClose={onClose} onSaved={onSaved} />,
  );
  return {
    screen,
    uploads,
    onClose,
    onDelete,
    onSaved,
    input: screen.getByLabelText("Kuva", { exact: true }),
    crop: screen.getByLabelText("Siirrä rajausta nuolinäppäimillä"),
    whole: screen.getByAltText("Valitsemasi kuva"),
    send: screen.getByRole("button", { name: "Lähetä kuva" }),
  };
}

/** The photo with its left half red and its right half blue. */
const choosePhoto = async ({ input, crop }: Awaited<ReturnType<typeof renderDialog>>) => {
  await userEvent.upload(input, await paintPhoto({ width: 800, height: 600, left: red, right: blue }));
  await expect.element(crop).toBeVisible();
};

/** Expects this colour in the sent image at a point, given from 0 to 1 of width and height. JPEG is not exact. */
async function expectColour(file: File | undefined, at: [x: number, y: number], colour: number[]) {
  const pixel = await readPixel(file, at);
  for (const [channel, value] of colour.entries())
    expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(40);
}

test("a photo can be taken with the camera of a phone or a tablet", async () => {
  onTestFinished(() => setTouchScreen(false));
  await setTouchScreen(true);
  const { screen, crop } = await renderDialog();
  const camera = screen.getByLabelText("Ota kuva");
  await expect.element(camera).toBeVisible();
  await expect.element(camera).toHaveAttribute("capture", "environment");
  await expect.element(screen.getByText("Valitse kuva")).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.upload(camera, await paintPhoto({ width: 800, height: 600, left: red, right: blue }));
  await expect.element(crop).toBeVisible();
  await expect.element(screen.getByLabelText("Ota uusi kuva")).toBeVisible();
});

test("a device with a mouse is not asked to take photos", async () => {
  const { screen } = await renderDialog();
  await expect.element(screen.getByText("Valitse kuva")).toBeVisible();
  await expect.element(screen.getByText("Ota kuva")).not.toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} a product gets the square that its seller crops`, async () => {
    await setSize(size);
    const dialog = await renderDialog();
    await choosePhoto(dialog);
    const crop = dialog.crop.element().getBoundingClientRect();
    const whole = dialog.whole.element().getBoundingClientRect();
    expect(crop.height / whole.height).toBeCloseTo(1, 1);
    expect(crop.width).toBeCloseTo(crop.height, 0);
    await dialog.send.click();
    await expectBanner("success", "Kuva on tallennettu.");
    expect(dialog.onSaved).toHaveBeenCalledOnce();
    expect(dialog.onClose).toHaveBeenCalledOnce();
    const [file] = dialog.uploads;
    expect(file?.type).toBe("image/png");
    await expectColour(file, [0.2, 0.5], red);
    await expectColour(file, [0.8, 0.5], blue);
  });
}

test("a large photo is sent with 960 pixels a side", async () => {
  const { input, send, uploads } = await renderDialog();
  const photo = await paintPhoto({ width: 4000, height: 3000, left: red, right: blue });
  chooseFile(input.element(), photo);
  await send.click();
  await expect.poll(() => uploads).toHaveLength(1);
  const { width, height } = await createImageBitmap(uploads[0] ?? photo);
  expect([width, height]).toEqual([960, 960]);
});

test("the crop moves by keyboard alone", async () => {
  await setSize("desk");
  const dialog = await renderDialog();
  await choosePhoto(dialog);
  dialog.crop.element().focus();
  await expectNoAxeViolations();
  await userEvent.keyboard("{ArrowRight>20/}");
  dialog.send.element().focus();
  await userEvent.keyboard("{Enter}");
  await expectBanner("success", "Kuva on tallennettu.");
  // The centre of the image is at 0.5 of the initial square, and further left when the square has moved to the right.
  await expectColour(dialog.uploads[0], [0.45, 0.5], blue);
});

test("the zoom slider changes how much of the image is used, by keyboard too", async () => {
  await setSize("desk");
  const dialog = await renderDialog();
  await choosePhoto(dialog);
  const zoom = dialog.screen.getByRole("slider", { name: "Lähennys" });
  // The crop is as high as the image.
  const readHeights = () =>
    dialog.crop.element().getBoundingClientRect().height /
    dialog.whole.element().getBoundingClientRect().height;
  await expect.poll(readHeights).toBeCloseTo(1, 1);
  zoom.element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(zoom).toHaveAttribute("aria-valuetext", "500 prosenttia");
  await expect.poll(readHeights).toBeCloseTo(1 / 5, 1);
  await dialog.send.click();
  await expectBanner("success", "Kuva on tallennettu.");
  await expectColour(dialog.uploads[0], [0.45, 0.5], red);
  await expectColour(dialog.uploads[0], [0.55, 0.5], blue);
});

test("a photo taken upright is shown upright, without its location data", async () => {
  const { input, send, uploads } = await renderDialog();
  const photo = await paintPhoto({ width: 800, height: 600, left: red, right: blue });
  await userEvent.upload(input, await addOrientation(photo, 6));
  await send.click();
  await expectBanner("success", "Kuva on tallennettu.");
  await expectColour(uploads[0], [0.5, 0.2], red);
  await expectColour(uploads[0], [0.5, 0.8], blue);
  expect(await uploads[0]?.text()).not.toMatch(/Exif|eXIf/);
});

test("what is transparent stays transparent", async () => {
  const { input, send, uploads } = await renderDialog();
  await userEvent.upload(input, await paintPhoto({ width: 800, height: 600 }));
  await send.click();
  await expectBanner("success", "Kuva on tallennettu.");
  expect((await readPixel(uploads[0], [0.5, 0.5]))[3]).toBe(0);
});

for (const { what, file } of [
  { what: "a text file with an image's name", file: createFile("kuva.jpg", "Tämä ei ole kuva.") },
  { what: "half an image", file: createFile("kuva.png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR") },
]) {
  test(`${what} is not an image`, async () => {
    const { screen, input, send } = await renderDialog();
    await userEvent.upload(input, file);
    await expect
      .element(screen.getByText("Tiedostoa ei voitu lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva."))
      .toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
}

test("a file of twenty megabytes is too large", async () => {
  const { screen, input } = await renderDialog();
  chooseFile(input.element(), createFile("kuva.jpg", new Uint8Array(20 * 1024 * 1024)));
  await expect
    .element(screen.getByText("Kuva on liian suuri: sen koko saa olla enintään 15 Mt."))
    .toBeVisible();
});

test("a failed image upload is retried with the same crop", async () => {
  const dialog = await renderDialog();
  failUploads();
  await choosePhoto(dialog);
  await dialog.send.click();
  await expect.element(dialog.screen.getByText("Virhe palvelimella!")).toBeVisible();
  const uploads = answerUploads({ product: sampleChips(), message: "Kuva on tallennettu." });
  await dialog.screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expectBanner("success", "Kuva on tallennettu.");
  await expectColour(uploads[0], [0.2, 0.5], red);
});

test("§7 an image is sent as a PNG named 'cover' and the time", async () => {
  const dialog = await renderDialog();
  await choosePhoto(dialog);
  await dialog.send.click();
  await expect.poll(() => dialog.uploads[0]?.name).toMatch(/^cover-\d{13}\.png$/);
});

test("sending an image needs a connection, and says so", async () => {
  const dialog = await renderDialog();
  await choosePhoto(dialog);
  await goOffline();
  await expect.element(dialog.screen.getByText("Kuvan lähettäminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(dialog.send).toBeDisabled();
});

test("the current image is shown until another one is chosen", async () => {
  const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  const images = { small: pixel, large: pixel, original: pixel };
  const dialog = await renderDialog(sampleAlder({ images }));
  const current = dialog.screen.getByAltText("Nykyinen kuva");
  await expect.element(current).toBeVisible();
  await dialog.screen.getByRole("button", { name: "Poista kuva" }).click();
  expect(dialog.onDelete).toHaveBeenCalledOnce();
  await choosePhoto(dialog);
  await expect.element(current).not.toBeInTheDocument();
});
