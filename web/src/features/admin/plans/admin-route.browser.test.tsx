import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  updateAdvertisement,
} from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import {
  createPlan,
  deletePlan,
  listPlans,
  updatePlan,
} from "@halkopiha/domain/contract/reference-data/plans.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { holdDeletions } from "../../../testing/deletion.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleAdvertisement, samplePicture, samplePlan } from "../../../testing/samples/sample-plans.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const priceLabel = "Hinta vuodessa (€, sis. alv)";

async function openPlans(card = sampleAdvertisement()) {
  logInAs(sampleAdmin());
  answerCall(listPlans, { accounts: [samplePlan()] });
  answerCall(listAdvertisements, { advertisements: [card] });
  const screen = await renderRoute(route, "/admin/tilit-ja-mainokset");
  const dialog = screen.getByRole("dialog");
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Hallinta Tilit ja mainokset");
  return {
    screen,
    dialog,
    card: screen.getByRole("heading", { name: "Kesätili" }),
    plan: screen.getByRole("row").filter({ hasText: "Basic" }),
    press: (name: string) => screen.getByRole("button", { name, exact: true }).click(),
    submit: (name: string) => dialog.getByRole("button", { name, exact: true }).click(),
    /** Confirms a deletion, which can be undone for ten seconds. */
    async confirmDeletion(name: string) {
      await screen.getByRole("button", { name }).click();
      await dialog.getByRole("button", { name: "Poista" }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    },
  };
}

test("a subscription card is previewed while it is written, and created", async () => {
  const created = sampleAdvertisement({ _id: "syystili", title: "Syystili" });
  const sent = answerCall(createAdvertisement, { advertisement: created, message: "Mainos on lisätty." });
  const { screen, dialog, press, submit } = await openPlans();
  await press("Luo mainos");
  await dialog.getByLabelText("Otsikko").fill("Syystili");
  await dialog.getByLabelText("Tili", { exact: true }).selectOptions("Premium");
  await dialog.getByLabelText("Hinta (€)").fill("60");
  await dialog.getByLabelText("Kuvaukset").fill("Vain kesäksi\nHalvalla");
  const preview = dialog.getByRole("region", { name: "Esikatselu" });
  await expect.element(preview.getByRole("heading", { name: "Syystili" })).toBeVisible();
  await expect.element(preview.getByText("Halvalla")).toBeVisible();
  expectNoHorizontalScroll();
  answerCall(listAdvertisements, { advertisements: [sampleAdvertisement(), created] });
  await submit("Luo");
  await expectBanner("success", "Mainos on lisätty.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({
    title: "Syystili",
    accountPlan: "premium",
    price: 6000,
    descriptions: ["Vain kesäksi", "Halvalla"],
    priceTag: "vuodessa",
  });
  await expect.element(screen.getByRole("heading", { name: "Syystili" })).toBeVisible();
});

