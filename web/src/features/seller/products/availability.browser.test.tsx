import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  changeAvailability,
  listUserProducts,
  undoAvailability,
} from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import type { AvailabilityUndo } from "@halkopiha/domain/products/availability-change.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { getToday } from "../../../lib/format/today.ts";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner, pressBannerAction } from "../../../testing/banner.ts";
import { goOffline } from "../../../testing/connection.ts";
import { useSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAlder } from "../../../testing/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples.ts";
import { SellerContext } from "../shared/seller-context.ts";
import { loader } from "./firewood-route.tsx";
import { ProductsPage } from "./ProductsPage.tsx";

const seller = sampleBusiness();
const title = "Polttopuu, leppä, Pilke 25 cm";
const nextMonth = addDays(getToday(), 30);
const unset = { deliveryTime: null, pausedUntil: null };

/** The undo of a change of the alder. */
const undo: AvailabilityUndo = {
  listings: [
    {
      productId: "alder",
      former: { deliveryTime: "1", pausedUntil: null },
      written: { deliveryTime: "4", pausedUntil: null },
    },
  ],
};
const nothingToUndo: AvailabilityUndo = { listings: [] };

const Component = () => (
  <SellerContext value={seller}>
    <ProductsPage />
  </SellerContext>
);

const answerProducts = (...products: Product[]) =>
  answerCall(listUserProducts, {
    products: products.filter((product) => product.category === "Polttopuut"),
    otherProducts: [],
    services: [],
  });

