import { listErrors, markError } from "@halkopiha/domain/contract/admin/errors.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { ErrorText } from "../../../testing/ErrorText.tsx";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleErrorGroup } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const path = "/admin/virheet";
const routes = [{ path, HydrateFallback: () => null, ErrorBoundary: ErrorText, ...route }];

async function openErrors(query = "") {
  logInAs(sampleRoot());
  const screen = await renderRoutes(routes, `${path}${query}`);
  const heading = screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toMatchTextContent("Hallinta Virheet");
  return screen;
}

const ofServer = () =>
  sampleErrorGroup({
    ...{ _id: "fault", source: "server", kind: "call", message: "ZodError: [text]", device: null, count: 1 },
    ...{ page: "GET /api/products/:id", stack: "at f (index.js:1:2)", release: "f0f0f0f0f0" },
  });

test("root sees what failed, where, how often and in which release, and the place in the code on a press", async () => {
  answerCall(listErrors, { errors: [sampleErrorGroup(), ofServer()] });
  const screen = await openErrors();
  const row = screen.getByRole("row").filter({ hasText: "reading 'price'" });
  for (const text of ["17 kertaa", "Selain", "/ostoskori", "Chrome, Android", "0a1b2c3d4e"])
    await expect.element(row).toMatchTextContent(text);
  const place = row.getByText("at readPrice");
  await expect.element(place).not.toBeVisible();
  await row.getByText("Kohta koodissa").click();
  await expect.element(place).toBeVisible();
  const server = screen.getByRole("row").filter({ hasText: "ZodError" });
  await expect.element(server).toMatchTextContent("Palvelin, rajapinnassa");
});

test("an error is marked as handled, and the mark is taken back", async () => {
  const error = sampleErrorGroup();
  answerCall(listErrors, { errors: [error] });
  const screen = await openErrors();
  const sent = answerCall(markError, { error: { ...error, handledAt: "2026-11-03T08:00:00.000Z" } });
  await screen.getByRole("button", { name: /^Käsitelty: / }).click();
  await expect.element(screen.getByRole("row").nth(1)).toMatchTextContent("Käsitelty 3.11.2026");
  expect(sent[0]?.body).toEqual({ handled: true });
  const undone = answerCall(markError, { error });
  await screen.getByRole("button", { name: /^Peru käsittely/ }).click();
  await expect.element(screen.getByRole("button", { name: /^Käsitelty: / })).toBeVisible();
  expect(undone[0]?.body).toEqual({ handled: false });
});

test("a mark that cannot be saved leaves the error as it was", async () => {
  answerCall(listErrors, { errors: [sampleErrorGroup()] });
  const screen = await openErrors();
  const sent = rejectCall(markError, new AppError("fault"));
  const button = screen.getByRole("button", { name: /^Käsitelty: / });
  await button.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(button).not.toHaveAttribute("aria-busy", "true");
});

test("a source is selected and a release pressed, and both are in the URL", async () => {
  const sent = answerCall(listErrors, { errors: [sampleErrorGroup()] });
  const screen = await openErrors();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Lähde" }), "Selain");
  await screen.getByRole("link", { name: "0a1b2c3d4e" }).click();
  const remove = screen.getByRole("button", { name: "Poista rajaus: 0a1b2c3d4e" });
  await expect.element(remove).toBeVisible();
  expect(screen.router.state.location.search).toBe("?lahde=selain&julkaisu=0a1b2c3d4e");
  const asked = Object.fromEntries(sent.at(-1)?.url.searchParams ?? []);
  expect(asked).toMatchObject({ source: "browser", release: "0a1b2c3d4e" });
  await remove.click();
  await expect.poll(() => screen.router.state.location.search).toBe("?lahde=selain");
});

test("earlier errors are loaded below the later ones, with the same filter", async () => {
  answerCall(listErrors, { errors: [sampleErrorGroup()], nextCursor: "cursor" });
  const screen = await openErrors("?lahde=palvelin");
  const sent = answerCall(listErrors, { errors: [ofServer()] });
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("2 virhettä näkyvissä")).toBeVisible();
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
    cursor: "cursor",
    source: "server",
  });
});

test.each([
  ["", "Virheitä ei ole."],
  ["?lahde=selain", "Rajauksella ei löytynyt virheitä."],
])("a list without errors says so: %s", async (query, text) => {
  answerCall(listErrors, { errors: [] });
  const screen = await openErrors(query);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("other admins see no errors", async () => {
  const sent = answerCall(listErrors, { errors: [] });
  logInAs(sampleAdmin());
  const screen = await renderRoutes(routes, path);
  const text = "403: Tämän sivun näkee vain pääkäyttäjä.";
  await expect.element(screen.getByRole("heading", { level: 1, name: text })).toBeVisible();
  expect(sent).toEqual([]);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    const handled = sampleErrorGroup({ _id: "handled", handledAt: "2026-11-03T08:00:00.000Z" });
    answerCall(listErrors, { errors: [sampleErrorGroup(), ofServer(), handled] });
    const screen = await openErrors("?lahde=selain");
    await screen.getByText("Kohta koodissa").first().click();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
