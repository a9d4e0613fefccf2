import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { fillWithoutEvents } from "../../../testing/fill-without-events.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleLocalities } from "../../../testing/samples/samples.ts";
import { answerSearchCalls, findCards, getQuery, renderSearch } from "../testing/render-search.tsx";

answerSearchCalls();

/** Renders the search with its form: beside the results on a desk, in a drawer on a phone. */
async function renderForm(address: string, size: "phone" | "desk" = "desk") {
  await setSize(size);
  const screen = await renderSearch(address);
  if (size === "phone") await screen.getByRole("button", { name: "Rajaa hakua" }).click();
  const container =
    size === "phone"
      ? screen.getByRole("dialog", { name: "Rajaa hakua" })
      : screen.getByRole("complementary", { name: "Hakuehdot" });
  const form = container.getByRole("form", { name: "Hakuehdot" });
  await expect.element(form.getByLabelText("Maakunta")).toBeEnabled();
  return { screen, form, submit: form.getByRole("button", { name: "Hae", exact: true }) };
}

for (const size of ["phone", "desk"] as const) {
  test(`§4 the search on a ${size} starts with firewood of any quality and species, pickup or delivery`, {
    tags: ["s4-58", "s4-60", "s9-50"],
  }, async () => {
    const { form } = await renderForm("/haku", size);
    for (const [label, text] of [
      ["Kategoria", "Polttopuut"],
      ["Tuote", "Polttopuu"],
      ["Toimitustapa", "Noutopiste ja kuljetus"],
      ["Laatu", "Kaikki"],
      ["Puulaji", "Kaikki"],
    ] as const) {
      await expect.element(form.getByLabelText(label)).toHaveDisplayValue(text);
    }
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("§5 requires the category and the region, and focuses the first that is missing", {
  tags: ["s5-23", "s5-24"],
}, async () => {
  const { screen, form, submit } = await renderForm("/haku");
  await form.getByLabelText("Kategoria").selectOptions("Valitse kategoria");
  await form.getByLabelText("Maakunta").selectOptions("Valitse maakunta");
  await submit.click();
  for (const label of ["Kategoria", "Maakunta"]) {
    await expect.element(form.getByLabelText(label)).toHaveAccessibleDescription("Vaadittu kenttä");
  }
  await expect.element(form.getByLabelText("Kategoria")).toHaveFocus();
  await form.getByLabelText("Kategoria").selectOptions("Polttopuut");
  await submit.click();
  await expect.element(form.getByLabelText("Kategoria")).toBeValid();
  await expect.element(form.getByLabelText("Maakunta")).toHaveFocus();
  expect(getQuery(screen)).toEqual({});
  await expectNoAxeViolations();
});

test("what was filled in without events is searched", async () => {
  const { screen, form, submit } = await renderForm("/haku");
  fillWithoutEvents(form.getByLabelText("Hakusana"), "saunapuut");
  fillWithoutEvents(form.getByLabelText("Puulaji"), "koivu");
  await submit.click();
  await expect.poll(() => getQuery(screen)).toMatchObject({ queryString: "saunapuut", material: "koivu" });
  await expect.element(form.getByLabelText("Puulaji")).toHaveValue("koivu");
});

test("§5 all of Finland can be chosen instead of a region, and stays chosen", async () => {
  const { screen, form, submit } = await renderForm("/haku?category=Palvelut&region=pirkanmaa");
  await form.getByLabelText("Maakunta").selectOptions("Koko Suomi");
  await expect.element(form.getByLabelText("Paikkakunta")).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => getQuery(screen)).toEqual({ category: "Palvelut" });
  await expect.element(form.getByLabelText("Maakunta")).toHaveDisplayValue("Koko Suomi");
});

test("§5 has no localities before the region, and forgets the locality when the region changes", {
  tags: "s5-25",
}, async () => {
  const { form } = await renderForm("/haku?category=Polttopuut&region=pirkanmaa&locality=nokia");
  const locality = form.getByLabelText("Paikkakunta");
  await expect.element(locality).toHaveDisplayValue("Nokia");
  await form.getByLabelText("Maakunta").selectOptions("Uusimaa");
  await locality.selectOptions("Espoo");
  await form.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await expect.element(locality).toHaveDisplayValue("Kaikki paikkakunnat");
  await form.getByLabelText("Maakunta").selectOptions("Valitse maakunta");
  await expect.element(locality).toHaveDisplayValue("Valitse ensin maakunta");
  await expect.element(locality).toBeDisabled();
});

test("WCAG 3.2.2: a keyboard search keeps the focus on the button, and the form follows Back", async () => {
  const { screen, form, submit } = await renderForm("/haku?category=Polttopuut&region=pirkanmaa");
  await form.getByLabelText("Puulaji").selectOptions("koivu");
  submit.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => getQuery(screen)).toMatchObject({ material: "koivu" });
  await expect.element(screen.getByRole("link", { name: "Poista rajaus: koivu" })).toBeVisible();
  await expect.element(findCards(screen)).toBeVisible();
  await expect.element(submit).toHaveFocus();
  await screen.router.navigate(-1);
  await expect.element(form.getByLabelText("Puulaji")).toHaveDisplayValue("Kaikki");
});

test("§2 a search in the drawer closes it, and keeps what was searched in the address", {
  tags: "s2-routes-14",
}, async () => {
  const { screen, form, submit } = await renderForm("/haku", "phone");
  await form.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await form.getByLabelText("Puulaji").selectOptions("koivu");
  await submit.click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(getQuery(screen)).toEqual({
    category: "Polttopuut",
    name: "Polttopuu",
    region: "pirkanmaa",
    deliveryMethod: "Noutopiste ja kuljetus",
    material: "koivu",
  });
});

test("§5 a failure to load the localities is retried only when the visitor asks", async () => {
  const requests = rejectCall(listLocalities, new AppError("fault"));
  const { screen, form } = await renderForm("/haku?category=Polttopuut&region=uusimaa");
  await expect.element(form.getByText("Paikkakuntia ei saatu haettua.")).toBeVisible();
  await expect.element(findCards(screen)).toBeVisible();
  expect(requests).toHaveLength(1);
  await expectNoAxeViolations();
  answerCall(listLocalities, { localities: sampleLocalities });
  await form.getByRole("button", { name: "Hae paikkakunnat uudelleen" }).click();
  await form.getByLabelText("Paikkakunta").selectOptions("Espoo");
});
