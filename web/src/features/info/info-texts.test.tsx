import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Component as ComparisonPage } from "./articles/comparison-route.tsx";
import { Component as DryingPage } from "./articles/drying-route.tsx";
import { Component as HeatingPage } from "./articles/heating-route.tsx";
import { Component as MeasuresPage } from "./articles/measures-route.tsx";
import { Component as PropertiesPage } from "./articles/properties-route.tsx";
import { Component as CalculatorPage } from "./calculator/calculator-route.tsx";
import { Component as InfoIndexPage } from "./index-route.tsx";
import type { InfoPath } from "./info-pages.ts";

function markupOf(Page: ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Every row of the page's tables, with the cells separated by a bar. */
function rowsOf(Page: ComponentType): string[] {
  const rows = markupOf(Page).matchAll(/<tr>(.*?)<\/tr>/g);
  return [...rows].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => plain(cell)).join(" | "),
  );
}

const pages: Readonly<Record<InfoPath, ComponentType>> = {
  "/polttopuuinfo/termit-ja-mittayksikot": MeasuresPage,
  "/polttopuuinfo/polttopuun-ominaisuudet": PropertiesPage,
  "/polttopuuinfo/polttopuun-kuivaus-ja-varastointi": DryingPage,
  "/polttopuuinfo/tulisijan-lammitys": HeatingPage,
  "/polttopuuinfo/energiavertailu": ComparisonPage,
  "/polttopuuinfo/energialaskuri": CalculatorPage,
};

test.each([["/polttopuuinfo", InfoIndexPage] as const, ...Object.entries(pages)])(
  "%s has 300 words or more",
  (_name, Page) => {
    const prose = markupOf(Page).replaceAll(/<(table|svg|nav|form|title).*?<\/\1>/g, " ");
    const words = plain(prose).match(/\p{L}{2,}/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(300);
  },
);

test.each(Object.entries(pages))(
  "%s has a table with a caption, heads of columns and heads of rows",
  (_name, Page) => {
    const markup = markupOf(Page);
    for (const part of ["<caption>", '<th scope="col">', '<th scope="row">']) expect(markup).toContain(part);
  },
);

test.each(Object.entries(pages).filter(([, Page]) => Page !== CalculatorPage))(
  "%s has a drawing that is named and described",
  (_path, Page) => {
    expect(markupOf(Page)).toMatch(
      /<svg[^>]+role="img"[^>]+aria-labelledby[^>]+aria-describedby[^>]*><title[^>]*>[^<]+<\/title><desc[^>]*>[^<]+<\/desc>/,
    );
  },
);

test("the unit conversions are those of §9, for both lengths, with their tolerance", {
  tags: ["s9-61", "s9-62", "s9-63", "s9-64", "s9-65", "s9-66", "s9-67"],
}, () => {
  expect(rowsOf(MeasuresPage)).toEqual(
    expect.arrayContaining([
      "1 irtokuutio | 1 | 0,62 | 0,4",
      "1 pinokuutio | 1,63 | 1 | 0,65",
      "1 kiintokuutio | 2,5 | 1,54 | 1",
      "1 irtokuutio | 1 | 0,65 | 0,4",
      "1 pinokuutio | 1,55 | 1 | 0,62",
      "1 kiintokuutio | 2,5 | 1,61 | 1",
    ]),
  );
  expect(plain(markupOf(MeasuresPage))).toContain("noin 10 prosenttia");
});

test("the length tolerances are those of §9", { tags: ["s9-68", "s9-69", "s9-70", "s9-71", "s9-72"] }, () => {
  expect(rowsOf(MeasuresPage)).toEqual(
    expect.arrayContaining([
      "25 cm | ±2 cm | 23–27 cm",
      "33 cm | ±3 cm | 30–36 cm",
      "40 cm | ±4 cm | 36–44 cm",
      "50 cm | ±5 cm | 45–55 cm",
      "Halko 100 cm | ±5 cm | 95–105 cm",
    ]),
  );
});

test.each([PropertiesPage, CalculatorPage])(
  "the heat values of $name are those of §9",
  { tags: ["s9-73", "s9-74", "s9-75", "s9-76", "s9-77", "s9-78", "s9-79", "s9-80"] },
  (Page) => {
    expect(rowsOf(Page)).toEqual(
      expect.arrayContaining([
        "Koivu | 1 010 | 1 700",
        "Haapa | 790 | 1 230",
        "Kuusi | 790 | 1 330",
        "Leppä | 740 | 1 340",
        "Mänty | 810 | 1 330",
        "Havusekapuu | 800 | 1 320",
        "Sekapuu | 790 | 1 330",
        "Lehtisekapuu | 790 | 1 360",
      ]),
    );
  },
);

test.each([HeatingPage, CalculatorPage])(
  "the efficiencies of $name are those of §9",
  { tags: ["s9-84", "s9-85", "s9-86", "s9-87"] },
  (Page) => {
    expect(rowsOf(Page)).toEqual(
      expect.arrayContaining([
        "Avotakka | alle 30 %",
        "Varaava takka ja leivinuuni | 80–85 %",
        "Kamina ja kiuas | 50–70 %",
        "Pellettitakka | 75–90 %",
      ]),
    );
  },
);

test("a stove takes a kilogram of wood for every hundred of its weight, §9", { tags: "s9-88" }, () => {
  expect(rowsOf(HeatingPage)).toEqual(
    expect.arrayContaining(["1 000 kg | 10 kg", "1 500 kg | 15 kg", "3 000 kg | 30 kg"]),
  );
});

test("the prices of heat are those of §9", { tags: ["s9-89", "s9-90", "s9-91", "s9-92", "s9-93"] }, () => {
  expect(rowsOf(ComparisonPage)).toEqual(
    expect.arrayContaining([
      "Koivu | 6,21 | 621 €",
      "Kaukolämpö | 6,32 | 632 €",
      "Pelletti | 6,58 | 658 €",
      "Sähkö 1 | 11,25 | 1 125 €",
      "Sähkö 2 | 10,48 | 1 048 €",
      "Sähkö 3 | 13,79 | 1 379 €",
      "Öljy | 10,93 | 1 093 €",
    ]),
  );
});

test("dry wood is below 25 percent, §5", { tags: "s5-54" }, () => {
  for (const Page of [PropertiesPage, DryingPage, HeatingPage])
    expect(plain(markupOf(Page))).toMatch(/alle 25 prosenttia/);
});
