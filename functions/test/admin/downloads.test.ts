import type { User } from "@halkopiha/domain/accounts/user.ts";
import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import * as calls from "@halkopiha/domain/contract/admin/downloads.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newSeller } from "../support/market.ts";
import { withManySellers } from "../support/seller-list/many-stored.ts";
import {
  csvLines,
  escapeFormula,
  header,
  readLineBreaks,
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

const sellerLists = [calls.downloadSellerListCsv, calls.downloadSellerListExcel] as const;

const download = async (call: (typeof sellerLists)[number]) =>
  new Uint8Array(await (await admin.call(call, {})).arrayBuffer());

const listedFiles = [calls.downloadListedCsv, calls.downloadListedExcel] as const;
type Listed = Parameters<typeof admin.call<(typeof listedFiles)[0]>>[1]["body"];

const downloadListed = async (call: (typeof listedFiles)[number], body: Listed) =>
  new Uint8Array(await (await admin.call(call, { body })).arrayBuffer());

test("the CSV lists every seller, oldest first, cell by cell", { tags: "s6-34" }, async () => {
  const lines = csvLines(await download(calls.downloadSellerListCsv));
  const sellers = await readSellerRows();
  expect(lines).toEqual([header, ...sellers.map((row) => row.map(escapeFormula))]);
  expect(sellers.length).toBeGreaterThan(awkward.length);
});

test("the workbook lists every seller, oldest first, cell by cell", { tags: "s6-34" }, async () => {
  const lines = xlsxRows(await download(calls.downloadSellerListExcel));
  const sellers = await readSellerRows();
  expect(lines).toEqual([header, ...sellers.map((row) => row.map(readLineBreaks))]);
});

test("Finnish Excel opens the CSV as it is: byte order mark, semicolons, lines as Windows ends them", async () => {
  const file = Buffer.from(await download(calls.downloadSellerListCsv));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString().split("\r\n")[0]).toBe(`\uFEFF${header.join(";")}`);
});

test("dates and numbers of the workbook can be counted with, and postal codes keep their zeros", async () => {
  const sheet = readSheet(await download(calls.downloadSellerListExcel));
  const cell = (name: string) => sheet[`${String.fromCharCode(65 + header.indexOf(name))}2`];
  expect(cell("Luotu")).toMatchObject({ t: "n", z: "d\\.m\\.yyyy" });
  expect(cell("Toimitusalueita")).toMatchObject({ t: "n" });
  expect(cell("Postinumero")).toMatchObject({ t: "s", v: expect.stringMatching(/^\d{5}$/) });
});

describe("what the list of users shows is downloaded:", () => {
  const columns = "username,phone,business";

  test("its filters, its order and its columns", async () => {
    const filters = { queryString: "posti", region: "kainuu", sort: "-username" } as const;
    const query = { ...filters, columns };
    const { sellers } = await admin.call(listUsers, { query: { ...filters, limit: 100 } });
    expect(sellers.length).toBeGreaterThan(1);
    const lines = sellers.map(({ username, business, contactInformation: { phonenumbers } }) => [
      username,
      business ? "kyllä" : "ei",
      phonenumbers.map(toE164).join(", "),
    ]);
    const expected = [["Käyttäjänimi", "Yritys", "Puhelin"], ...lines];
    expect(csvLines(await downloadListed(calls.downloadListedCsv, query))).toEqual(expected);
    expect(xlsxRows(await downloadListed(calls.downloadListedExcel, query))).toEqual(expected);
  });

  test("the selected users, in the order of the selection, without those who are gone", async () => {
    const body = { ids: ["mokkiklapi", "ei-ole", "halkomestari"], columns };
    const file = await (await admin.call(calls.downloadSelectedCsv, { body })).arrayBuffer();
    const [, ...lines] = csvLines(new Uint8Array(file));
    expect(lines.map(([username]) => username)).toEqual(["mokkiklapi", "halkomestari"]);
    const book = await (await admin.call(calls.downloadSelectedExcel, { body })).arrayBuffer();
    expect(xlsxRows(new Uint8Array(book)).slice(1)).toEqual(lines);
  });

  test("a phone number is in E.164, and no spreadsheet needs an apostrophe before it", async () => {
    const phonenumbers = ["040-123 4567", "+46 70 123 45 67"];
    const { username } = await newSeller({
      contactInformation: { firstname: "", lastname: "", phonenumbers },
      contactPerson: "+358 puhelin",
    });
    const lines = csvLines(
      await downloadListed(calls.downloadListedCsv, { columns: "username,contactPerson,phone" }),
    );
    expect(lines).toContainEqual([username, "'+358 puhelin", "+358401234567, +46701234567"]);
  });
});

describe("§6 root and admins are downloaded", () => {
  const listed = { admin: "true", sort: "name", columns: "role" } as const;
  const selected = { ids: ["yllapito", "juuri"], columns: "role" };
  const download = async (client: Client) => [
    csvLines(
      new Uint8Array(await (await client.call(calls.downloadListedCsv, { body: listed })).arrayBuffer()),
    ),
    csvLines(
      new Uint8Array(await (await client.call(calls.downloadSelectedCsv, { body: selected })).arrayBuffer()),
    ),
  ];

  test("by root", async () => {
    const [list, selection] = await download(await new Client().logIn("juuri", "Juurijuuri1"));
    expect(list?.flat()).toContain("Pääkäyttäjä");
    expect(selection).toHaveLength(3);
  });

  test("by no admin", async () => {
    expect(await download(admin)).toEqual([[["Rooli"]], [["Rooli"]]]);
  });
});

test("selected users are downloaded by admins only", async () => {
  const seller = await new Client().logIn("halkomestari", "Halkomestari1");
  const reply = await seller.request(calls.downloadSelectedCsv, { body: { ids: ["yllapito"] } });
  expect(parseErrorBody(reply).code).toBe("forbidden");
});

describe.each(sellerLists.map((call) => [call.file.name, call] as const))("§7 %s", (_name, call) => {
  test("is a download that no cache stores", async () => {
    const { headers } = await admin.request(call, {});
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": call.file.contentType,
      "content-disposition": `attachment; filename="${call.file.name}"`,
      "cache-control": "private, no-store",
    });
  });

  test("holds nobody's henkilötunnus", async () => {
    const file = await download(call);
    const cells = call.file.name.endsWith("csv") ? csvLines(file) : xlsxRows(file);
    expect(cells.flat().filter((text) => text.includes(personalId))).toEqual([]);
  });

  test("is denied to a seller", async () => {
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    expect(parseErrorBody(await seller.request(call, {})).code).toBe("forbidden");
  });
});

test("a list of more than 1,000 sellers is rejected at once, and says what to do", async () => {
  await withManySellers(maxDirectSellers, async () => {
    for (const call of sellerLists) {
      expect(parseErrorBody(await admin.request(call, {}))).toMatchObject({
        code: "listTooLong",
        message: expect.stringContaining("Pyydä luettelo, niin se kootaan taustalla."),
      });
    }
  });
});
