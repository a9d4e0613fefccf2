import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { Button } from "../forms/Button.tsx";
import { DataTable, type TableView } from "./DataTable.tsx";
import { Table } from "./Table.tsx";

interface Tree {
  name: string;
  heat: number;
}

const trees: Tree[] = [
  { name: "Mänty", heat: 1330 },
  { name: "Koivu", heat: 1700 },
  { name: "Äkäleppä", heat: 1340 },
  { name: "Haapa", heat: 1230 },
];

function Trees() {
  const [view, setView] = useState<TableView>({ sort: null, perPage: 3, compact: false });
  return (
    <DataTable
      caption="Puut"
      columns={[
        { header: "Puu", cell: ({ name }: Tree) => name, value: ({ name }) => name },
        { header: "kWh", cell: ({ heat }) => heat, value: ({ heat }) => heat, isNumeric: true },
      ]}
      rows={trees}
      getKey={({ name }) => name}
      pageSizes={[3, 50]}
      view={view}
      onViewChange={setView}
    />
  );
}

/** The texts of the first column. */
const names = () =>
  page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => row.querySelector("td")?.textContent);

test("a table sorts by a column in the Finnish alphabet, and reverses on the second press", async () => {
  await setSize("desk");
  const screen = await render(<Trees />);
  await screen.getByLabelText("Rivejä sivulla").selectOptions("Kaikki");
  expect(names()).toEqual(["Mänty", "Koivu", "Äkäleppä", "Haapa"]);
  const header = screen.getByRole("columnheader", { name: "Puu" });
  const sort = header.getByRole("button");
  await sort.click();
  await expect.poll(names).toEqual(["Haapa", "Koivu", "Mänty", "Äkäleppä"]);
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  await userEvent.keyboard("{Enter}");
  await expect.poll(names).toEqual(["Äkäleppä", "Mänty", "Koivu", "Haapa"]);
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  await expectNoAxeViolations();
});

test("on a phone, where the rows are cards without headers, a table is sorted by its select", async () => {
  const screen = await render(<Trees />);
  await screen.getByLabelText("Järjestys").selectOptions("kWh");
  await expect.poll(names).toEqual(["Haapa", "Mänty", "Äkäleppä"]);
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
});

test("a table shows its rows page by page, and starts again when the order changes", async () => {
  const screen = await render(<Trees />);
  const status = screen.getByRole("status");
  const [previous, next] = [
    screen.getByRole("button", { name: "Edellinen" }),
    screen.getByRole("button", { name: "Seuraava" }),
  ];
  await expect.element(status).toHaveTextContent("1–3 / 4");
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.element(status).toHaveTextContent("4–4 / 4");
  await expect.element(next).toBeDisabled();
  expect(names()).toEqual(["Haapa"]);
  await screen.getByLabelText("Järjestys").selectOptions("Puu");
  await expect.element(status).toHaveTextContent("1–3 / 4");
  await screen.getByLabelText("Rivejä sivulla").selectOptions("Kaikki");
  await expect.element(status).toHaveTextContent("1–4 / 4");
  await expect.element(next).not.toBeInTheDocument();
});

test("the checkbox of the header selects every row that may be selected, and none on the second press", async () => {
  await setSize("desk");
  const onChange = vi.fn();
  const table = (selected: string[]) => (
    <Table
      caption="Puut"
      columns={[{ header: "Puu", cell: ({ name }: Tree) => name }]}
      rows={trees.slice(0, 3)}
      getKey={({ name }) => name}
      selection={{
        getLabel: ({ name }) => `Valitse ${name}`,
        isSelectable: ({ name }) => name !== "Mänty",
        selected: new Set(selected),
        onChange,
      }}
    />
  );
  const screen = await render(table([]));
  const all = screen.getByRole("checkbox", { name: "Valitse kaikki näkyvät" });
  expect(screen.getByRole("checkbox", { name: "Valitse Mänty" }).elements()).toEqual([]);
  await all.click();
  expect(onChange).toHaveBeenLastCalledWith(new Set(["Koivu", "Äkäleppä"]));
  await screen.rerender(table(["Koivu", "Äkäleppä"]));
  await expect.element(all).toBeChecked();
  await screen.getByRole("checkbox", { name: "Valitse Koivu" }).click();
  expect(onChange).toHaveBeenLastCalledWith(new Set(["Äkäleppä"]));
  await all.click();
  expect(onChange).toHaveBeenLastCalledWith(new Set());
  await expectNoAxeViolations();
});

for (const width of [1280, 700]) {
  test(`a column of its own line is below the other cells of its row, over their whole width, at ${width} pixels`, async () => {
    await page.viewport(width, 900);
    const columns = [
      { header: "Puu", cell: ({ name }: Tree) => name },
      { header: "Lämpöarvo", cell: ({ heat }: Tree) => "1".repeat(heat / 20), isNumeric: true },
      {
        header: "Kuvaus",
        cell: ({ name }: Tree) => <Button variant="plain">{`Avaa: ${name}`}</Button>,
        isOwnLine: true,
      },
    ];
    const screen = await render(
      <Table caption="Puut" columns={columns} rows={trees} getKey={({ name }) => name} />,
    );
    const row = screen.getByRole("row").nth(1);
    const measure = (nth: number) => row.getByRole("cell").nth(nth).element().getBoundingClientRect();
    const [first, second, own] = [measure(0), measure(1), measure(2)];
    expect(own.top).toBeGreaterThanOrEqual(Math.max(first.bottom, second.bottom));
    expect([own.left, own.right]).toEqual([first.left, second.right]);
    expect(second.left).toBe(screen.getByRole("columnheader").nth(1).element().getBoundingClientRect().left);
    await expect.element(screen.getByRole("columnheader", { name: "Kuvaus" })).toBeInTheDocument();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}
