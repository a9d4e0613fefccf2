import { expect, test } from "vitest";
import { sampleOrder as order } from "../../../test/support/sample-order.ts";
import { buyerConfirmation } from "./order-mails.ts";

const privateOrder = { ...order, seller: { ...order.seller, business: false, ytunnus: null } };

test("the confirmation of a business's order has its Y-tunnus, the instructions and the form of withdrawal", () => {
  const { text, html } = buyerConfirmation(order);
  for (const body of [text, html]) {
    expect(body).toContain("Yritys, Y-tunnus 1234567-1");
    expect(body).toContain("Teillä on oikeus peruuttaa tämä sopimus 14 päivän kuluessa");
    expect(body).toContain("Ilmoitan, että haluan peruuttaa tekemäni sopimuksen");
    expect(body).toContain("kuluttajariitalautakuntaan");
  }
});

test("the confirmation of a private seller's order says that there is no right to withdraw, and has no form", () => {
  const { text } = buyerConfirmation(privateOrder);
  expect(text).toContain(
    "Yksityishenkilö: kuluttajansuojalaki ei koske kauppaa. Kauppaan sovelletaan kauppalakia",
  );
  expect(text).not.toContain("Peruuttamislomake");
});

test("the confirmation names the seller's street only for a business", () => {
  expect(buyerConfirmation(order).text).toContain("Sahatie 2");
  expect(buyerConfirmation(privateOrder).text).not.toContain("Sahatie 2");
});
