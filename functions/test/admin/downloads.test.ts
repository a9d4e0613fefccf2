import type { User } from "@halkopiha/domain/accounts/user.ts";
import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import * as rows from "@halkopiha/domain/contract/admin/downloads.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newSeller } from "../support/market.ts";
import { withManySellers } from "../support/seller-list/many-stored.ts";
import {
  csvLines,
  escapeFormula,
  header,
  readSellerRows,
  readSheet,
  xlsxRows,
} from "../support/seller-list/seller-lists.ts";

const admin = new Client();
const personalId = "131052-308T";

/** Sellers with characters that CSV or XLSX must escape, with texts that look like formulas, and with null fields. */
const awkward: Partial<User>[] = [
  { business: false, fullName: "Åke Öljymäki; Sytykkeet ja höylälastut" },
  { business: true, companyName: 'Puu "Pölli" Oy, <Äänekoski> & pojat' },
  { contactPerson: "Rivi yksi\nRivi kaksi\r\nRivi kolme" },
  { business: false, fullName: '=HYPERLINK("https://paha.example";"Klikkaa")' },
  { website: null, email: null, ytunnus: null },
  { business: false, fullName: "🪵 Halko _x0041_", contactPerson: "@SUM(A1)" },
];

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  const sellers = await Promise.all(awkward.map((change) => newSeller(change)));
  await Promise.all(
    sellers.map(({ _id }) =>
      database.collection("users").doc(_id).update({ socialSecurityNumber: personalId }),
    ),
  );
});

const download = async (row: (typeof rows)[keyof typeof rows]) =>
  new Uint8Array(await (await admin.call(row, {})).arrayBuffer());

test("the CSV lists every seller, oldest first, cell by cell", async () => {
  const lines = csvLines(await download(rows.downloadSellerListCsv));
  const sellers = await readSellerRows();
  expect(lines).toEqual([header, ...sellers.map((row) => row.map(escapeFormula))]);
  expect(sellers.length).toBeGreaterThan(awkward.length);
});

test("the workbook tells of every seller, oldest first, cell by cell", async () => {
  const lines = xlsxRows(await download(rows.downloadSellerListExcel));
  // SheetJS converts CRLF to LF.
  const sellers = (await readSellerRows()).map((row) => row.map((cell) => cell.replaceAll("\r\n", "\n")));
  expect(lines).toEqual([header, ...sellers]);
});

test("Finnish Excel opens the CSV as it is: byte order mark, semicolons, lines as Windows ends them", async () => {
  const file = Buffer.from(await download(rows.downloadSellerListCsv));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString().split("\r\n")[0]).toBe(`\uFEFF${header.join(";")}`);
});

test("dates and numbers of the workbook can be counted with, and postal codes keep their zeros", async () => {
  const sheet = readSheet(await download(rows.downloadSellerListExcel));
  const cell = (name: string) => sheet[`${String.fromCharCode(65 + header.indexOf(name))}2`];
  expect(cell("Luotu")).toMatchObject({ t: "n", z: "d\\.m\\.yyyy" });
  expect(cell("Toimitusalueita")).toMatchObject({ t: "n" });
  expect(cell("Postinumero")).toMatchObject({ t: "s", v: expect.stringMatching(/^\d{5}$/) });
});

describe.each(Object.entries(rows))("§7 %s", (_name, row) => {
  test("is a download that no cache stores", async () => {
    const { headers } = await admin.request(row, {});
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": row.file.contentType,
      "content-disposition": `attachment; filename="${row.file.name}"`,
      "cache-control": "private, no-store",
    });
  });

  test("holds nobody's henkilötunnus", async () => {
    const file = await download(row);
    const cells = row.file.name.endsWith("csv") ? csvLines(file) : xlsxRows(file);
    expect(cells.flat().filter((text) => text.includes(personalId))).toEqual([]);
  });

  test("is denied to a seller", async () => {
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    expect(parseErrorBody(await seller.request(row, {})).code).toBe("forbidden");
  });
});

test("a list of more than 1,000 sellers is rejected at once, and says what to do", async () => {
  await withManySellers(maxDirectSellers, async () => {
    for (const row of Object.values(rows)) {
      expect(parseErrorBody(await admin.request(row, {}))).toMatchObject({
        code: "listTooLong",
        message: expect.stringContaining("Pyydä luettelo, niin se kootaan taustalla."),
      });
    }
  });
});
