import { listMessages, resendFailed, resendMessage } from "@halkopiha/domain/contract/admin/messages.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, answerEachCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { ErrorText } from "../../../testing/ErrorText.tsx";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleMessage } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const path = "/admin/viestit";
const routes = [{ path, HydrateFallback: () => null, ErrorBoundary: ErrorText, ...route }];

async function openMessages(query = "") {
  logInAs(sampleRoot());
  const screen = await renderRoutes(routes, `${path}${query}`);
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("Hallinta Viestit");
  return screen;
}

const keptSms = () =>
  sampleMessage({
    ...{ _id: "contract-x", channel: "sms", topic: "account", subject: null, to: "+358500000123" },
    ...{ state: "kept", attempts: 0, lastError: undefined },
  });
const waiting = () =>
  sampleMessage({ _id: "waiting", state: "queued", attempts: 2, lastError: "ESOCKET", canResend: false });

test("root sees each message with its state, tries and the reason of a failure", async () => {
  answerCall(listMessages, { messages: [sampleMessage(), keptSms(), waiting()] });
  const screen = await openMessages();
  const failed = screen.getByRole("row").nth(1);
  for (const text of [
    "Tilausvahvistus 20261102-1",
    "Sähköposti, tilaus",
    "aino.ahonala@posti.example",
    "Epäonnistui",
    "Vastaanottajan palvelin ei hyväksy osoitetta.",
    "6 yritystä",
  ])
    await expect.element(failed).toMatchTextContent(text);
  await expect
    .element(screen.getByRole("row").nth(2))
    .toMatchTextContent("Tekstiviestipalvelua ei ole asetettu.");
  const queued = screen.getByRole("row").nth(3);
  await expect.element(queued).toMatchTextContent("Palvelimeen ei saatu yhteyttä. Seuraava yritys 3.11.2026");
  await expect.element(queued.getByRole("button")).not.toBeInTheDocument();
});

test("a message is sent again, and is then in the queue", async () => {
  answerCall(listMessages, { messages: [sampleMessage()] });
  const screen = await openMessages();
  const queued = sampleMessage({ state: "queued", attempts: 0, lastError: undefined, canResend: false });
  const sent = answerCall(resendMessage, { message: queued });
  const button = screen.getByRole("button", { name: /^Lähetä uudelleen: Tilausvahvistus/ });
  await button.click();
  await expect.element(screen.getByRole("row").nth(1)).toMatchTextContent("Jonossa");
  await expect.element(button).not.toBeInTheDocument();
  expect(sent[0]?.url.pathname).toContain("order-x-confirmation");
});

test("a message that cannot be queued stays as it was", async () => {
  answerCall(listMessages, { messages: [sampleMessage()] });
  const screen = await openMessages();
  const sent = rejectCall(resendMessage, new AppError("notResendable"));
  const button = screen.getByRole("button", { name: /^Lähetä uudelleen: Tilausvahvistus/ });
  await button.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(button).not.toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByRole("row").nth(1)).toMatchTextContent("Epäonnistui");
});

test("all that failed are sent again after a question, part by part", async () => {
  answerCall(listMessages, { messages: [sampleMessage()] });
  const screen = await openMessages();
  await screen.getByRole("button", { name: "Lähetä kaikki epäonnistuneet uudelleen" }).click();
  await expect.element(screen.getByRole("dialog")).toMatchTextContent("Lähetystä ei voi perua");
  const sent = answerEachCall(resendFailed, ({ body }) =>
    JSON.stringify(body).includes("rest") ? { resent: 3 } : { resent: 50, nextCursor: "rest" },
  );
  await screen.getByRole("button", { name: "Lähetä kaikki", exact: true }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{}, { cursor: "rest" }]);
});

test("the list is narrowed by state, channel and recipient, who is not in the URL", async () => {
  const sent = answerCall(listMessages, { messages: [sampleMessage()] });
  const screen = await openMessages();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tila" }), "Epäonnistuneet");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tapa" }), "Sähköposti");
  await screen.getByRole("searchbox", { name: "Vastaanottaja" }).fill("aino.ahonala@posti.example");
  await screen.getByRole("button", { name: "Hae", exact: true }).click();
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ state: "failed", channel: "mail", to: "aino.ahonala@posti.example" });
  const { search } = screen.router.state.location;
  expect(search).toMatch(/^\?tila=epaonnistuneet&tapa=sahkoposti&haku=\w+$/);
});

test("earlier messages are loaded below the later ones, with the same filter", async () => {
  answerCall(listMessages, { messages: [sampleMessage()], nextCursor: "cursor" });
  const screen = await openMessages("?tila=epaonnistuneet");
  const sent = answerCall(listMessages, { messages: [keptSms()] });
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("2 viestiä näkyvissä")).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ cursor: "cursor", state: "failed" });
});

test.each([
  ["", "Viestejä ei ole."],
  ["?tila=jonossa", "Rajauksella ei löytynyt viestejä."],
])("a list without messages says so: %s", async (query, text) => {
  answerCall(listMessages, { messages: [] });
  const screen = await openMessages(query);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("other admins see no messages", async () => {
  const sent = answerCall(listMessages, { messages: [] });
  logInAs(sampleAdmin());
  const screen = await renderRoutes(routes, path);
  const text = "403: Tämän sivun näkee vain pääkäyttäjä.";
  await expect.element(screen.getByRole("heading", { level: 1, name: text })).toBeVisible();
  expect(sent).toEqual([]);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerCall(listMessages, { messages: [sampleMessage(), keptSms(), waiting()] });
    await openMessages();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
