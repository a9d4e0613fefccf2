import type { Column } from "@halkopiha/domain/column.ts";
import type { TableWriter } from "./table-writer.ts";
import { fixedParts, workbook } from "./xlsx-parts.ts";
import { headerOf, rowOf, sheetEnd, sheetStart } from "./xlsx-sheet.ts";

const utf8 = new TextEncoder();

/** Takes bytes that are made in pieces, and gives them out once. */
function outlet() {
  let pieces: Uint8Array[] = [];
  return {
    put: (piece: Uint8Array) => pieces.push(piece),
    take(): Uint8Array {
      const bytes = Buffer.concat(pieces);
      pieces = [];
      return bytes;
    },
  };
}

/**
 * Writes an Excel workbook of one sheet: header bold, frozen and with filters, dates as dates, numbers as numbers. Texts
 * stand in their cells instead of a shared table, so memory does not grow with the rows.
 */
export async function xlsxWriter<Row>(
  columns: readonly Column<Row>[],
  sheetName: string,
): Promise<TableWriter<Row>> {
  // Loaded at first use: a cold start should not pay for it.
  const { Zip, ZipDeflate } = await import("fflate");
  const { put, take } = outlet();
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    put(piece);
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    zip.add(part);
    return (text: string, isLast = false) => part.push(utf8.encode(text), isLast);
  };
  for (const [path, text] of fixedParts) open(path)(text, true);
  const sheet = open("xl/worksheets/sheet1.xml");
  sheet(sheetStart(columns) + headerOf(columns));
  let rowCount = 1;
  return {
    add(rows) {
      sheet(rows.map((row, index) => rowOf(columns, row, rowCount + index + 1)).join(""));
      rowCount += rows.length;
      return take();
    },
    end() {
      sheet(sheetEnd(columns.length, rowCount), true);
      // The workbook names the range of the filters, so it comes when the rows have been counted.
      open("xl/workbook.xml")(workbook(sheetName, columns.length, rowCount), true);
      zip.end();
      return take();
    },
  };
}
