import type { Column } from "@halkopiha/domain/admin/table-column.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { xlsxWriter } from "./xlsx-writer.ts";

interface Log {
  wood: string | null;
  length: number | null;
  felled: string | null;
  isDry: boolean | null;
}

const columns: readonly Column<Log>[] = [
  { header: "Puu", kind: "text", width: 12, value: ({ wood }) => wood },
  { header: "Pituus & paino", kind: "number", width: 10, value: ({ length }) => length },
  { header: "Kaadettu", kind: "date", width: 10, value: ({ felled }) => felled },
  { header: "Kuiva", kind: "yesNo", width: 10, value: ({ isDry }) => isDry },
];
const birch: Log = { wood: "koivu", length: 33, felled: "2026-01-31T22:30:00.000Z", isDry: true };
const unknown: Log = { wood: null, length: null, felled: null, isDry: null };

async function xlsxOf<Row>(of: readonly Column<Row>[], ...pages: Row[][]): Promise<Uint8Array> {
  const writer = await xlsxWriter(of, "Pölkyt");
  return Buffer.concat(
    [...pages.map((page) => writer.add(page)), writer.end()].map((part) => Buffer.from(part)),
  );
}

function sheetIn(file: Uint8Array) {
  const book = read(file, { cellStyles: true, cellNF: true, sheetStubs: false });
  const sheet = book.Sheets["Pölkyt"];
  if (!sheet) throw new Error(`no sheet but ${book.SheetNames}`);
  return sheet;
}

test("texts are texts, numbers numbers, and dates days of the Finnish calendar", async () => {
  const sheet = sheetIn(await xlsxOf(columns, [birch], [{ ...birch, isDry: false }]));
  expect(sheet["A2"]).toMatchObject({ t: "s", v: "koivu" });
  expect(sheet["B2"]).toMatchObject({ t: "n", v: 33 });
  expect(sheet["C2"]).toMatchObject({ t: "n", v: 46054, w: "1.2.2026", z: "d\\.m\\.yyyy" });
  expect([sheet["D2"]?.v, sheet["D3"]?.v]).toEqual(["kyllä", "ei"]);
});

test("what is not known has no cell", async () => {
  const sheet = sheetIn(await xlsxOf(columns, [unknown, birch]));
  expect(["A2", "B2", "C2", "D2"].map((at) => sheet[at])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(sheet["A3"]?.v).toBe("koivu");
});

test("the first row is the header, every column is as wide as it should be and filters every row", async () => {
  const sheet = sheetIn(await xlsxOf(columns, [birch, birch], [birch]));
  expect(sheet["B1"]).toMatchObject({ t: "s", v: "Pituus & paino" });
  expect(sheet["!autofilter"]).toEqual({ ref: "A1:D4" });
  expect(sheet["!cols"]?.map((column) => column.width)).toEqual([12, 10, 10, 10]);
});

test.each(["=1+1", '=HYPERLINK("https://paha.example")', "+358 50", "-1", "@SUM(A1)"])(
  "%j is a text and no formula",
  async (wood) => {
    const cell = sheetIn(await xlsxOf(columns, [{ ...birch, wood }]))["A2"];
    expect(cell).toMatchObject({ t: "s", v: wood });
    expect(cell).not.toHaveProperty("f");
  },
);

test("an empty list still has its header", async () => {
  expect(utils.sheet_to_json(sheetIn(await xlsxOf(columns)), { header: 1 })).toEqual([
    ["Puu", "Pituus & paino", "Kaadettu", "Kuiva"],
  ]);
});

test("columns go on after Z", async () => {
  const many = Array.from({ length: 703 }, (_, index): Column<number> => {
    return { header: `${index}`, kind: "number", width: 9, value: (row) => row + index };
  });
  const sheet = sheetIn(await xlsxOf(many, [1000]));
  expect([sheet["Z2"]?.v, sheet["AA2"]?.v, sheet["ZZ2"]?.v, sheet["AAA2"]?.v]).toEqual([
    1025, 1026, 1701, 1702,
  ]);
});

test.each([
  ["a\u0000b\u001fc", "abc"],
  ["half \uD83E of a log", "half  of a log"],
  ["\uFFFE\uFFFFx", "x"],
  ["kaksi\nriviä", "kaksi\nriviä"],
  ["🪵 <b>&amp;</b>", "🪵 <b>&amp;</b>"],
  ["_x0041_", "_x0041_"],
  ["x".repeat(40_000), "x".repeat(32_767)],
])("%j reads %j", async (wood, read) => {
  expect(sheetIn(await xlsxOf(columns, [{ ...birch, wood }]))["A2"]?.v).toBe(read);
});

/** Texts of any characters, of unpaired surrogates, and of sequences that could break readers of workbooks. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({
    unit: fc.constantFrom("_", "x", "_x0041_", "\r", "\n", " ", "&", "&lt;", "]]>", "</t>", '"', "="),
  }),
);

test("any texts come back as they were, but for what XML forbids", async () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;
  const tables = fc.array(fc.array(anyText, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  const two = [0, 1].map((index): Column<string[]> => {
    return { header: `${index}`, kind: "text", width: 9, value: (row) => row[index] ?? null };
  });
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const [, ...read] = utils.sheet_to_json(sheetIn(await xlsxOf(two, rows)), {
        header: ["0", "1"],
        blankrows: true,
        defval: "",
      });
      // SheetJS itself converts the two characters of Windows line breaks to one line feed.
      const kept = (text = "") => text.replace(forbidden, "").replaceAll("\r\n", "\n");
      const written = rows.map(([first, second]) => ({ 0: kept(first), 1: kept(second) }));
      expect(read).toEqual(written);
    }),
  );
});
