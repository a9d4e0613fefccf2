import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAvailability } from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { getToday } from "../../../../lib/format/today.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, holdCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { sampleAlder } from "../../../../testing/samples/sample-listings.ts";
import {
  answerProducts,
  nothingToUndo,
  renderTable,
  seller,
  title,
  undo,
} from "../testing/render-availability.tsx";

const nextMonth = addDays(getToday(), 30);
const unset = { deliveryTime: null, pausedUntil: null };

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller pauses a product for a week with one press, and sells it again`, async () => {
    await setSize(size);
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
  await expect
    .element(day)
    .toHaveAccessibleDescription(/Valitse tuleva päivä, joka on enintään vuoden päässä\.$/);
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

test("'Muuta saatavuutta' changes all products at once, and only what was chosen", async () => {
  const { screen } = await renderTable();
  const sent = answerCall(changeAvailability, {
    changed: [sampleAlder()],
    undo,
    message: "3 ilmoitusta on muutettu.",
  });
  const open = screen.getByRole("button", { name: "Muuta saatavuutta" });
  const dialog = screen.getByRole("dialog", { name: "Muuta saatavuutta" });
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

test("'Muuta saatavuutta' asks what changes", async () => {
  const { screen } = await renderTable();
  const sent = answerCall(changeAvailability, {
    changed: [],
    undo: nothingToUndo,
    message: "Mikään ei muuttunut: ilmoituksilla oli jo nämä tiedot.",
  });
  await screen.getByRole("button", { name: "Muuta saatavuutta" }).click();
  const dialog = screen.getByRole("dialog", { name: "Muuta saatavuutta" });
  await dialog.getByRole("button", { name: "Tallenna" }).click();
  await expect.element(dialog.getByText("Valitse, mikä muuttuu.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Toimitusaika")).toHaveFocus();
  expect(sent).toEqual([]);
});

/** Walks from 'Heti' to '2 viikkoa' by the arrow keys. @returns the requests */
async function walkToTwoWeeks() {
  const table = await renderTable(sampleAlder({ deliveryTime: "heti" }));
  const changed = sampleAlder({ deliveryTime: "2" });
  const sent = answerCall(changeAvailability, {
    changed: [changed],
    undo,
    message: "Toimitusaika on muutettu.",
  });
  table.time.element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(table.time).toHaveDisplayValue("2 viikkoa");
  await expect.element(table.screen.getByText("Enter tallentaa, Esc peruu.")).toBeVisible();
  expect(sent).toEqual([]);
  return { ...table, sent, store: () => answerProducts(changed) };
}

for (const { key, name } of [
  { key: "{Enter}", name: "Enter is pressed" },
  { key: "{Tab}", name: "the select is left" },
]) {
  test(`walking through the options by the arrow keys sends one request, when ${name}`, async () => {
    const { time, sent, screen, store: storeChange } = await walkToTwoWeeks();
    storeChange();
    await userEvent.keyboard(key);
    await expectBanner("success", "Toimitusaika on muutettu.");
    expect(sent.map(({ body }) => body)).toMatchObject([{ deliveryTime: "2" }]);
    await expect.element(time).toHaveDisplayValue("2 viikkoa");
    await expect.element(screen.getByText("Enter tallentaa, Esc peruu.")).not.toBeInTheDocument();
  });
}

test("what is chosen from the open list is sent at once, also after the arrow keys", async () => {
  const { time } = await renderTable(sampleAlder({ deliveryTime: "heti" }));
  const changed = sampleAlder({ deliveryTime: "2" });
  const sent = answerCall(changeAvailability, {
    changed: [changed],
    undo,
    message: "Toimitusaika on muutettu.",
  });
  answerProducts(changed);
  time.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(sent).toEqual([]);
  await time.click();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expectBanner("success", "Toimitusaika on muutettu.");
  expect(sent.map(({ body }) => body)).toMatchObject([{ deliveryTime: "2" }]);
});

test("Escape, and walking back, discard what the arrow keys have passed", async () => {
  const { time, sale, sent } = await walkToTwoWeeks();
  await userEvent.keyboard("{Escape}");
  await expect.element(time).toHaveDisplayValue("Heti");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}{Tab}");
  await expect.element(sale).toHaveFocus();
  expect(sent).toEqual([]);
});

test("by keyboard 'Muu päivä…' asks for the day on Enter, and is no choice when the select is left", async () => {
  const { screen, sale } = await renderTable();
  sale.element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(sale).toHaveDisplayValue("Muu päivä…");
  await userEvent.keyboard("{Tab}");
  await expect.element(sale).toHaveDisplayValue("Myynnissä");
  sale.element().focus();
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(screen.getByRole("dialog", { name: `Tauko: ${title}` })).toBeVisible();
});

test("what is chosen while a change is saved is sent after it, compared with what it has stored", async () => {
  const { sale, time } = await renderTable();
  const pausedUntil = addDays(getToday(), 7);
  const changed = sampleAlder({ deliveryTime: "2" });
  answerCall(changeAvailability, { changed: [changed], undo, message: "Toimitusaika on muutettu." });
  const { sent, release } = holdCall(changeAvailability);
  await time.selectOptions("2 viikkoa");
  await sale.selectOptions(pausedUntil);
  await expect.element(time).toHaveDisplayValue("2 viikkoa");
  await expect.element(sale).toHaveValue(pausedUntil);
  expect(sent).toHaveLength(1);
  answerProducts(sampleAlder({ deliveryTime: "2", pausedUntil }));
  release();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { productId: "alder", deliveryTime: "2", seen: unset },
      { productId: "alder", pausedUntil, seen: { deliveryTime: "2", pausedUntil: null } },
    ]);
});

test("a change that fails puts back the old value and says so", async () => {
  const { time } = await renderTable(sampleAlder({ deliveryTime: "1" }));
  rejectCall(changeAvailability, new AppError("unavailable"));
  const { release } = holdCall(changeAvailability);
  await time.selectOptions("4 viikkoa");
  await expect.element(time).toHaveDisplayValue("4 viikkoa");
  release();
  await expectBanner(
    "danger",
    "Saatavuutta ei muutettu: virhe palvelimella, yritä uudelleen hetken kuluttua.",
  );
  await expect.element(time).toHaveDisplayValue("1 viikko");
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
