import { advanceContact, readContact, respondToContact } from "@halkopiha/domain/contract/contacts.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleContact } from "../../../testing/samples/sample-contacts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

async function openContact(contact = sampleContact()) {
  logInAs(sampleAdmin());
  answerCall(readContact, { contact });
  const routes = [{ path: "/admin/yhteydenotot/:id", HydrateFallback: () => null, ...route }];
  const screen = await renderRoutes(routes, `/admin/yhteydenotot/${contact._id}`);
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("Hallinta Yhteydenotto");
  return { screen, form: screen.getByRole("form", { name: "Vastaus" }) };
}

test("§5 an answer needs a text", async () => {
  const sent = answerCall(respondToContact, { contact: sampleContact() });
  const { form } = await openContact();
  await form.getByRole("button", { name: "Lähetä vastaus" }).click();
  const field = form.getByLabelText("Kirjoita vastaus");
  await expect.element(field).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test("§2, §4 an answer joins the messages and takes the contact into work", async () => {
  const contact = sampleContact();
  const answer = {
    text: "Saa, koko Pirkanmaalle.",
    author: "Yrjö Ylläpito",
    createdAt: "2026-11-02T11:00:00.000Z",
  };
  const updatedAt = answer.createdAt;
  const sent = answerCall(respondToContact, {
    contact: { ...contact, messages: [...contact.messages, answer], status: "in progress", updatedAt },
  });
  const { screen, form } = await openContact(contact);
  const messages = screen.getByRole("list", { name: "Viestit" });
  await expect.element(messages).toMatchTextContent("Saako klapit perille?");
  await form.getByLabelText("Kirjoita vastaus").fill(answer.text);
  await form.getByRole("button", { name: "Lähetä vastaus" }).click();
  await expectBanner("success", "Vastaus on lähetetty.");
  await expect.element(messages).toMatchTextContent("Saa, koko Pirkanmaalle.");
  await expect.element(screen.getByText("Käsittelyssä")).toBeVisible();
  await expect.element(form.getByLabelText("Kirjoita vastaus")).toHaveValue("");
  expect(sent[0]?.body).toEqual({ message: answer.text });
});

test("§4 nobody can answer a contact once it is resolved", async () => {
  const resolved = sampleContact({ status: "resolved", updatedAt: "2026-11-02T12:00:00.000Z" });
  answerCall(advanceContact, { contact: resolved });
  const { screen, form } = await openContact(sampleContact({ status: "in progress" }));
  await screen.getByRole("button", { name: "Merkitse ratkaistuksi" }).click();
  await expect
    .element(screen.getByText(/^Yhteydenotto on ratkaistu, eikä siihen voi enää vastata\./))
    .toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Avaa uudelleen" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Takaisin" })).toHaveAttribute("href", "/admin/");
});

test("a half-written answer survives a reload, and is gone once it is sent", async () => {
  const contact = sampleContact({ status: "in progress" });
  const { screen, form } = await openContact(contact);
  await form.getByLabelText("Kirjoita vastaus").fill("Saa, koko Pir");
  await screen.unmount();
  answerCall(respondToContact, { contact });
  const reloaded = await openContact(contact);
  const field = reloaded.form.getByLabelText("Kirjoita vastaus");
  await expect.element(field).toHaveValue("Saa, koko Pir");
  await reloaded.form.getByRole("button", { name: "Lähetä vastaus" }).click();
  await expectBanner("success", "Vastaus on lähetetty.");
  await expect.element(field).toHaveValue("");
  expect(localStorage.getItem("halkopiha.session.reply-drafts")).toBeNull();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    const { form } = await openContact();
    await expect.element(form).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
