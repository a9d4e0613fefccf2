import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { advanceContact, listContacts } from "@halkopiha/domain/contract/contacts.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, answerEachCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { renderInApp, renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleContact } from "../../../testing/samples/sample-contacts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import { Contacts } from "./Contacts.tsx";

async function renderContacts() {
  logInAs(sampleAdmin());
  const screen = await renderInApp(<Contacts onChanged={() => undefined} />);
  const row = screen.getByRole("row").filter({ hasText: "Aino Ahonala" });
  await expect.element(row).toBeVisible();
  return { screen, row };
}

test("§4 the icon of a contact takes it into work, then resolves it", {
  tags: ["s2-admin-6", "s4-12", "s4-13"],
}, async () => {
  answerCall(listContacts, { contacts: [sampleContact()] });
  const { row } = await renderContacts();
  await expect.element(row).toMatchTextContent("Vastaanotettu");
  const taken = sampleContact({ status: "in progress", updatedAt: "2026-11-02T12:00:00.000Z" });
  const resolved = sampleContact({ status: "resolved" });
  const first = answerCall(advanceContact, { contact: taken });
  await row.getByRole("button", { name: "Ota käsittelyyn: Aino Ahonala" }).click();
  await expectBanner("success", "Aino Ahonala: Käsittelyssä");
  await expect.element(row).toMatchTextContent("Käsittelyssä");
  expect(first[0]?.body).toEqual({ status: "in progress", updatedAt: sampleContact().updatedAt });
  const second = answerCall(advanceContact, { contact: resolved });
  await row.getByRole("button", { name: "Merkitse ratkaistuksi: Aino Ahonala" }).click();
  await expect.element(row).toMatchTextContent("Ratkaistu");
  expect(second[0]?.body).toEqual({ status: "resolved", updatedAt: taken.updatedAt });
});

test("a resolved contact is opened again by 'Kumoa', or later by its button", async () => {
  answerCall(listContacts, { contacts: [sampleContact({ status: "in progress" })] });
  const { row } = await renderContacts();
  const resolved = sampleContact({ status: "resolved", updatedAt: "2026-11-02T12:00:00.000Z" });
  answerCall(advanceContact, { contact: resolved });
  await row.getByRole("button", { name: "Merkitse ratkaistuksi: Aino Ahonala" }).click();
  await expect.element(row).toMatchTextContent("Ratkaistu");
  await expect.element(row.getByRole("button", { name: "Avaa uudelleen: Aino Ahonala" })).toBeVisible();
  const sent = answerCall(advanceContact, { contact: sampleContact({ status: "in progress" }) });
  const action = store.get(bannerAtom)?.action;
  if (action && "onPress" in action) action.onPress();
  expect(action?.label).toBe("Kumoa");
  await expect.element(row).toMatchTextContent("Käsittelyssä");
  expect(sent[0]?.body).toEqual({ status: "in progress", updatedAt: resolved.updatedAt });
});

test("taking a contact into work is undone by 'Kumoa', too", async () => {
  answerCall(listContacts, { contacts: [sampleContact()] });
  const { row } = await renderContacts();
  answerCall(advanceContact, { contact: sampleContact({ status: "in progress" }) });
  await row.getByRole("button", { name: "Ota käsittelyyn: Aino Ahonala" }).click();
  await expect.element(row).toMatchTextContent("Käsittelyssä");
  const sent = answerCall(advanceContact, { contact: sampleContact() });
  const action = store.get(bannerAtom)?.action;
  if (action && "onPress" in action) action.onPress();
  await expect.element(row).toMatchTextContent("Vastaanotettu");
  expect(sent[0]?.body).toMatchObject({ status: "recieved" });
});

test("the status of the listed contacts is in the address, so that Back and a reload find it again", async () => {
  logInAs(sampleAdmin());
  const sent = answerCall(listContacts, { contacts: [sampleContact({ status: "resolved" })] });
  const page = { Component: () => <Contacts onChanged={() => undefined} /> };
  const screen = await renderRoute(page, "/admin/?yhteydenotot=resolved");
  const status = screen.getByLabelText("Yhteydenottojen tila");
  await expect.element(status).toHaveValue("resolved");
  expect(sent[0]?.url.searchParams.get("status")).toBe("resolved");
  await status.selectOptions("Kaikki");
  await expect.poll(() => screen.router.state.location.search).toBe("?yhteydenotot=kaikki");
  await status.selectOptions("Avoimet");
  await expect.poll(() => screen.router.state.location.search).toBe("");
  await screen.router.navigate(-2);
  await expect.element(status).toHaveValue("resolved");
});

test("open contacts are listed first", async () => {
  const sent = answerCall(listContacts, { contacts: [sampleContact()] });
  const { screen } = await renderContacts();
  expect(sent[0]?.url.searchParams.get("status")).toBe("open");
  await screen.getByLabelText("Yhteydenottojen tila").selectOptions("Kaikki");
  await expect.poll(() => sent.at(-1)?.url.searchParams.get("status")).toBeNull();
});

test("§4 the icon of a contact works with the keyboard, and keeps the focus", async () => {
  answerCall(listContacts, { contacts: [sampleContact()] });
  answerCall(advanceContact, { contact: sampleContact({ status: "in progress" }) });
  const { row } = await renderContacts();
  row.getByRole("button").element().focus();
  await userEvent.keyboard("{Enter}");
  const next = row.getByRole("button", { name: "Merkitse ratkaistuksi: Aino Ahonala" });
  await expect.element(next).toHaveFocus();
});

test("§2 contacts are filtered by status, and a status without contacts says so", async () => {
  answerEachCall(listContacts, ({ url }) => ({
    contacts: url.searchParams.get("status") === "resolved" ? [] : [sampleContact()],
  }));
  const { screen, row } = await renderContacts();
  await screen.getByLabelText("Yhteydenottojen tila").selectOptions("Ratkaistu");
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(screen.getByText("Tässä tilassa ei ole yhteydenottoja.")).toBeVisible();
  await screen.getByLabelText("Yhteydenottojen tila").selectOptions("Vastaanotettu");
  await expect.element(row).toBeVisible();
});

test("a contact links to its conversation", async () => {
  answerCall(listContacts, { contacts: [sampleContact()] });
  const { row } = await renderContacts();
  const link = row.getByRole("link", { name: "Aino Ahonala" });
  await expect.element(link).toHaveAttribute("href", "/admin/yhteydenotot/klapit");
});

test("§4 a contact whose status another admin has changed meanwhile is loaded again", async () => {
  answerCall(listContacts, { contacts: [sampleContact()] });
  const { row } = await renderContacts();
  answerCall(listContacts, { contacts: [sampleContact({ status: "resolved" })] });
  const message = "Yhteydenoton tila on jo muuttunut.";
  rejectCall(advanceContact, new AppError("ticketMovedOn"));
  await row.getByRole("button", { name: "Ota käsittelyyn" }).click();
  await expectBanner("danger", message);
  await expect.element(row).toMatchTextContent("Ratkaistu");
});
