import { type Column, formatPhones, formatYesNo } from "@halkopiha/domain/admin/table-column.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import type { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import type { CellObject } from "xlsx";

/** Excel's number format for a Finnish date. */
const dateFormat = "d\\.m\\.yyyy";
/** Excel's limit of characters per cell. */
const maxTextLength = 32_767;
const dayLength = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's calendar, which contains the non-existent 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30);

/** Characters that XML 1.0 forbids: control characters, unpaired surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A cell text without the characters that XML forbids. Excel decodes `_x0041_` as the character with that number and SheetJS does not
 * escape it, so such sequences are escaped here.
 */
function toCellText(text: string): string {
  const escaped = text.replace(forbidden, "").replace(/_(?=x[0-9A-F]{4}_)/gi, "_x005F_");
  return escaped.slice(0, maxTextLength).toWellFormed();
}

/** Converts an instant to Excel's serial number of its day in Finland. */
function toSerial(instant: Instant): number {
  const { year, month, day } = toFinnishDay(instant);
  return (Date.UTC(year, month - 1, day) - dayZero) / dayLength;
}

/** A cell of type text, so Excel never evaluates it as a formula. Null for an empty text. */
export function textCell(text: string | null): CellObject | null {
  return text ? { t: "s", v: toCellText(text) } : null;
}

/** The cell of a row in a column; null for a missing value. */
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
    case "phones": {
      const numbers = column.value(row);
      return numbers === null ? null : textCell(formatPhones(numbers));
    }
    case "yesNo": {
      const value = column.value(row);
      return value === null ? null : textCell(formatYesNo(value));
    }
  }
}
