import { column, fonts, ink, keepTogether, type Sheet } from "./sheet.ts";
import type { GuideTable } from "./tables.ts";

const size = 9.5;
const padding = { top: 4, bottom: 4, left: 8, right: 8 };
/** Points: wider columns contain sentences and share the remaining width. */
const widestWord = 150;

const isFigure = (text: string) => /^[±]?\s?\d/.test(text);

function isFigureColumn({ rows }: GuideTable, index: number): boolean {
  return index > 0 && rows.every((row) => isFigure(row[index] ?? ""));
}

/** Width of each column by its contents; null for a column that shares the remaining width. */
function widthsOf(sheet: Sheet, { heads, rows }: GuideTable): (number | null)[] {
  sheet.font(fonts.bold).fontSize(size);
  const natural = heads.map((_head, index) => {
    const texts = [heads, ...rows].map((row) => row[index] ?? "");
    return Math.max(...texts.map((text) => sheet.widthOfString(text))) + padding.left + padding.right + 2;
  });
  // Without wide columns, the table is stretched evenly over the page; the first column, which names the rows, keeps its width.
  if (natural.every((width) => width < widestWord))
    return natural.map((width, index) => (index === 0 ? Math.max(width, 110) : null));
  return natural.map((width) => (width < widestWord ? width : null));
}

/** Height of a table with its caption, in points. */
export function tableHeight(sheet: Sheet, table: GuideTable): number {
  const { width } = column(sheet);
  const widths = widthsOf(sheet, table);
  const shared = widths.filter((each) => each === null).length;
  const rest = (width - widths.reduce<number>((sum, each) => sum + (each ?? 0), 0)) / Math.max(1, shared);
  const rowHeight = (row: readonly string[]) =>
    Math.max(
      ...row.map((text, index) =>
        sheet.heightOfString(text, { width: (widths[index] ?? rest) - padding.left - padding.right }),
      ),
    ) +
    padding.top +
    padding.bottom;
  return [table.heads, ...table.rows].reduce((sum, row) => sum + rowHeight(row), 0) + 34;
}

/** Draws a table with its caption, never split over two pages. */
export function drawTable(sheet: Sheet, table: GuideTable): void {
  const { left, width } = column(sheet);
  keepTogether(sheet, tableHeight(sheet, table));
  const caption = sheet.struct("P", {}, () => {
    sheet.font(fonts.bold).fontSize(size).fillColor(ink.soft);
    sheet.text(table.caption, left, sheet.y + 2, { width });
  });
  sheet.addStructure(caption);
  sheet.y += 5;
  const widths = widthsOf(sheet, table);
  sheet.font(fonts.plain).fontSize(size).fillColor(ink.text);
  const last = table.rows.length;
  // `structParent` tags the table; PDFKit's types lack it.
  const options = {
    position: { x: left, y: sheet.y },
    maxWidth: width,
    structParent: sheet,
    columnStyles: widths.map((each) => ({ width: each ?? "*" })),
    defaultStyle: { padding, textColor: ink.text },
    rowStyles: (row: number) => ({
      border: { top: 0, left: 0, right: 0, bottom: row === last ? 1 : 0.6 },
      borderColor: row === last ? ink.spruce : ink.line,
      ...(row === 0 ? { backgroundColor: ink.spruce } : {}),
    }),
    data: [table.heads, ...table.rows].map((row, rowIndex) =>
      row.map((text, index) => ({
        text,
        align: { x: isFigureColumn(table, index) ? "right" : "left", y: "top" } as const,
        ...(rowIndex === 0
          ? {
              type: "TH" as const,
              scope: "Column" as const,
              textColor: ink.onSpruce,
              font: { src: fonts.bold },
            }
          : index === 0
            ? { type: "TH" as const, scope: "Row" as const, font: { src: fonts.bold } }
            : {}),
      })),
    ),
  };
  sheet.table(options);
  sheet.y += 14;
}
