import {
  addElement,
  drawRule,
  getColumn,
  makeRoom,
  measure,
  type Sheet,
  toElement,
  toHeader,
  write,
} from "../pdf/sheet.ts";

const padding = 4;
const gap = 8;
const size = 9.5;

interface Column {
  head: string;
  /** Points; the first column, which has what the row is about, takes the rest. */
  width?: number;
}

export interface Table {
  caption: string;
  columns: readonly Column[];
  rows: readonly { cells: readonly string[]; isTotal?: boolean }[];
}

interface Place {
  x: number;
  width: number;
}

function toPlaces(sheet: Sheet, columns: readonly Column[]): Place[] {
  const { left, width } = getColumn(sheet);
  const fixed = columns.reduce((sum, column) => sum + (column.width ? column.width + gap : 0), 0);
  let x = left;
  return columns.map((column) => {
    const place = { x, width: column.width ?? width - fixed };
    x += place.width + gap;
    return place;
  });
}

/** Draws a table; its head is repeated on each page, and a row is on one page. */
export function drawTable(sheet: Sheet, { caption, columns, rows }: Table): void {
  const { document } = sheet;
  const places = toPlaces(sheet, columns);
  const { left, width } = getColumn(sheet);
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((text, index) =>
        measure(sheet, text, { width: places[index]?.width ?? 0, size, weight: "bold" }),
      ),
    );
  const heads = columns.map(({ head }) => head);

  makeRoom(sheet, heightOf(heads) + heightOf(rows[0]?.cells ?? []) + 48);
  addElement(sheet, "H2", () => write(sheet, caption, { x: left, width, size: 12, weight: "bold" }));
  document.y += padding;

  const table = document.struct("Table");
  document.addStructure(table);
  const drawRow = (
    cells: readonly string[],
    scopeOf: (index: number) => "Row" | "Column" | null,
    isBold: boolean,
  ) => {
    const top = document.y + padding;
    const row = document.struct("TR");
    table.add(row);
    cells.forEach((text, index) => {
      const { x, width: cellWidth } = places[index] ?? { x: left, width };
      document.y = top;
      const align = index === 0 ? "left" : "right";
      const weight = isBold ? "bold" : "plain";
      const scope = scopeOf(index);
      const draw = () => write(sheet, text, { x, width: cellWidth, size, weight, align });
      row.add(scope ? toHeader(sheet, scope, draw) : toElement(sheet, "TD", draw));
    });
    row.end();
    document.y = top + heightOf(cells) + padding;
    drawRule(sheet);
  };
  const drawHead = () => drawRow(heads, () => "Column", true);

  drawHead();
  for (const { cells, isTotal = false } of rows) {
    if (makeRoom(sheet, heightOf(cells) + 2 * padding)) drawHead();
    drawRow(cells, (index) => (index === 0 ? "Row" : null), isTotal);
  }
  table.end();
  document.y += 16;
}
