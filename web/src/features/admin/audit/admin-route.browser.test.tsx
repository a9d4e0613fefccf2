import { listAudit, searchAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { ErrorText } from "../../../testing/ErrorText.tsx";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleAuditEvent } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const routes = [
  { path: "/admin/muutosloki", HydrateFallback: () => null, ErrorBoundary: ErrorText, ...route },
  { path: "*", element: <p>Toinen sivu</p> },
];

async function openAudit(path = "/admin/muutosloki") {
  logInAs(sampleRoot());
  answerCall(listUsers, { sellers: [sampleAdmin(), sampleRoot()] });
  const screen = await renderRoutes(routes, path);
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("Hallinta Muutosloki");
  return screen;
}

test("§6 root sees who has changed what, and how", async () => {
  answerCall(listAudit, { entries: [sampleAuditEvent()] });
  const screen = await openAudit();
  const entry = screen.getByRole("row").filter({ hasText: "Maakunta Kainuu" });
  await expect.element(entry).toMatchTextContent("yllapito");
  await expect.element(entry).toMatchTextContent("Muutettu");
  await entry.getByText("1 tieto", { exact: true }).click();
  await expect.element(entry.getByText("Zoomaus")).toBeVisible();
  await expect.element(entry.getByText("8 → 9")).toBeVisible();
  expectNoHorizontalScroll();
});

test("§6 root sees of a secret only that it was changed", async () => {
  const changes = [
    { field: "password", before: null, after: null },
    { field: "userAccount.paid", before: "false", after: "true" },
  ];
  answerCall(listAudit, { entries: [sampleAuditEvent({ kind: "user", changes })] });
  const screen = await openAudit();
  await screen.getByText("2 tietoa").click();
  await expect.element(screen.getByText("muutettu", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("ei → kyllä")).toBeVisible();
});

test("older changes are loaded below the newer ones", async () => {
  const [kainuu, lappi] = [
    sampleAuditEvent(),
    sampleAuditEvent({ _id: "e2", target: { _id: "lappi", name: "Lappi" } }),
  ];
  answerCall(listAudit, { entries: [kainuu], nextCursor: "cursor" });
  const screen = await openAudit();
  const sent = answerCall(listAudit, { entries: [lappi] });
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByRole("row").last()).toMatchTextContent("Maakunta Lappi");
  await expect.element(screen.getByText("2 muutosta näkyvissä")).toBeVisible();
  expect(sent[0]?.url.searchParams.get("cursor")).toBe("cursor");
});

test("an empty change log says so", async () => {
  answerCall(listAudit, { entries: [] });
  const screen = await openAudit();
  await expect.element(screen.getByText("Muutoksia ei vielä ole.")).toBeVisible();
});

test("the change log is narrowed by who, what, to which kind of entity and when, in the URL", async () => {
  const sent = answerCall(listAudit, { entries: [sampleAuditEvent()] });
  const screen = await openAudit();
  const choose = (label: string, option: string) =>
    screen.getByRole("combobox", { name: label }).selectOptions(option);
  await choose("Kuka", "yllapito");
  await choose("Toiminto", "Muutettu");
  await choose("Kohde", "Maakunta");
  await screen.getByLabelText("Ensimmäinen päivä").fill("2026-11-01");
  await screen.getByLabelText("Viimeinen päivä").fill("2026-11-30");
  await screen.getByRole("button", { name: "Rajaa päivät" }).click();
  await expect
    .poll(() => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []))
    .toMatchObject({
      by: sampleAdmin()._id,
      action: "changed",
      kind: "region",
      from: "2026-11-01",
      to: "2026-11-30",
    });
  expect(screen.router.state.location.search).toContain("teko=changed");
  await screen.getByRole("button", { name: "Poista rajaukset" }).click();
  await expect.poll(() => screen.router.state.location.search).toBe("");
});

test("a searched text is sent in the body and is not in the URL", async () => {
  answerCall(listAudit, { entries: [sampleAuditEvent()] });
  const sent = answerCall(searchAudit, { entries: [] });
  const screen = await openAudit();
  await screen.getByLabelText("Hae muutosta").fill("Aino Virtanen");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect.element(screen.getByText("Rajauksella ei löytynyt muutoksia.")).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ search: "Aino Virtanen" });
  expect(screen.router.state.location.search).not.toMatch(/aino/i);
});

test("§6 other admins have no change log", async () => {
  const sent = answerCall(listAudit, { entries: [] });
  logInAs(sampleAdmin());
  const screen = await renderRoutes(routes, "/admin/muutosloki");
  const text = "403: Tämän sivun näkee vain pääkäyttäjä.";
  await expect.element(screen.getByRole("heading", { level: 1, name: text })).toBeVisible();
  expect(sent).toEqual([]);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerCall(listAudit, { entries: [sampleAuditEvent()] });
    const screen = await openAudit();
    await screen.getByText("1 tieto", { exact: true }).click();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
