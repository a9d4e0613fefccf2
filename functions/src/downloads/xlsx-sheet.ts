import { dayInFinland } from "@halkopiha/domain/calendar.ts";
import { type Column, yesNo } from "@halkopiha/domain/column.ts";
import type { Instant } from "@halkopiha/domain/primitives.ts";
import { xmlText } from "./xml-text.ts";

/** The namespace of sheets and workbooks. */
export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Indexes of the cell styles in `xlsx-parts.ts`. */
const style = { header: 1, date: 2 };
const dayLength = 24 * 60 * 60 * 1000;
/** The day that Excel counts from; its calendar has a 29 February 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30);

/** The letters of a column: A, B, …, Z, AA, AB, … */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The day in Finland as Excel counts days. */
function serialOf(instant: Instant): number {
  const { year, month, day } = dayInFinland(instant);
  return (Date.UTC(year, month - 1, day) - dayZero) / dayLength;
}

function textCell(at: string, text: string | null, attributes = ""): string {
  if (!text) return "";
  return `<c r="${at}" t="inlineStr"${attributes}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(at: string, value: number | null, attributes = ""): string {
  return value === null ? "" : `<c r="${at}"${attributes}><v>${value}</v></c>`;
}

function cellOf<Row>(column: Column<Row>, row: Row, at: string): string {
  switch (column.kind) {
    case "text":
      return textCell(at, column.value(row));
    case "number":
      return numberCell(at, column.value(row));
    case "date": {
      const instant = column.value(row);
      return numberCell(at, instant === null ? null : serialOf(instant), ` s="${style.date}"`);
    }
    case "yesNo": {
      const value = column.value(row);
      return textCell(at, value === null ? null : yesNo(value));
    }
  }
}

/** What comes before the rows: the frozen first row and the widths of the columns. */
export function sheetStart(columns: readonly Column<never>[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${main}">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols>
<sheetData>`;
}

export function headerOf(columns: readonly Column<never>[]): string {
  const cells = columns.map(({ header }, index) =>
    textCell(`${columnName(index)}1`, header, ` s="${style.header}"`),
  );
  return `<row r="1">${cells.join("")}</row>`;
}

/** One row of the sheet; the header is number 1. */
export function rowOf<Row>(columns: readonly Column<Row>[], row: Row, number: number): string {
  const cells = columns.map((column, index) => cellOf(column, row, `${columnName(index)}${number}`));
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** What comes after the rows: filters on all of them. */
export function sheetEnd(columnCount: number, rowCount: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columnCount - 1)}${rowCount}"/></worksheet>`;
}
