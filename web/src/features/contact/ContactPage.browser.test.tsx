import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { sampleContact } from "../../testing/samples/sample-contacts.ts";
import * as route from "./route.tsx";

type Screen = Awaited<ReturnType<typeof renderRoute>>;

const submit = (screen: Screen) => screen.getByRole("button", { name: "Lähetä viesti" });
const thanks = "Kiitos viestistäsi! Lähetimme sinulle sähköpostiin linkin keskusteluun.";

async function renderFilledForm() {
  const screen = await renderRoute(route, "/asiakaspalvelu");
  await screen.getByLabelText("Nimi").fill("Tuula Rantakoivu");
  await screen.getByLabelText("Sähköposti").fill("tuula@posti.example");
  await screen.getByLabelText("Aihe").selectOptions("Palaute");
  await screen.getByLabelText("Viesti").fill("Hyvät puut, kiitos!");
  return screen;
}

test("§5 every field is required, and the first gets the focus", { tags: "s5-49" }, async () => {
  const sent = answerCall(createContact, { contact: sampleContact(), message: thanks });
  const screen = await renderRoute(route, "/asiakaspalvelu");
  await submit(screen).click();
  for (const label of ["Nimi", "Sähköposti", "Aihe", "Viesti"])
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(/Vaadittu kenttä$/);
  await expect.element(screen.getByLabelText("Nimi")).toHaveFocus();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
});

test("§5 the e-mail address must be one", async () => {
  const sent = answerCall(createContact, { contact: sampleContact(), message: thanks });
  const screen = await renderFilledForm();
  const email = screen.getByLabelText("Sähköposti");
  await email.fill("tuula");
  await submit(screen).click();
  await expect.element(email).toHaveAccessibleDescription(/Sähköposti on väärää formaattia\.$/);
  await expect.element(email).toHaveFocus();
  expect(sent).toEqual([]);
});

test("§5 what is typed is there when the page is opened again", async () => {
  const first = await renderFilledForm();
  await first.unmount();
  const screen = await renderRoute(route, "/asiakaspalvelu");
  await expect.element(screen.getByLabelText("Nimi")).toHaveValue("Tuula Rantakoivu");
  await expect.element(screen.getByLabelText("Viesti")).toHaveValue("Hyvät puut, kiitos!");
});

test("§2 a sent message is confirmed, not stored on the device, and another can be written", {
  tags: "s2-contact-1",
}, async () => {
  const sent = answerCall(createContact, { contact: sampleContact(), message: thanks });
  const screen = await renderFilledForm();
  await userEvent.click(submit(screen));
  const heading = screen.getByRole("heading", { level: 1, name: "Viesti on lähetetty" });
  await expect.element(heading).toHaveFocus();
  await expect.element(screen.getByText(thanks)).toBeVisible();
  await expect.element(screen.getByText("tuula@posti.example")).toBeVisible();
  await expectNoAxeViolations();
  expect(sent[0]?.body).toEqual({
    name: "Tuula Rantakoivu",
    email: "tuula@posti.example",
    subject: "palaute",
    message: "Hyvät puut, kiitos!",
  });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain("Tuula");
  await screen.getByRole("button", { name: "Kirjoita uusi viesti" }).click();
  await expect.element(screen.getByLabelText("Viesti")).toHaveValue("");
  await expect.element(screen.getByLabelText("Nimi")).toHaveValue("");
});

test("§8 offline the typed text stays in the form", async () => {
  failCall(createContact);
  const screen = await renderFilledForm();
  await submit(screen).click();
  await expect.poll(() => store.get(bannerAtom)?.text).toBe("Virhe palvelimella!");
  await expect.element(screen.getByLabelText("Viesti")).toHaveValue("Hyvät puut, kiitos!");
});

test("§8 shows the server's error at its field", async () => {
  const fields = { email: "Sähköposti on väärää formaattia." };
  rejectCall(createContact, new AppError("invalid", { fields }));
  const screen = await renderFilledForm();
  await submit(screen).click();
  await expect
    .element(screen.getByLabelText("Sähköposti"))
    .toHaveAccessibleDescription(/Sähköposti on väärää formaattia\.$/);
});
