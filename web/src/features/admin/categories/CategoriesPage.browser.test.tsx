import { readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerEachCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleListingCounts } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import { Component as CategoriesPage } from "./admin-route.tsx";

async function renderCategories() {
  logInAs(sampleAdmin());
  const screen = await renderInApp(<CategoriesPage />);
  const getSection = (name: string) => screen.getByRole("region", { name, exact: true });
  return {
    screen,
    getSection,
    getTable: (section: string, name: string) => getSection(section).getByRole("table", { name }),
  };
}

function answerCounts(): void {
  answerEachCall(readListingCounts, ({ url }) => {
    const category = categories.find((known) => known === url.searchParams.get("category"));
    return sampleListingCounts(category ?? "Polttopuut");
  });
}

test("§2, §9 the panel counts the listings of every category term and links to them", async () => {
  answerCounts();
  const { screen, getSection, getTable } = await renderCategories();
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("Hallinta Kategoriat");
  for (const { section, table, terms } of [
    { section: "Polttopuut", table: "Nimi", terms: 2 },
    { section: "Polttopuut", table: "Laatu", terms: 2 },
    { section: "Polttopuut", table: "Puulaji", terms: 8 },
    { section: "Muut tuotteet", table: "Nimi", terms: 18 },
    { section: "Palvelut", table: "Nimi", terms: 13 },
  ]) {
    await expect.element(getTable(section, table)).toBeVisible();
    // One of the rows is the header row.
    expect(getTable(section, table).getByRole("row").elements(), `${section}: ${table}`).toHaveLength(
      terms + 1,
    );
  }
  await expect.element(getSection("Palvelut").getByRole("table")).toBeVisible();
  const birch = getTable("Polttopuut", "Puulaji").getByRole("row").filter({ hasText: "koivu" });
  await expect.element(birch).toMatchTextContent("koivu3");
  const link = birch.getByRole("link", { name: "koivu" });
  await expect.element(link).toHaveAttribute("href", "/haku?category=Polttopuut&material=koivu");
  const all = getSection("Palvelut").getByRole("link", { name: "39 ilmoitusta" });
  await expect.element(all).toHaveAttribute("href", "/haku?category=Palvelut");
});

test("§8 a category that fails to load can be retried", async () => {
  rejectCall(readListingCounts, new AppError("fault"));
  const { getSection, getTable } = await renderCategories();
  await expect.element(getSection("Palvelut").getByText(messages.serverError)).toBeVisible();
  answerCounts();
  await getSection("Palvelut").getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(getTable("Palvelut", "Nimi")).toBeVisible();
  await expect.element(getSection("Polttopuut").getByText(messages.serverError)).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerCounts();
    const { getTable } = await renderCategories();
    await expect.element(getTable("Polttopuut", "Puulaji")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
