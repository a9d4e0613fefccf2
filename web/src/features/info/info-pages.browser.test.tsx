import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { renderRoutes } from "../../testing/render-route.tsx";
import * as comparison from "./articles/comparison-route.tsx";
import * as drying from "./articles/drying-route.tsx";
import * as heating from "./articles/heating-route.tsx";
import * as measures from "./articles/measures-route.tsx";
import * as properties from "./articles/properties-route.tsx";
import * as calculator from "./calculator/calculator-route.tsx";
import * as index from "./index-route.tsx";

const routes: RouteObject[] = [
  { path: "/polttopuuinfo", ...index },
  { path: "/polttopuuinfo/termit-ja-mittayksikot", ...measures },
  { path: "/polttopuuinfo/polttopuun-ominaisuudet", ...properties },
  { path: "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi", ...drying },
  { path: "/polttopuuinfo/tulisijan-lammitys", ...heating },
  { path: "/polttopuuinfo/energiavertailu", ...comparison },
  { path: "/polttopuuinfo/energialaskuri", ...calculator },
];

const pages = [
  { path: "/polttopuuinfo/termit-ja-mittayksikot", heading: "Termit ja mittayksiköt" },
  { path: "/polttopuuinfo/polttopuun-ominaisuudet", heading: "Polttopuun ominaisuudet" },
  {
    path: "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi",
    heading: "Polttopuun kuivaus ja varastointi",
  },
  { path: "/polttopuuinfo/tulisijan-lammitys", heading: "Tulisijan lämmitys" },
  { path: "/polttopuuinfo/energiavertailu", heading: "Energiavertailu" },
  { path: "/polttopuuinfo/energialaskuri", heading: "Energialaskuri" },
] as const;

for (const { path, heading } of pages) {
  test(`§2 ${path} opens, says what it is and leads back to the index`, async () => {
    const screen = await renderRoutes(routes, path);
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${heading} – Polttopuuinfo | Halkopiha`);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    const crumbs = screen.getByRole("navigation", { name: "Murupolku" });
    await crumbs.getByRole("link", { name: "Polttopuuinfo" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuuinfo" })).toBeVisible();
  });
}

test("§2 the pages are read one after the other", async () => {
  const [first, ...others] = pages;
  const screen = await renderRoutes(routes, first.path);
  for (const { path, heading } of others) {
    await screen.getByRole("link", { name: `Seuraava ${heading}` }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(screen.router.state.location.pathname).toBe(path);
  }
});
