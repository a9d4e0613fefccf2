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
import { type InfoPath, infoPages } from "./info-pages.ts";

/** The page at each address, with its claim; the compiler names an address that is missing. */
const articles: Record<InfoPath, { claim: string; route: RouteObject }> = {
  "/polttopuuinfo/termit-ja-mittayksikot": { claim: "s2-routes-35", route: measures },
  "/polttopuuinfo/polttopuun-ominaisuudet": { claim: "s2-routes-36", route: properties },
  "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi": { claim: "s2-routes-37", route: drying },
  "/polttopuuinfo/tulisijan-lammitys": { claim: "s2-routes-38", route: heating },
  "/polttopuuinfo/energiavertailu": { claim: "s2-routes-39", route: comparison },
  "/polttopuuinfo/energialaskuri": { claim: "s2-routes-40", route: calculator },
};

const routes: RouteObject[] = [
  { path: "/polttopuuinfo", ...index },
  ...infoPages.map(({ path }) => ({ path, ...articles[path].route })),
];

for (const { path, title } of infoPages) {
  test(`§2 ${path} opens, says what it is and leads back to the index`, {
    tags: articles[path].claim,
  }, async () => {
    const screen = await renderRoutes(routes, path);
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} – Polttopuuinfo | Halkopiha`);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    const crumbs = screen.getByRole("navigation", { name: "Murupolku" });
    await crumbs.getByRole("link", { name: "Polttopuuinfo" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuuinfo" })).toBeVisible();
  });
}

test("§2 the pages are read one after the other", async () => {
  const [first, ...others] = infoPages;
  const screen = await renderRoutes(routes, first.path);
  for (const { path, title } of others) {
    await screen.getByRole("link", { name: `Seuraava ${title}` }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.router.state.location.pathname).toBe(path);
  }
});
