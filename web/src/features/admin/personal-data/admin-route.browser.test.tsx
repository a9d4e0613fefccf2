import {
  erasePersonalData,
  exportPersonalData,
  searchPersonalData,
} from "@halkopiha/domain/contract/admin/personal-data.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { FoundKind } from "@halkopiha/domain/personal-data/found-data.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, answerFile, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const contact = "aino.ahonala@posti.example";
const at = "2026-11-20T10:00:00.000Z";

const orders: FoundKind = {
  kind: "orders",
  label: "Tilaukset",
  items: [
    { id: "avoin", title: "HP-261121-7QK2X", createdAt: at, obstacle: "open" },
    { id: "vanha", title: "HP-260121-7QK2Y", createdAt: at, obstacle: null },
  ],
  isMore: false,
};
const mails: FoundKind = {
  kind: "mail",
  label: "Lähetetyt viestit",
  items: [{ id: "viesti", title: "Tilausvahvistus", createdAt: at, obstacle: null }],
  isMore: true,
};

async function openPage() {
  logInAs(sampleAdmin());
  const screen = await renderRoute(route, "/admin/henkilotiedot");
  await expect.element(screen.getByLabelText("Sähköposti tai puhelinnumero")).toBeVisible();
  return screen;
}

async function search(kinds: FoundKind[]) {
  const screen = await openPage();
  const sent = answerCall(searchPersonalData, { kinds });
  await screen.getByLabelText("Sähköposti tai puhelinnumero").fill(contact);
  await screen.getByRole("button", { name: "Hae tiedot" }).click();
  return { screen, sent };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin finds a person, forgets them and reads what stays and why`, async () => {
    await setSize(size);
    const { screen, sent } = await search([orders, mails]);
    await expect.element(screen.getByRole("heading", { name: "Tilaukset (2)" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Lähetetyt viestit (yli 1)" })).toBeVisible();
    expect(sent).toMatchObject([{ url: { search: "" }, body: { contact } }]);
    expect(location.href).not.toContain("aino");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("button", { name: "Anonymisoi" }).click();
    const dialog = screen.getByRole("dialog", { name: "Anonymisoidaanko tiedot?" });
    await expect.element(dialog.getByText(/kirjanpitolaki: laskut ja maksut/)).toBeVisible();
    await expectNoAxeViolations();
    const erased = answerCall(erasePersonalData, {
      erased: 7,
      kept: [{ label: "Tilaukset", obstacle: "open", count: 1 }],
    });
    answerCall(searchPersonalData, { kinds: [] });
    await dialog.getByRole("button", { name: "Anonymisoi" }).click();
    const result = screen.getByRole("dialog", { name: "Anonymisointi" });
    await expect.element(result.getByText("Poistettu tai anonymisoitu: 7.")).toBeVisible();
    await expect
      .element(result.getByText("Tilaukset: 1, kesken, joten tietoja tarvitaan vielä", { exact: true }))
      .toBeVisible();
    expect(erased).toMatchObject([{ body: { contact } }]);
    await expectNoAxeViolations();
    await result.getByText("Sulje", { exact: true }).click();
    await expect.element(screen.getByText("Tällä osoitteella tai numerolla ei ole tietoja.")).toBeVisible();
  });
}

test("an erasure that fails says that it can be done again", async () => {
  const { screen } = await search([orders]);
  await screen.getByRole("button", { name: "Anonymisoi" }).click();
  rejectCall(erasePersonalData, new AppError("fault"));
  await screen.getByRole("dialog").getByRole("button", { name: "Anonymisoi" }).click();
  await expect.element(screen.getByText("Anonymisointi keskeytyi. Sen voi tehdä uudelleen.")).toBeVisible();
});

test("what is neither an address nor a number is told at the field", async () => {
  const screen = await openPage();
  const message = "Anna sähköpostiosoite tai puhelinnumero.";
  rejectCall(searchPersonalData, new AppError("invalid", { fields: { contact: message } }));
  await screen.getByRole("button", { name: "Hae tiedot" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

test("without a connection nothing is searched, exported or erased", async () => {
  const { screen } = await search([orders]);
  await expect.element(screen.getByRole("button", { name: "Vie tiedot (JSON)" })).toBeVisible();
  goOffline();
  for (const name of ["Hae tiedot", "Vie tiedot (JSON)", "Anonymisoi"])
    await expect.element(screen.getByRole("button", { name })).toBeDisabled();
});

test("an admin saves a copy for the person", async () => {
  const { screen } = await search([orders]);
  const sent = answerFile(exportPersonalData, "{}");
  await screen.getByRole("button", { name: "Vie tiedot (JSON)" }).click();
  await expect.poll(() => sent).toMatchObject([{ body: { contact } }]);
});
