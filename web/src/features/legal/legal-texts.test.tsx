import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Component as QualityPage } from "./quality-route.tsx";
import { Component as SalesTermsPage } from "./sales-terms-route.tsx";
import { Component as TermsPage } from "./terms-route.tsx";

function textOf(Page: ComponentType): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test.each([
  ["the yearly fee", "120,00 € , johon lisätään arvonlisävero 25,5 %"],
  ["the fee with its tax", "150,60 €"],
  ["when it is billed", "laskutetaan helmikuussa"],
  ["joining mid-year", "maksaa 10,00 € ja arvonlisäveron jokaiselta jäljellä olevalta kuukaudelta"],
  ["joining in May", "8 kuukautta 80,00 € 20,40 € 100,40 €"],
  ["updates by the maintainer", "vähintään 10,00 €"],
  ["the contract period", "kalenterivuosi"],
  ["notice", "viikkoa ennen sopimuskauden päättymistä"],
  ["the cap of liability", "enintään vuosimaksun suuruinen"],
  ["claims", "kuukauden kuluessa"],
  ["who may be a member", "Suomessa arvonlisäverovelvollinen"],
  ["who breaks the terms", "sulkea myyjän tilin"],
  ["the plans", "Basic ja Premium"],
  ["how long mails are kept", "Sähköpostit ja tekstiviestit 90 päivää viestin kirjoittamisesta"],
  ["how long orders are kept", "Tilaukset (kirjanpitolain vaatima aika) 7 vuotta tilauksesta"],
])("the terms of use state %s, §5 and §9", (_what, words) => {
  expect(textOf(TermsPage)).toContain(words);
});

test.each([
  ["both VAT classes", /25,5 %.*10 %/],
  ["that an order reserves the stock", /varataan sinulle tilaushetkellä/],
  ["that delivery may be unpriced", /Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa\./],
  ["the right to withdraw", /14 päivän kuluessa/],
])("the sales terms state %s, §8 and §9", (_what, words) => {
  expect(textOf(SalesTermsPage)).toMatch(words);
});

test.each([
  "Vähintään 90 % klapeista",
  "Kosteus alle 25 %",
  "Ei muovia, nokea, hiiltä, metallia, kemikaaleja, lunta eikä jäätä",
  "25 cm ±2 cm",
  "33 cm ±3 cm",
  "40 cm ±4 cm",
  "50 cm ±5 cm",
  "Halko 100 cm ±5 cm",
])("the quality requirements state: %s, §5 and §9", (words) => {
  expect(textOf(QualityPage)).toContain(words);
});
