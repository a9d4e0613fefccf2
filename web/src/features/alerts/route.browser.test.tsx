import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { confirmAlert, endAlerts, readAlerts } from "@halkopiha/domain/contract/shop/alerts.ts";
import { beforeEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, holdCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall, goOffline } from "../../testing/calls/connection.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import * as route from "./route.tsx";

type Screen = Awaited<ReturnType<typeof renderRoute>>;

const token = "a".repeat(22);
const confirming = `/hakuvahti#vahvista=${token}`;
const ending = `/hakuvahti#lopeta=abc~${"b".repeat(43)}`;
const heading = (screen: Screen, name: string) => screen.getByRole("heading", { level: 1, name });
const press = (screen: Screen, name: string) => screen.getByRole("button", { name }).click();

const description = "Polttopuut, koivu, Tampere";
const linked = (isConfirmed: boolean) => ({
  alerts: [{ description, isConfirmed }],
  unsubscribeToken: `abc~${"b".repeat(43)}`,
});

beforeEach(() => void answerCall(readAlerts, linked(false)));

test("the link of an alert that is on says so and what for, and offers to end it", async () => {
  answerCall(readAlerts, linked(true));
  const sent = answerCall(endAlerts, { message: "Hakuvahdit on lopetettu." });
  const screen = await renderRoute(route, confirming);
  await expect.element(heading(screen, "Hakuvahti on päällä")).toBeVisible();
  await expect.element(screen.getByText(description)).toBeVisible();
  await expectNoAxeViolations();
  await press(screen, "Lopeta hakuvahti");
  await expect.element(heading(screen, "Hakuvahti on lopetettu")).toHaveFocus();
  expect(sent).toMatchObject([{ url: { search: "" }, body: { token: `abc~${"b".repeat(43)}` } }]);
});

test.each([confirming, ending])("the link %s of an alert that has ended says so", async (address) => {
  answerCall(readAlerts, { alerts: [], unsubscribeToken: null });
  const screen = await renderRoute(route, address);
  await expect.element(heading(screen, "Hakuvahti on päättynyt")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Hakuun" })).toHaveAttribute("href", "/haku");
  await expectNoAxeViolations();
});

test("a link works without what its alert waits for", async () => {
  failCall(readAlerts);
  answerCall(confirmAlert, { message: "Hakuvahti on päällä." });
  const screen = await renderRoute(route, confirming);
  await press(screen, "Vahvista hakuvahti");
  await expect.element(heading(screen, "Hakuvahti on päällä")).toHaveFocus();
});

test("the link confirms nothing until its button is pressed", async () => {
  const sent = answerCall(confirmAlert, { message: "Hakuvahti on päällä." });
  const screen = await renderRoute(route, confirming);
  await expect.element(heading(screen, "Vahvista hakuvahti")).toBeVisible();
  await expect.element(screen.getByText(description)).toBeVisible();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await press(screen, "Vahvista hakuvahti");
  await expect.element(heading(screen, "Hakuvahti on päällä")).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ token }]);
  await expectNoAxeViolations();
});

test("one press ends the alerts of a link", async () => {
  const sent = answerCall(endAlerts, { message: "Hakuvahdit on lopetettu." });
  const screen = await renderRoute(route, ending);
  await expect.element(screen.getByText(description)).toBeVisible();
  await expectNoAxeViolations();
  await press(screen, "Lopeta hakuvahti");
  await expect.element(heading(screen, "Hakuvahti on lopetettu")).toHaveFocus();
  expect(sent).toMatchObject([{ url: { search: "" }, body: { token: `abc~${"b".repeat(43)}` } }]);
});

test("a press shows that it is pending", async () => {
  answerCall(confirmAlert, { message: "Hakuvahti on päällä." });
  const held = holdCall(confirmAlert);
  const screen = await renderRoute(route, confirming);
  await press(screen, "Vahvista hakuvahti");
  await expect
    .element(screen.getByRole("button", { name: "Vahvista hakuvahti" }))
    .toHaveAttribute("aria-busy", "true");
  held.release();
  await expect.element(heading(screen, "Hakuvahti on päällä")).toBeVisible();
});

test.each([
  { code: "linkInvalid", text: "Linkki on virheellinen tai vanhentunut." },
  { code: "invalid", text: "Linkki on virheellinen tai vanhentunut." },
  { code: "alertsFull", text: /enintään 10 hakuvahtia/ },
] as const)(
  "a link that is rejected with $code says why, and leads to the search",
  async ({ code, text }) => {
    rejectCall(confirmAlert, new AppError(code));
    const screen = await renderRoute(route, confirming);
    await press(screen, "Vahvista hakuvahti");
    await expect.element(heading(screen, "Linkki ei toimi")).toHaveFocus();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Hakuun" })).toHaveAttribute("href", "/haku");
    await expectNoAxeViolations();
  },
);

test("after no answer the button is still there", async () => {
  failCall(confirmAlert);
  const screen = await renderRoute(route, confirming);
  await press(screen, "Vahvista hakuvahti");
  await expectBanner("danger", "Virhe palvelimella!");
  await expect.element(screen.getByRole("button", { name: "Vahvista hakuvahti" })).toBeEnabled();
});

test("offline the button says that it needs the network", async () => {
  const screen = await renderRoute(route, ending);
  await goOffline();
  await expect.element(screen.getByText(/Lopettaminen vaatii verkkoyhteyden\./)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Lopeta hakuvahti" })).toBeDisabled();
});

test("without a link the page says what an alert is, and search engines leave it out", async () => {
  const screen = await renderRoute(route, "/hakuvahti");
  await expect.element(heading(screen, "Hakuvahti")).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  await expectNoAxeViolations();
});
