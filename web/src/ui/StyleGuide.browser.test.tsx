import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { setSize } from "../testing/display.ts";
import { BarChart } from "./data/BarChart.tsx";
import { ChangedValue } from "./data/ChangedValue.tsx";
import { ColumnChart } from "./data/ColumnChart.tsx";
import { FactTable } from "./data/FactTable.tsx";
import { TotalsList } from "./data/TotalsList.tsx";
import { ProgressBar } from "./feedback/ProgressBar.tsx";
import { Note, Prose } from "./layout/Prose.tsx";
import { Component as StyleGuide } from "./style-guide-route.tsx";

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in the design system on a ${size}`, async () => {
    await setSize(size);
    await render(<StyleGuide />);
    await expectNoAxeViolations();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}

const bars = [
  { name: "Koivu", value: 1700, text: "1 700" },
  { name: "Kuusi", value: 1330, text: "1 330" },
];

test("a chart says its figures to a screen reader", async () => {
  const screen = await render(
    <>
      <BarChart title="Lämpöarvot" unit="kWh" caption="Pinokuutiossa" bars={bars} />
      <ColumnChart title="Tilaukset" unit="kpl" caption="Kuukausittain" bars={bars} />
    </>,
  );
  const heat = screen.getByRole("img", { name: "Lämpöarvot" });
  await expect.element(heat).toHaveAccessibleDescription("Koivu 1 700 kWh, Kuusi 1 330 kWh");
  const orders = screen.getByRole("img", { name: "Tilaukset" });
  await expect.element(orders).toHaveAccessibleDescription("Koivu 1 700 kpl, Kuusi 1 330 kpl");
  await expectNoAxeViolations();
});

test("facts, totals, changes and notes: axe finds nothing, and a contents list leads to its section", async () => {
  const screen = await render(
    <>
      <ProgressBar running />
      <FactTable caption="Puut" headers={["Puu", "kWh"]} rows={[["Koivu", "1 700"]]} />
      <TotalsList
        rows={[{ term: "Veroton", value: "80,00 €" }]}
        total={{ term: "Yhteensä", value: "100,40 €" }}
      />
      <ChangedValue from="60,00 €" to="65,00 €" />
      <Prose
        lead="Johdanto"
        sections={[{ id: "mitat", title: "Mitat", Body: () => <Note>Kysy mitta.</Note> }]}
      />
    </>,
  );
  await expect.element(screen.getByRole("progressbar", { name: "Ladataan" })).toBeInTheDocument();
  await expect.element(screen.getByRole("rowheader", { name: "Koivu" })).toBeVisible();
  const link = screen.getByRole("navigation", { name: "Tällä sivulla" }).getByRole("link", { name: "Mitat" });
  await expect.element(link).toHaveAttribute("href", "#mitat");
  await expect.element(screen.getByRole("region", { name: "Mitat" })).toHaveAttribute("id", "mitat");
  await expectNoAxeViolations();
});
