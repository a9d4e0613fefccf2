import type { Column } from "@halkopiha/domain/admin/table-column.ts";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { csvWriter } from "./csv-writer.ts";

interface Log {
  wood: string | null;
  length: number | null;
  felled: string | null;
  isDry: boolean | null;
}

const columns: readonly Column<Log>[] = [
  { header: "Puu", kind: "text", width: 10, value: ({ wood }) => wood },
  { header: "Pituus", kind: "number", width: 10, value: ({ length }) => length },
  { header: "Kaadettu", kind: "date", width: 10, value: ({ felled }) => felled },
  { header: "Kuiva", kind: "yesNo", width: 10, value: ({ isDry }) => isDry },
];
const birch: Log = { wood: "koivu", length: 33, felled: "2026-01-31T22:30:00.000Z", isDry: true };
const unknown: Log = { wood: null, length: null, felled: null, isDry: null };

async function csvOf(...pages: Log[][]): Promise<string> {
  const writer = await csvWriter(columns);
  return [...pages.map((page) => writer.add(page)), writer.end()].join("");
}

/** The expected text of a cell for any string. */
function neutralised(text: string): string {
  if (/^\+\d{5,15}$/.test(text)) return text;
  return /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

test("a list begins with a byte order mark and its header, and every line ends as Windows ends them", async () => {
  expect(await csvOf([birch], [{ ...birch, isDry: false, length: -5 }, unknown])).toBe(
    "\uFEFFPuu;Pituus;Kaadettu;Kuiva\r\nkoivu;33;1.2.2026;kyllä\r\nkoivu;-5;1.2.2026;ei\r\n;;;\r\n",
  );
});

test("an empty list still has its header", async () => {
  expect(await csvOf()).toBe("\uFEFFPuu;Pituus;Kaadettu;Kuiva\r\n");
});

test.each(["=1+1", "+358 50", "-1", "@SUM(A1)", "\t=1", "\r=1"])("%j is no formula", async (wood) => {
  const [, line] = parse(await csvOf([{ ...birch, wood }]), { delimiter: ";", bom: true });
  expect(line?.[0]).toBe(`'${wood}`);
});

test("phone numbers are no formulas, but what only begins like one may be", async () => {
  const phones: Column<readonly string[]> = {
    header: "Puhelin",
    kind: "phones",
    width: 9,
    value: (row) => row,
  };
  const writer = await csvWriter([phones]);
  const file = `${writer.add([["+358401234567"], ["+358401234567", "+46701234567"], ["+358401234567+1"], ["+1*2"], []])}${writer.end()}`;
  expect(parse(file, { delimiter: ";", bom: true }).flat().slice(1)).toEqual([
    "+358401234567",
    "+358401234567, +46701234567",
    "'+358401234567+1",
    "'+1*2",
    "",
  ]);
});

test("any texts come back as they were, but for formulas", async () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom('"', ";", "\r", "\n", "=", "'", "ä", " ") }),
  );
  const tables = fc.array(fc.array(anyText, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const two = [0, 1].map((index): Column<string[]> => {
        return { header: `${index}`, kind: "text", width: 9, value: (row) => row[index] ?? null };
      });
      const writer = await csvWriter(two);
      const file = `${writer.add(rows)}${writer.end()}`;
      const [, ...read] = z
        .array(z.array(z.string()))
        .parse(parse(file, { delimiter: ";", bom: true, record_delimiter: "\r\n" }));
      expect(read).toEqual(rows.map((row) => row.map(neutralised)));
    }),
  );
});
