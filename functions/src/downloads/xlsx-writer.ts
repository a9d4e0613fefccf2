import type { Column } from "@halkopiha/domain/admin/table-column.ts";
import type { CellObject, DenseSheet } from "xlsx";
import type { TableWriter } from "./table-writer.ts";
import { textCell, toCell } from "./xlsx-cell.ts";

/** Loaded on first use to keep cold starts short. */
async function loadLibrary() {
  const [xlsx, zlib] = await Promise.all([import("xlsx"), import("node:zlib")]);
  // SheetJS as an ES module does not find Node's zlib by itself, and its own compression is many times slower.
  xlsx.CFB.utils.use_zlib(zlib);
  return xlsx;
}

/** Leaves empty cells out as holes of a sparse array, which SheetJS skips. */
function toSparse(cells: readonly (CellObject | null)[]): CellObject[] {
  const row: CellObject[] = [];
  cells.forEach((cell, index) => {
    if (cell) row[index] = cell;
  });
  return row;
}

/**
 * Writes an Excel workbook of one sheet: filters on every column, column widths, dates as dates, numbers as numbers. The community edition
 * of SheetJS writes neither fonts nor frozen panes, so the header is a plain row; it writes a workbook as a whole, so all rows stay in
 * memory until the end.
 */
export async function xlsxWriter<Row>(
  columns: readonly Column<Row>[],
  sheetName: string,
): Promise<TableWriter<Row>> {
  const { utils, write } = await loadLibrary();
  const rows = [toSparse(columns.map(({ header }) => textCell(header)))];
  return {
    add(page) {
      for (const row of page) rows.push(toSparse(columns.map((column) => toCell(column, row))));
      return "";
    },
    end() {
      const ref = utils.encode_range({ r: 0, c: 0 }, { r: rows.length - 1, c: columns.length - 1 });
      const sheet: DenseSheet = {
        "!data": rows,
        "!ref": ref,
        "!autofilter": { ref },
        "!cols": columns.map(({ width }) => ({ width })),
      };
      const workbook = { SheetNames: [sheetName], Sheets: { [sheetName]: sheet } };
      const file: Buffer = write(workbook, {
        type: "buffer",
        bookType: "xlsx",
        bookSST: true,
        compression: true,
      });
      return file;
    },
  };
}
