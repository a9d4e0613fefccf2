import {
  describeKept,
  formatRetention,
  listKeptRules,
  retention,
} from "@halkopiha/domain/admin/retention.ts";
import { erasureGraceDays, orderContactDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { RecallForm } from "@halkopiha/domain/recalls/recall.ts";
import { chooseChannel } from "@halkopiha/domain/recalls/recall-channel.ts";
import { minRemedies, recallHeadline } from "@halkopiha/domain/recalls/recall-labels.ts";
import { sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { adminRestrictions } from "@halkopiha/domain/reports/admin-restrictions.ts";
import { appealDays } from "@halkopiha/domain/reports/appeal-period.ts";
import { minRemovals } from "@halkopiha/domain/reports/repeat-offenders.ts";
import { reportReasonLabels } from "@halkopiha/domain/reports/report-reasons.ts";
import { sorts } from "@halkopiha/domain/search/options.ts";
import { factorTexts, sortRules } from "@halkopiha/domain/search/sort-factors.ts";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { sortLabels } from "../../market/products/sort-labels.ts";
import { Component as ContactPointsPage } from "./contact-points-route.tsx";
import { Component as PrivacyPage } from "./privacy-route.tsx";
import { Component as QualityPage } from "./quality-route.tsx";
import { Component as ReviewRulesPage } from "./review-rules-route.tsx";
import { Component as SalesTermsPage } from "./sales-terms-route.tsx";
import { Component as SortRulesPage } from "./sort-rules-route.tsx";

function textOf(Page: ComponentType): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test.each([
  ["both VAT classes", /25,5 %.*10 %/],
  ["that an order reserves the stock", /varataan sinulle tilaushetkellä/],
  ["that delivery may be unpriced", /Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa\./],
  ["the right to withdraw", /14 päivän kuluessa/],
])("the sales terms state %s, §8 and §9", (_what, words) => {
  expect(textOf(SalesTermsPage)).toMatch(words);
});

const quality: readonly (readonly [words: string, claim?: string])[] = [
  ["Vähintään 90 % klapeista", "s5-53"],
  ["Kosteus alle 25 %", "s5-54"],
  ["Ei muovia, nokea, hiiltä, metallia, kemikaaleja, lunta eikä jäätä", "s5-55"],
  ["25 cm ±2 cm"],
  ["33 cm ±3 cm"],
  ["40 cm ±4 cm"],
  ["50 cm ±5 cm"],
  ["Halko 100 cm ±5 cm"],
];

for (const [words, claim = []] of quality) {
  test(`the quality requirements state: ${words}, §5 and §9`, { tags: claim }, () => {
    expect(textOf(QualityPage)).toContain(words);
  });
}

test.each(sorts)("the page of the sort orders names the factor by which the server sorts: %s", (sort) => {
  const { factor, direction } = sortRules[sort];
  const text = textOf(SortRulesPage);
  const ends = factor === "createdAt" ? ["vanhin", "uusin"] : ["pienin", "suurin"];
  expect(text).toContain(`${sortLabels[sort]} ${factorTexts[factor]} ${ends[direction === "asc" ? 0 : 1]}`);
});

test.each([
  ["that reviews are of delivered orders", "vasta kun myyjä on merkinnyt tilauksen toimitetuksi"],
  ["how long one may write", "6 kuukauden kuluessa toimituksesta"],
  ["how long one may change", "14 päivän ajan"],
  ["from when on there is an average", "kun arvosteluja on vähintään 3"],
  ["what is not verified", "Emme tarkista ostajan henkilöllisyyttä"],
  ["who may hide", "Syy kerrotaan ostajalle ja myyjälle"],
])("the page of the reviews states %s", (_what, words) => {
  expect(textOf(ReviewRulesPage)).toContain(words);
});

test.each([
  ["how long mails are kept", "Sähköpostit ja tekstiviestit 90 päivää viestin kirjoittamisesta"],
  ["how long orders are kept", "Tilaukset 7 vuotta tilauksesta"],
  ["the only cookie", "yhtä evästettä, __session"],
  ["where to complain", "valituksen tietosuojavaltuutetulle"],
  ["why the personal identity code is asked", "alustatulojen ilmoittamiseksi verottajalle"],
])("the page of privacy states %s, §5 and §9", (_what, words) => {
  expect(textOf(PrivacyPage).replaceAll(" ,", ",")).toContain(words);
});

test.each(Object.values(retention))("the page of privacy says how long this is kept: $label", (rule) => {
  expect(textOf(PrivacyPage)).toContain(`${rule.label} ${formatRetention(rule)} ${rule.since}`);
});

test.each(listKeptRules())(
  "the page of privacy says what law keeps although one asks for deletion: $label",
  (rule) => {
    expect(textOf(PrivacyPage)).toContain(describeKept(rule));
  },
);

test.each([
  ["that sellers copy their data themselves", "Profiilin kohdasta Tilinhallinta lataat omat tietosi"],
  ["how long a deletion can be taken back", `${erasureGraceDays} päivän kuluttua`],
  ["how buyers ask for it", "sähköpostiosoitteen tai puhelinnumeron, jolla asioit"],
  ["that open orders come first", "Keskeneräisen tilauksen tietoja emme poista"],
  ["how long both need each other's address", `alle ${orderContactDays} päivää`],
])("the page of privacy states %s", (_what, words) => {
  expect(textOf(PrivacyPage)).toContain(words);
});

test.each([
  ["who is reached under which law", /artiklan 11 .*artiklan 12 .*2023\/988 artiklan 22 /],
  ["in which languages", /suomeksi ja englanniksi/],
  ["every reason of a report", new RegExp(Object.values(reportReasonLabels).join(" .*"))],
  ["that a person decides", /Jokaisen päätöksen tekee ihminen/],
  ["how long one may appeal", new RegExp(`kerran, maksutta, ${appealDays} päivän kuluessa`)],
  ["who is a repeat offender", new RegExp(`vuoden aikana piilotettu vähintään ${minRemovals} ilmoitusta`)],
  ["how recalls are headed", new RegExp(`otsikko on ”${recallHeadline}”`)],
  ["how many remedies a recall offers", new RegExp(`Hyvityksiä on vähintään ${minRemedies}\\.`)],
  ["by what buyers are told of a recall", /sähköpostilla tai, jos osoitetta ei ole, tekstiviestillä/],
  ["who is told that a recall was taken back", /perutaan, siitä kerrotaan samoille ostajille/],
  ["what else is reasoned", /poistamme ilmoituksen tai sen kuvan tai suljemme tai poistamme tilin/],
  ["how long reports are kept", /päätös säilyvät 2 vuotta viimeisestä muutoksesta/],
  ["how long it is known who reported", new RegExp(`päätöksestä on kulunut ${appealDays} päivää`)],
])("the page of the contact points states %s", (_what, words) => {
  expect(textOf(ContactPointsPage)).toMatch(words);
});

test("what the page says of recalls is what the code does", () => {
  const buyer = { email: "aino@posti.example", phonenumber: "050 000 0123" };
  expect(chooseChannel(buyer)).toBe("mail");
  expect(chooseChannel({ ...buyer, email: "" })).toBe("sms");
  expect(RecallForm.safeParse({ ...sampleRecallForm, remedies: ["refund"] }).success).toBe(false);
  for (const field of ["identification", "hazard", "action", "contact"])
    expect(RecallForm.safeParse({ ...sampleRecallForm, [field]: "" }).success).toBe(false);
  for (const call of ["deleteProduct", "deleteProductImage", "activateUser", "deleteUsers"])
    expect(Object.keys(adminRestrictions)).toContain(call);
});
