import { type Column, formatYesNo } from "@halkopiha/domain/admin/table-column.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import type { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import type { CellObject } from "xlsx";

/** The Finnish format of a date, as Excel spells it. */
const dateFormat = "d\\.m\\.yyyy";
/** How many characters Excel allows in a cell. */
const maxTextLength = 32_767;
const dayLength = 24 * 60 * 60 * 1000;
/** The day that Excel counts from; its calendar has a 29 February 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30);

/** What XML 1.0 cannot hold: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as a cell may hold it, without what XML forbids. Excel reads `_x0041_` as the character of that number and SheetJS
 * leaves it as it is, so a text that looks so is escaped.
 */
function toCellText(text: string): string {
  const escaped = text.replace(forbidden, "").replace(/_(?=x[0-9A-F]{4}_)/gi, "_x005F_");
  return escaped.slice(0, maxTextLength).toWellFormed();
}

/** The day in Finland as Excel counts days. */
function toSerial(instant: Instant): number {
  const { year, month, day } = toFinnishDay(instant);
  return (Date.UTC(year, month - 1, day) - dayZero) / dayLength;
}

/** A cell of type text: whatever it holds, Excel never takes it for a formula. Null for an empty text. */
export function textCell(text: string | null): CellObject | null {
  return text ? { t: "s", v: toCellText(text) } : null;
}

/** The cell of a row in a column; null when nothing is known. */
export function toCell<Row>(column: Column<Row>, row: Row): CellObject | null {
  switch (column.kind) {
    case "text":
      return textCell(column.value(row));
    case "number": {
      const value = column.value(row);
      return value === null ? null : { t: "n", v: value };
    }
    case "date": {
      const instant = column.value(row);
      return instant === null ? null : { t: "n", v: toSerial(instant), z: dateFormat };
    }
    case "yesNo": {
      const value = column.value(row);
      return value === null ? null : textCell(formatYesNo(value));
    }
  }
}
