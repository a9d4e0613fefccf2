import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAvailability, undoAvailability } from "@halkopiha/domain/contract/shop/products.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectBanner, pressBannerAction } from "../../../../testing/banner.ts";
import { answerCall, rejectNextCall, respondToCall } from "../../../../testing/calls/answer-calls.ts";
import { sampleAlder } from "../../../../testing/samples/sample-listings.ts";
import { answerProducts, nothingToUndo, renderTable, seller, undo } from "../testing/render-availability.tsx";

/** Changes the delivery time of all products to four weeks; the alder had one week. */
async function changeAll() {
  const { screen, time } = await renderTable(sampleAlder({ deliveryTime: "1" }));
  const changed = sampleAlder({ deliveryTime: "4" });
  answerCall(changeAvailability, { changed: [changed], undo, message: "Yksi ilmoitus on muutettu." });
  answerProducts(changed);
  await screen.getByRole("button", { name: "Muuta saatavuutta" }).click();
  const dialog = screen.getByRole("dialog", { name: "Muuta saatavuutta" });
  await dialog.getByLabelText("Toimitusaika").selectOptions("4 viikkoa");
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(time).toHaveDisplayValue("4 viikkoa");
  return { time };
}

test("'Kumoa' after a change of all products restores what each had before", async () => {
  const { time } = await changeAll();
  const restored = sampleAlder({ deliveryTime: "1" });
  const message = "Yksi ilmoitus on palautettu.";
  const sent = answerCall(undoAvailability, { restored: [restored], skipped: [], message });
  answerProducts(restored);
  await pressBannerAction("Kumoa");
  await expectBanner("success", message);
  await expect.element(time).toHaveDisplayValue("1 viikko");
  expect(sent.map(({ url, body }) => [url.pathname, body])).toEqual([
    [`/api/users/${seller._id}/products/availability/undo`, undo],
  ]);
});

test("an undo that leaves products changed elsewhere as they are is a warning", async () => {
  await changeAll();
  const message = "Mitään ei palautettu. Sillä välin muutettua ei palautettu: Polttopuu, leppä, Pilke 25 cm.";
  answerCall(undoAvailability, { restored: [], skipped: ["alder"], message });
  await pressBannerAction("Kumoa");
  await expectBanner("warning", message);
});

test("an undo that fails says so, and can be tried again", async () => {
  const { time } = await changeAll();
  const restored = sampleAlder({ deliveryTime: "1" });
  const message = "Yksi ilmoitus on palautettu.";
  answerCall(undoAvailability, { restored: [restored], skipped: [], message });
  rejectNextCall(undoAvailability, new AppError("unavailable"));
  await pressBannerAction("Kumoa");
  await expectBanner("danger", "Muutosta ei kumottu: virhe palvelimella, yritä uudelleen hetken kuluttua.");
  await expect.element(time).toHaveDisplayValue("4 viikkoa");
  answerProducts(restored);
  await pressBannerAction("Kumoa");
  await expectBanner("success", message);
  await expect.element(time).toHaveDisplayValue("1 viikko");
});

test("an undo without a connection leaves the products on the screen, and can be tried again", async () => {
  const { time } = await changeAll();
  const reloads = answerProducts(sampleAlder({ deliveryTime: "4" }));
  respondToCall(undoAvailability, () => {
    throw new TypeError("Failed to fetch");
  });
  await pressBannerAction("Kumoa");
  await expectBanner("danger", "Muutosta ei kumottu: Virhe palvelimella!");
  await expect.element(time).toHaveDisplayValue("4 viikkoa");
  expect(store.get(bannerAtom)?.action?.label).toBe("Kumoa");
  expect(reloads).toEqual([]);
});

test("a change of all products that changes nothing offers no undo", async () => {
  const { screen } = await renderTable();
  answerCall(changeAvailability, {
    changed: [],
    undo: nothingToUndo,
    message: "Mikään ei muuttunut: ilmoituksilla oli jo nämä tiedot.",
  });
  await screen.getByRole("button", { name: "Muuta saatavuutta" }).click();
  const dialog = screen.getByRole("dialog", { name: "Muuta saatavuutta" });
  await dialog.getByLabelText("Myynti").selectOptions("Kaikki myyntiin");
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expectBanner("warning", "Mikään ei muuttunut: ilmoituksilla oli jo nämä tiedot.");
  expect(store.get(bannerAtom)?.action).toBeUndefined();
});

test("'Kumoa' after a single change restores what the product had before", async () => {
  const { time } = await renderTable(sampleAlder({ deliveryTime: "1" }));
  const changed = sampleAlder({ deliveryTime: "4" });
  answerCall(changeAvailability, { changed: [changed], undo, message: "Toimitusaika on muutettu." });
  answerProducts(changed);
  await time.selectOptions("4 viikkoa");
  const restored = sampleAlder({ deliveryTime: "1" });
  const message = "Yksi ilmoitus on palautettu.";
  const sent = answerCall(undoAvailability, { restored: [restored], skipped: [], message });
  answerProducts(restored);
  await pressBannerAction("Kumoa");
  await expectBanner("success", message);
  await expect.element(time).toHaveDisplayValue("1 viikko");
  expect(sent.map(({ body }) => body)).toEqual([undo]);
});
