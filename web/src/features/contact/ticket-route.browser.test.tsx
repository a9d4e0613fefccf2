import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { openTicket, replyToTicket } from "@halkopiha/domain/contract/contacts.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleTicket } from "../../testing/samples/sample-contacts.ts";
import * as form from "./route.tsx";
import * as route from "./ticket-route.tsx";

const renderTicket = (address = "viesti#t=koodi") =>
  renderRoutes(
    [
      { path: "/asiakaspalvelu", ...form },
      { path: "/asiakaspalvelu/:id", HydrateFallback: () => null, ...route },
    ],
    `/asiakaspalvelu/${address}`,
  );

const answer = {
  text: "Ole hyvä, Tuula!",
  author: "Ylva Pitkospuu",
  createdAt: "2026-03-03T08:00:00.000Z",
};
const answered = sampleTicket({
  status: "in progress",
  admin: answer.author,
  messages: [...sampleTicket().messages, answer],
  updatedAt: answer.createdAt,
});

test("§2 a conversation shows its state, who wrote what and when", async () => {
  const opened = answerCall(openTicket, { ticket: answered });
  const screen = await renderTicket();
  await expect.element(screen.getByText("Käsittelyssä")).toBeVisible();
  const messages = screen.getByRole("list", { name: "Viestit" }).getByRole("listitem");
  await expect
    .poll(() => messages.nth(0).element().textContent)
    .toMatch(/^Tuula RantakoivuSinäHyvät puut, kiitos!2\.3\.2026 klo\s\d+\.\d\d$/);
  await expect
    .poll(() => messages.nth(1).element().textContent)
    .toMatch(/^Ylva PitkospuuHalkopihan asiakaspalveluOle hyvä, Tuula!/);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(opened).toMatchObject([{ url: { search: "" }, body: { token: "koodi" } }]);
  await expectNoAxeViolations();
});

test("§5 an answer needs a text, and empties its field when it is sent", async () => {
  answerCall(openTicket, { ticket: answered });
  const text = "Tilaan ensi vuonnakin.";
  const reply = { text, author: "Tuula Rantakoivu", createdAt: "2026-03-04T08:00:00.000Z" };
  const sent = answerCall(replyToTicket, {
    ticket: { ...answered, messages: [...answered.messages, reply], updatedAt: reply.createdAt },
  });
  const screen = await renderTicket();
  const field = screen.getByLabelText("Kirjoita vastaus");
  const submit = screen.getByRole("button", { name: "Lähetä vastaus" });
  await submit.click();
  await expect.element(field).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
  await field.fill(text);
  await submit.click();
  await expect.element(screen.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect.element(field).toHaveValue("");
  expect(sent[0]?.body).toEqual({ message: text, name: "Tuula Rantakoivu", token: "koodi" });
});

test("§4 a resolved conversation has no form for an answer", async () => {
  answerCall(openTicket, { ticket: sampleTicket({ status: "resolved" }) });
  const screen = await renderTicket();
  await expect.element(screen.getByText(/^Tämä asia on ratkaistu/)).toBeVisible();
  await expect.element(screen.getByText("Ratkaistu", { exact: true })).toBeVisible();
  expect(screen.getByRole("form", { name: "Vastaus" }).elements()).toEqual([]);
  await expectNoAxeViolations();
});

for (const address of ["viesti#t=vaara", "viesti", "ei-ole#t=x"]) {
  test(`§8 an invalid or expired link leads to the form, and the banner says why: ${address}`, {
    tags: ["s7-note-37", "s8-21"],
  }, async () => {
    const message = "Linkki on virheellinen tai vanhentunut.";
    rejectCall(openTicket, new AppError("linkInvalid"));
    const screen = await renderTicket(address);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Asiakaspalvelu" })).toBeVisible();
    const { pathname, search, hash } = screen.router.state.location;
    expect([pathname, search, hash]).toEqual(["/asiakaspalvelu", "", ""]);
    expect(store.get(bannerAtom)).toEqual({ colour: "danger", text: message });
  });
}

test("§8 a conversation that gets no response can be loaded again", async () => {
  failCall(openTicket);
  const screen = await renderTicket();
  await expect.element(screen.getByText("Keskustelua ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
  answerCall(openTicket, { ticket: sampleTicket() });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Hyvät puut, kiitos!")).toBeVisible();
});
