import { type Column, formatPhones, formatYesNo } from "@halkopiha/domain/admin/table-column.ts";
import { formatFinnishDay } from "@halkopiha/domain/calendar.ts";
import type { TableWriter } from "./table-writer.ts";

/** Marks the file as UTF-8 for Excel. */
const byteOrderMark = "\uFEFF";

/** One or more phone numbers in E.164. */
const e164List = /^\+\d{5,15}(?:, \+\d{5,15})*$/;

function toCsvCell<Row>(column: Column<Row>, row: Row): string | number | null {
  switch (column.kind) {
    case "text":
    case "number":
      return column.value(row);
    case "date": {
      const instant = column.value(row);
      return instant === null ? null : formatFinnishDay(instant);
    }
    case "phones": {
      const numbers = column.value(row);
      return numbers === null ? null : formatPhones(numbers);
    }
    case "yesNo": {
      const value = column.value(row);
      return value === null ? null : formatYesNo(value);
    }
  }
}

/**
 * Writes CSV for Finnish spreadsheets: RFC 4180 with semicolons and a byte order mark. A text that a spreadsheet would interpret as a
 * formula gets a leading apostrophe; phone numbers in E.164 stay as they are, because a plus sign and digits compute nothing.
 */
export async function csvWriter<Row>(columns: readonly Column<Row>[]): Promise<TableWriter<Row>> {
  // Loaded on first use to keep cold starts short.
  const { stringify } = await import("csv-stringify/sync");
  const toLines = (records: (string | number | null)[][]) =>
    stringify(records, {
      delimiter: ";",
      record_delimiter: "windows",
      // Single line feeds and carriage returns are quoted too.
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: {
        string: (value) => (e164List.test(value) ? { value, escape_formulas: false } : value),
      },
    });
  let head = byteOrderMark + toLines([columns.map(({ header }) => header)]);
  return {
    add(rows) {
      const lines = head + toLines(rows.map((row) => columns.map((column) => toCsvCell(column, row))));
      head = "";
      return lines;
    },
    end: () => head,
  };
}