async function renderTable(product: Product = sampleAlder()) {
  logInAs(seller);
  answerProducts(product);
  const screen = await renderRoute({ loader, Component }, "/profiili/polttopuut");
  const sale = screen.getByLabelText(`Myynti: ${title}`);
  await expect.element(sale).toBeVisible();
  return { screen, sale, time: screen.getByLabelText(`Toimitusaika: ${title}`) };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller pauses a product for a week with one press, and sells it again`, async () => {
    await useSize(size);
    const { sale } = await renderTable();
    await expect.element(sale).toHaveDisplayValue("Myynnissä");
    const pausedUntil = addDays(getToday(), 7);
    const product = sampleAlder({ pausedUntil });
    const sent = answerCall(changeAvailability, {
      changed: [product],
      undo,
      message: "Ilmoitus on tauolla.",
    });
    answerProducts(product);
    await sale.selectOptions(pausedUntil);
    await expectBanner("success", "Ilmoitus on tauolla.");
    expect(sent[0]?.url.pathname).toBe(`/api/users/${seller._id}/products/availability`);
    expect(sent[0]?.body).toEqual({ productId: "alder", pausedUntil, seen: unset });
    await expect.element(sale).toHaveDisplayValue(/^Tauko/);
    expectNoHorizontalScroll();
    await expectNoAxeViolations();

    answerProducts(sampleAlder());
    await sale.selectOptions("Myynnissä");
    await expect.element(sale).toHaveDisplayValue("Myynnissä");
    expect(sent[1]?.body).toMatchObject({ productId: "alder", pausedUntil: null });
  });
}

test("the delivery time is changed with one press, also back to that of all products", async () => {
  const { time } = await renderTable(sampleAlder({ deliveryTime: "1" }));
  await expect.element(time).toHaveDisplayValue("1 viikko");
  const sent = answerCall(changeAvailability, { changed: [], undo, message: "Toimitusaika on muutettu." });
  answerProducts(sampleAlder());
  await time.selectOptions("");
  await expectBanner("success", "Toimitusaika on muutettu.");
  expect(sent[0]?.body).toEqual({
    productId: "alder",
    deliveryTime: null,
    seen: { deliveryTime: "1", pausedUntil: null },
  });
  await expect.element(time).toHaveDisplayValue("Oletus (sovittava)");
});

test("'Muu päivä…' asks for the day, which must be to come", async () => {
  const { screen, sale } = await renderTable();
  await sale.selectOptions("Muu päivä…");
  const dialog = screen.getByRole("dialog", { name: `Tauko: ${title}` });
  const day = dialog.getByLabelText("Seuraava erä");
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(day).toHaveAccessibleDescription(/Vaadittu kenttä$/);
  await day.fill("2026-01-12");
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(day).toHaveAccessibleDescription(/Valitse päivä, joka on tulossa vuoden sisällä\.$/);
  await expect.element(day).toHaveFocus();
  await expectNoAxeViolations();
  const product = sampleAlder({ pausedUntil: nextMonth });
  const sent = answerCall(changeAvailability, { changed: [product], undo, message: "Ilmoitus on tauolla." });
  answerProducts(product);
  await day.fill(nextMonth);
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ productId: "alder", pausedUntil: nextMonth, seen: unset });
  await expect.element(sale).toHaveDisplayValue(`Tauko ${formatDayAndMonth(nextMonth)} asti`);
});

test("'Kaikkien saatavuus' changes all products at once, and only what was chosen", async () => {
  const { screen } = await renderTable();
  const sent = answerCall(changeAvailability, { changed: [], undo, message: "3 ilmoitusta on muutettu." });
  const open = screen.getByRole("button", { name: "Kaikkien saatavuus" });
  const dialog = screen.getByRole("dialog", { name: "Kaikille ilmoituksille" });
  const save = dialog.getByRole("button", { name: "Tallenna" });
  await open.click();
  await dialog.getByLabelText("Toimitusaika").selectOptions("4 viikkoa");
  await expectNoAxeViolations();
  await save.click();
  await expectBanner("success", "3 ilmoitusta on muutettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await dialog.getByLabelText("Myynti").selectOptions("Kaikki tauolle");
  await dialog.getByLabelText("Seuraava erä").fill(nextMonth);
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await dialog.getByLabelText("Myynti").selectOptions("Kaikki myyntiin");
  await save.click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ deliveryTime: "4" }, { pausedUntil: nextMonth }, { pausedUntil: null }]);
});

/** Changes the delivery time of all products to four weeks; the alder had one week. */
async function changeAll() {
  const { screen, time } = await renderTable(sampleAlder({ deliveryTime: "1" }));
  const changed = sampleAlder({ deliveryTime: "4" });
  answerCall(changeAvailability, { changed: [changed], undo, message: "Yksi ilmoitus on muutettu." });
  answerProducts(changed);
  await screen.getByRole("button", { name: "Kaikkien saatavuus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Kaikille ilmoituksille" });
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

test("a change of all products that changes nothing offers no undo", async () => {
  const { screen } = await renderTable();
  answerCall(changeAvailability, { changed: [], undo: nothingToUndo, message: "0 ilmoitusta on muutettu." });
  await screen.getByRole("button", { name: "Kaikkien saatavuus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Kaikille ilmoituksille" });
  await dialog.getByLabelText("Myynti").selectOptions("Kaikki myyntiin");
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expectBanner("success", "0 ilmoitusta on muutettu.");
  expect(store.get(bannerAtom)?.action).toBeUndefined();
});

test("'Kaikkien saatavuus' asks what changes", async () => {
  const { screen } = await renderTable();
  const sent = answerCall(changeAvailability, {
    changed: [],
    undo: nothingToUndo,
    message: "0 ilmoitusta on muutettu.",
  });
  await screen.getByRole("button", { name: "Kaikkien saatavuus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Kaikille ilmoituksille" });
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(dialog.getByText("Valitse, mikä muuttuu.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Toimitusaika")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("after a change elsewhere the banner says so and the table shows what is stored", async () => {
  const { sale, time } = await renderTable();
  rejectCall(changeAvailability, new AppError("stale"));
  answerProducts(sampleAlder({ deliveryTime: "2" }));
  await sale.selectOptions(addDays(getToday(), 14));
  await expectBanner("danger", "Saatavuutta ei muutettu: Tietoja on muutettu muualla sillä välin.");
  await expect.element(time).toHaveDisplayValue("2 viikkoa");
  await expect.element(sale).toHaveDisplayValue("Myynnissä");
});

test("offline nothing can be changed", async () => {
  const { sale, time } = await renderTable();
  await goOffline();
  await expect.element(sale).toBeDisabled();
  await expect.element(time).toBeDisabled();
});

test("a pause that has ended counts as none", async () => {
  const { sale } = await renderTable(sampleAlder({ pausedUntil: "2026-01-12" }));
  await expect.element(sale).toHaveDisplayValue("Myynnissä");
});
