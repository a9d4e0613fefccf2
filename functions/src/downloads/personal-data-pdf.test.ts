import { expect, test } from "vitest";
import { drawPersonalData, listFields } from "./personal-data-pdf.ts";
import { readPdf } from "./receipt/testing/read-pdf.ts";

test("fields are named in Finnish, and what is empty is left out", () => {
  const order = {
    orderNumber: "HP-261128-AAAAA",
    buyer: { street: "Kirkkotie 1", note: "" },
    items: [{ quantity: 3 }],
    createdAt: "2026-11-28T10:00:00.000Z",
    delivery: true,
    phonenumbers: ["0500000123", "0500000124"],
    cancellation: null,
  };
  expect(listFields(order)).toEqual([
    ["Tilausnumero", "HP-261128-AAAAA"],
    ["Ostaja, Katuosoite", "Kirkkotie 1"],
    ["Tuotteet, 1, Määrä", "3"],
    ["Luotu", "28.11.2026 klo\u00a012.00"],
    ["Toimitus", "kyllä"],
    ["Puhelinnumerot", "0500000123, 0500000124"],
  ]);
});

async function* sampleDocuments(count: number) {
  yield { name: "users", label: "Tili", document: { username: "halkomestari" } };
  for (let number = 1; number <= count; number += 1)
    yield { name: "orders", label: "Tilaukset", document: { orderNumber: `HP-${number}` } };
}

test("the copy is a tagged PDF in Finnish with a heading for each kind of data", async () => {
  const { title, language, isTagged, pages, roles } = await readPdf(
    await drawPersonalData(sampleDocuments(2), new Date("2026-11-28T10:00:00Z")),
  );
  expect({ title, language, isTagged }).toEqual({
    title: "Omat tiedot Halkopihassa",
    language: "fi-FI",
    isTagged: true,
  });
  const text = pages.join(" ");
  for (const part of ["Käyttäjänimi: halkomestari", "Tilaukset", "Tilausnumero: HP-2", "kirjanpitolaki"])
    expect(text).toContain(part);
  expect(roles).toContain("H2");
});

test("of a long list the file has the first documents, and says where the others are", async () => {
  const { pages } = await readPdf(await drawPersonalData(sampleDocuments(205), new Date()));
  const text = pages.join(" ");
  expect(text).toContain("HP-200");
  expect(text).not.toContain("HP-201");
  expect(text).toContain("Loput ovat JSON-tiedostossa.");
});
