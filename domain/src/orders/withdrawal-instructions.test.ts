import { expect, test } from "vitest";
import { listWithdrawalForm, listWithdrawalInstructions } from "./withdrawal-instructions.ts";

const place = { _id: "orivesi", location: "Orivesi" };
const seller = {
  _id: "halkomestari",
  business: true,
  ytunnus: "1234567-1",
  companyName: "Puu Oy",
  fullName: "Mikko Mäki",
  phonenumber: "050 000 0456",
  email: "puu@posti.example",
  address: {
    street: "Sahatie 2",
    zip: "35300",
    locality: place,
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
};
const birch = {
  _id: "birch",
  name: "Polttopuu",
  quantity: 2,
  unit: "Irto-m3",
  unitPrice: 6500,
  vat: 2550,
} as const;
const felling = { ...birch, _id: "felling", name: "Puunkaato", unit: "tunti" } as const;

test("the period for goods begins when they are received", () => {
  expect(listWithdrawalInstructions({ items: [birch], seller }).join(" ")).toContain(
    "päättyy 14 päivän kuluttua siitä, kun te tai ilmoittamanne kolmas osapuoli",
  );
});

test("the period for services begins with the contract, and nothing is sent back", () => {
  const text = listWithdrawalInstructions({ items: [felling], seller }).join(" ");
  expect(text).toContain("päättyy 14 päivän kuluttua sopimuksen tekemisestä");
  expect(text).not.toContain("lähetettävä tavarat takaisin");
});

test("the instructions say whom to notify", () => {
  expect(listWithdrawalInstructions({ items: [birch], seller }).join(" ")).toContain(
    "(Puu Oy, Sahatie 2, 35300 Orivesi, 050 000 0456, puu@posti.example)",
  );
});

test("the form is addressed to the seller and names the order", () => {
  const form = listWithdrawalForm({ items: [birch], seller, orderNumber: "HP-2026-0001" });
  expect(form).toContain("Vastaanottaja: Puu Oy, Sahatie 2, 35300 Orivesi, 050 000 0456, puu@posti.example");
  expect(form.join(" ")).toContain("seuraavien tavaroiden toimitusta: tilaus HP-2026-0001");
});
