import { vatExemptNote } from "@halkopiha/domain/money/vat-note.ts";
import {
  createDeliveredOrder,
  createSampleReceipt,
} from "@halkopiha/domain/receipts/testing/sample-receipt.ts";
import { describe, expect, test } from "vitest";
import { drawReceipt } from "./draw-receipt.ts";
import { readPdf } from "./testing/read-pdf.ts";

const draw = async (...order: Parameters<typeof createSampleReceipt>) =>
  readPdf(await drawReceipt(createSampleReceipt(...order)));

describe("the receipt of a business", () => {
  test("has all that is agreed and all that the law asks for", async () => {
    const { pages } = await draw();
    const [text = ""] = pages;
    for (const shown of [
      "Kuitti K2026-0007",
      "Päiväys: 21.11.2026",
      "Tilausnumero: HP-261121-0000",
      "Tilattu: 1.11.2026",
      "Toimitettu: 20.11.2026",
      "Halkomestari Oy",
      "Y-tunnus: 1234567-1",
      "Aino Ahonala",
      "33100 Tampere",
      "Polttopuu, koivu",
      "3 irto-m³",
      "65,00 € / irto-m³",
      "Veroton yksikköhinta 51,79 €",
      "195,00 €",
      "Toimitus",
      "45,00 €",
      "25,5 %",
      "191,24 €",
      "48,76 €",
      "240,00 €",
      "10 %",
      "251,00 €",
      "Maksuehto: 14 päivää netto",
      "Eräpäivä: 5.12.2026",
      "Tilinumero (IBAN): FI21 1234 5600 0007 85",
      "Pankin tunnus (BIC): NDEAFIHH",
      "Viitenumero: 2611 21000 00005",
      "eikä kuitti osoita, että hinta on maksettu.",
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain(vatExemptNote);
  });

  test("has a title, a language and a structure for screen readers", async () => {
    const { title, language, isTagged, roles } = await draw();
    expect(title).toMatch(/^Kuitti K2026-0007, tilaus HP-/);
    expect(language).toBe("fi-FI");
    expect(isTagged).toBe(true);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(new Set(roles)).toEqual(new Set(["Root", "H1", "H2", "P", "Table", "TR", "TH", "TD"]));
  });

  test("is the same file however often it is drawn", async () => {
    const receipt = createSampleReceipt();
    const [one, other] = [await drawReceipt(receipt), await drawReceipt(receipt)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});

test("the receipt of a private seller who charges no VAT says so, and shows none", async () => {
  const { seller, totals } = createDeliveredOrder();
  const byVat = [{ vat: 0, net: 25_100, tax: 0, gross: 25_100 }] as const;
  const { pages } = await draw({
    seller: { ...seller, business: false, companyName: null, ytunnus: null },
    totals: { ...totals, byVat: [...byVat] },
  });
  const [text = ""] = pages;
  expect(text).toContain(vatExemptNote);
  expect(text).toContain("251,00 €");
  for (const hidden of ["Verokanta", "25,5 %", "Veroton", "Y-tunnus"]) expect(text).not.toContain(hidden);
});

test("the receipt of a private seller without a Y-tunnus says that VAT is not shown", async () => {
  const { seller } = createDeliveredOrder();
  const { pages } = await draw({ seller: { ...seller, business: false, companyName: null, ytunnus: null } });
  expect(pages[0]).toContain("Arvonlisäveroa ei ole eritelty, koska myyjällä ei ole Y-tunnusta.");
  expect(pages[0]).not.toContain("Verokanta");
});

test.each([
  ["Áilu Ŋuorgŋá Šaara", "Áilu Ŋuorgŋá Šaara"],
  ["Наталья Иванова", "Наталья Иванова"],
  ["Aino 🪵 Ahonala", "Aino ? Ahonala"],
])("the name %s is written as %s", async (firstname, written) => {
  const { buyer } = createDeliveredOrder();
  const { pages } = await draw({ buyer: { ...buyer, firstname } });
  expect(pages[0]).toContain(written);
});

test("a receipt of a hundred lines has several numbered pages, each with the head of the table, and every line", async () => {
  const [line] = createDeliveredOrder().items;
  const items = Array.from({ length: 100 }, (_, index) =>
    line ? [{ ...line, name: `Tuote ${index} ` }] : [],
  ).flat();
  const { pages } = await draw({ items });
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.join("\n");
  for (const { name } of items) expect(text).toContain(`${name}, koivu`);
  for (const [index, page] of pages.entries()) expect(page).toContain(`sivu ${index + 1} / ${pages.length}`);
  expect(pages.filter((page) => page.includes("Verollinen yksikköhinta")).length).toBeGreaterThan(3);
});