test("a card without a price of its own previews that of its plan, and its picture as it is stored", async () => {
  const edited = sampleAdvertisement({ accountPlan: "basic", price: null, ...samplePicture });
  const sent = answerCall(updateAdvertisement, { advertisement: edited, message: "Mainos on tallennettu." });
  const { dialog, press, submit } = await openPlans(
    sampleAdvertisement({ accountPlan: "basic", ...samplePicture }),
  );
  await press("Muokkaa mainosta: Kesätili");
  const preview = dialog.getByRole("region", { name: "Esikatselu" });
  await expect.element(preview.getByText(/^60,00\s€$/)).toBeVisible();
  await expect.element(preview.getByText(/^Tilin vuosimaksu 150,60\s€$/)).toBeVisible();
  expect(preview.element().querySelector("img")?.src).toBe(samplePicture.image);
  await dialog.getByLabelText("Hinta (€)").fill("");
  await expect.element(preview.getByText(/^150,60\s€$/)).toBeVisible();
  await expect.element(preview.getByText("Tilin vuosimaksu")).not.toBeInTheDocument();
  await submit("Tallenna");
  await expectBanner("success", "Mainos on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ price: null });
  expect(sent[0]?.body).not.toHaveProperty("image");
});

test("a price that is none is an error of its field", async () => {
  const sent = answerCall(updateAdvertisement, { advertisement: sampleAdvertisement(), message: "" });
  const { dialog, press, submit } = await openPlans();
  await press("Muokkaa mainosta: Kesätili");
  await dialog.getByLabelText("Hinta (€)").fill("halpa");
  await submit("Tallenna");
  await expect.element(dialog.getByLabelText("Hinta (€)")).toBeInvalid();
  await expect.element(dialog.getByText("Anna hinta euroina, esimerkiksi 65,00.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a subscription card needs a title, whose field gets the focus", async () => {
  const sent = answerCall(createAdvertisement, { advertisement: sampleAdvertisement(), message: "" });
  const { dialog, press, submit } = await openPlans();
  await press("Luo mainos");
  await submit("Luo");
  await expect.element(dialog.getByLabelText("Otsikko")).toBeInvalid();
  await expect.element(dialog.getByLabelText("Otsikko")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("a subscription card is edited", async () => {
  const discountInfo = "Ensimmäinen kesä −50 %";
  const edited = sampleAdvertisement({ discountInfo });
  const sent = answerCall(updateAdvertisement, { advertisement: edited, message: "Mainos on tallennettu." });
  const { screen, dialog, press, submit } = await openPlans();
  await press("Muokkaa mainosta: Kesätili");
  await dialog.getByLabelText("Alennustieto").fill(discountInfo);
  answerCall(listAdvertisements, { advertisements: [edited] });
  await submit("Tallenna");
  await expectBanner("success", "Mainos on tallennettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText(discountInfo)).toBeVisible();
  expectNoHorizontalScroll();
  const { updatedAt } = sampleAdvertisement();
  expect(sent[0]?.body).toMatchObject({ title: "Kesätili", discountInfo, updatedAt });
});

test("a subscription card is deleted after ten seconds", async () => {
  const advertisement = sampleAdvertisement();
  const sent = answerCall(deleteAdvertisement, { advertisement, message: "Mainos on poistettu." });
  const { screen, card, confirmDeletion } = await openPlans();
  const letTenSecondsPass = holdDeletions();
  await confirmDeletion("Poista mainos: Kesätili");
  await expect.element(screen.getByText("Poistetaan: mainos Kesätili")).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expectNoHorizontalScroll();
  expect(sent).toEqual([]);
  answerCall(listAdvertisements, { advertisements: [] });
  await letTenSecondsPass();
  await expectBanner("success", "Mainos on poistettu.");
  expect(sent).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Kumoa" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Mainoksia ei ole.")).toBeVisible();
});

test("deleting a subscription card can be undone within ten seconds, with the keyboard alone", async () => {
  const sent = answerCall(deleteAdvertisement, { advertisement: sampleAdvertisement(), message: "" });
  const { screen, dialog, card } = await openPlans();
  screen.getByRole("button", { name: "Poista mainos: Kesätili" }).element().focus();
  const letTenSecondsPass = holdDeletions();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
  dialog.getByRole("button", { name: "Poista" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Kumoa" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await letTenSecondsPass();
  await screen.unmount();
  expect(sent).toEqual([]);
});

test("an admin changes the price of a plan", { tags: "s1-17" }, async () => {
  const edited = samplePlan({ price: 17_000 });
  const sent = answerCall(updatePlan, { account: edited, message: "Tili on tallennettu." });
  const { dialog, plan, press, submit } = await openPlans();
  await press("Muokkaa tiliä: Basic");
  await dialog.getByLabelText(priceLabel).fill("170,00");
  answerCall(listPlans, { accounts: [edited] });
  await submit("Tallenna");
  await expectBanner("success", "Tili on tallennettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(plan).toMatchTextContent("170,00");
  expect(sent[0]?.body).toMatchObject({ price: 17_000, updatedAt: samplePlan().updatedAt });
});

test("a plan that sellers use reappears when its deletion is rejected", async () => {
  const message = "Tili on käytössä 12 myyjällä, joten sitä ei voi poistaa.";
  rejectCall(deletePlan, new AppError("inUse", { message }));
  const { plan, confirmDeletion } = await openPlans();
  const letTenSecondsPass = holdDeletions();
  await confirmDeletion("Poista tili: Basic");
  await expect.element(plan).not.toBeInTheDocument();
  await letTenSecondsPass();
  await expectBanner("danger", message);
  await expect.element(plan).toBeVisible();
});

test("there is one plan of each name", async () => {
  const message = "Samanniminen on jo olemassa. Valitse toinen nimi.";
  rejectCall(createPlan, new AppError("alreadyExists"));
  const { dialog, press, submit } = await openPlans();
  await press("Luo tili");
  await dialog.getByLabelText("Tilin nimi").selectOptions("Basic");
  await dialog.getByLabelText(priceLabel).fill("100");
  await submit("Luo");
  await expectBanner("danger", message);
  await expect.element(dialog.getByLabelText(priceLabel)).toHaveValue("100");
});

test("§4 the draft of a new card is restored after Back, and discarded by Cancel", async () => {
  const { screen, dialog, press, submit } = await openPlans();
  const restored = dialog.getByText("Lomakkeessa on aiemmin kirjoittamiasi muutoksia");
  await press("Luo mainos");
  await dialog.getByLabelText("Otsikko").fill("Syystili");
  await screen.router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Luo mainos");
  await expect.element(dialog.getByLabelText("Otsikko")).toHaveValue("Syystili");
  await expect.element(restored).toBeVisible();
  await submit("Peruuta");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Luo tili");
  await expect.element(dialog.getByLabelText(priceLabel)).toHaveValue("");
  await submit("Peruuta");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Luo mainos");
  await expect.element(dialog.getByLabelText("Otsikko")).toHaveValue("");
  await expect.element(restored).not.toBeInTheDocument();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    const { dialog, press } = await openPlans();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await press("Luo mainos");
    await expect.element(dialog.getByLabelText("Otsikko")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
