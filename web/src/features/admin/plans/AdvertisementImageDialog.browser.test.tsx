import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  deleteAdvertisementImage,
  listAdvertisements,
} from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { answerUploads, createFile, failUploads, paintPhoto, readPixel } from "../../../testing/images.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleAdvertisement, samplePicture, samplePlan } from "../../../testing/samples/sample-plans.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const withPicture = sampleAdvertisement(samplePicture);

async function openCards(card: Advertisement = sampleAdvertisement()) {
  logInAs(sampleAdmin());
  answerCall(listPlans, { accounts: [samplePlan()] });
  answerCall(listAdvertisements, { advertisements: [card] });
  const screen = await renderRoute(route, "/admin/tilit-ja-mainokset");
  const dialog = screen.getByRole("dialog");
  const openDialog = screen.getByRole("button", { name: /^(Lisää|Vaihda) kuva: Kesätili$/ });
  await expect.element(openDialog).toBeVisible();
  return {
    screen,
    dialog,
    openDialog,
    input: dialog.getByLabelText("Kuva", { exact: true }),
    crop: dialog.getByLabelText("Siirrä rajausta nuolinäppäimillä"),
    whole: dialog.getByAltText("Valitsemasi kuva"),
    send: dialog.getByRole("button", { name: "Lähetä kuva" }),
  };
}

type Cards = Awaited<ReturnType<typeof openCards>>;

/** A photo with its left half red and its right half blue. */
async function choosePhoto({ openDialog, input, crop }: Cards) {
  await openDialog.click();
  const photo = await paintPhoto({ width: 1600, height: 1200, left: [200, 30, 30], right: [30, 30, 200] });
  await userEvent.upload(input, photo);
  await expect.element(crop).toBeVisible();
}

const pictureIn = ({ screen }: Cards) =>
  screen.getByRole("heading", { name: "Kesätili" }).element().closest("li")?.querySelector("img") ?? null;

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin gives a card a picture, twice as wide as high`, async () => {
    await setSize(size);
    const uploads = answerUploads({ advertisement: withPicture, message: "Kuva on tallennettu." });
    const cards = await openCards();
    expect(pictureIn(cards)).toBeNull();
    await choosePhoto(cards);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    const { width, height } = cards.crop.element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(2, 1);
    expect(width / cards.whole.element().getBoundingClientRect().width).toBeCloseTo(1, 1);
    answerCall(listAdvertisements, { advertisements: [withPicture] });
    await cards.send.click();
    await expectBanner("success", "Kuva on tallennettu.");
    await expect.element(cards.dialog).not.toBeInTheDocument();
    expect(pictureIn(cards)?.src).toBe(samplePicture.image);
    const [file] = uploads;
    expect(file?.type).toBe("image/png");
    const sent = await createImageBitmap(file ?? new Blob());
    expect([sent.width, sent.height]).toEqual([960, 480]);
    expect((await readPixel(file, [0.1, 0.5]))[0]).toBeGreaterThan(150);
    expect((await readPixel(file, [0.9, 0.5]))[2]).toBeGreaterThan(150);
  });
}

test("the picture is chosen, cropped and sent by keyboard alone", async () => {
  const uploads = answerUploads({ advertisement: withPicture, message: "Kuva on tallennettu." });
  const cards = await openCards();
  cards.openDialog.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(cards.dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(cards.dialog).not.toBeInTheDocument();
  await expect.element(cards.openDialog).toHaveFocus();
  await choosePhoto(cards);
  cards.crop.element().focus();
  await userEvent.keyboard("{ArrowDown>10/}");
  cards.send.element().focus();
  await userEvent.keyboard("{Enter}");
  await expectBanner("success", "Kuva on tallennettu.");
  expect(uploads).toHaveLength(1);
});

test("a file that is no image is an error of the field", async () => {
  const cards = await openCards();
  await cards.openDialog.click();
  await userEvent.upload(cards.input, createFile("kuva.jpg", "Tämä ei ole kuva."));
  await expect.element(cards.input).toBeInvalid();
  await expect.element(cards.dialog.getByText(/^Tiedostoa ei voitu lukea kuvana/)).toBeVisible();
  await expectNoAxeViolations();
});

test("a failed upload says so and is tried again", async () => {
  failUploads();
  const cards = await openCards();
  await choosePhoto(cards);
  await cards.send.click();
  await expect.element(cards.dialog.getByRole("alert")).toHaveTextContent("Virhe palvelimella!");
  answerUploads({ advertisement: withPicture, message: "Kuva on tallennettu." });
  await cards.dialog.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expectBanner("success", "Kuva on tallennettu.");
});

test("sending a picture needs a connection, and says so", async () => {
  const cards = await openCards();
  await choosePhoto(cards);
  await goOffline();
  await expect.element(cards.dialog.getByText("Kuvan lähettäminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(cards.send).toBeDisabled();
});

test("an admin takes the picture of a card away", async () => {
  const advertisement = sampleAdvertisement();
  const sent = answerCall(deleteAdvertisementImage, { advertisement, message: "Kuva on poistettu." });
  const cards = await openCards(withPicture);
  const { dialog } = cards;
  await cards.openDialog.click();
  await expect.element(dialog.getByAltText("Nykyinen kuva")).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Poista kuva" }).click();
  await expect.element(dialog.getByText("Poistetaanko mainoksen Kesätili kuva?")).toBeVisible();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  answerCall(listAdvertisements, { advertisements: [advertisement] });
  await dialog.getByRole("button", { name: "Poista", exact: true }).click();
  await expectBanner("success", "Kuva on poistettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(pictureIn(cards)).toBeNull();
});

test("a picture whose deletion fails stays", async () => {
  rejectCall(deleteAdvertisementImage, new AppError("notFound"));
  const cards = await openCards(withPicture);
  await cards.openDialog.click();
  await cards.dialog.getByRole("button", { name: "Poista kuva" }).click();
  await cards.dialog.getByRole("button", { name: "Poista", exact: true }).click();
  await expectBanner("danger", "Hakemaasi ei löytynyt.");
  await cards.dialog.getByRole("button", { name: "Peruuta" }).click();
  await expect.element(cards.dialog).not.toBeInTheDocument();
  expect(pictureIn(cards)).not.toBeNull();
});

test("a card without a picture has none to take away", async () => {
  const cards = await openCards();
  await cards.openDialog.click();
  await expect.element(cards.input).toBeVisible();
  await expect.element(cards.dialog.getByRole("button", { name: "Poista kuva" })).not.toBeInTheDocument();
});
