import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { newestTerms, type TermsVersion, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { TermsPage } from "./TermsPage.tsx";
import { getTermsText } from "./terms-texts.ts";

/** The text of a page, a line for each paragraph, item, heading and row. */
const toText = (markup: string): string =>
  markup
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<\/(?:p|li|h1|h2|h3|tr|caption)>/g, "\n")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/ +/g, " ");

/** The text of a version without what the page says of the others. */
function textOfVersion({ version }: TermsVersion): string {
  const parts = getTermsText(version).map(({ id, title, Body }) => (
    <section key={id}>
      <h2>{title}</h2>
      <Body />
    </section>
  ));
  return toText(renderToStaticMarkup(<MemoryRouter>{parts}</MemoryRouter>)).trim();
}

const textOnPage = (terms: TermsVersion, today?: string): string =>
  toText(
    renderToStaticMarkup(
      <MemoryRouter>
        <TermsPage terms={terms} {...(today !== undefined && { today })} />
      </MemoryRouter>,
    ),
  );

test.each(termsVersions)(
  "version $version of the terms has the text that sellers were told of",
  async (terms) => {
    // It must stay as it is: what changes the text, also a number of `domain`, needs a new version. See `docs/operations/terms.md`.
    await expect(`${textOfVersion(terms)}\n`).toMatchFileSnapshot(`texts/version-${terms.version}.txt`);
  },
);

const claims: readonly (readonly [what: string, words: string, claims?: string | string[]])[] = [
  ["the yearly fee", "120,00 € , johon lisätään arvonlisävero 25,5 %", "s9-6"],
  ["the fee with its tax", "150,60 €", "s9-8"],
  ["when it is billed", "laskutetaan helmikuussa", "s9-7"],
  ["joining mid-year", "maksaa 10,00 € ja arvonlisäveron jokaiselta jäljellä olevalta kuukaudelta", "s9-9"],
  ["joining in May", "8 kuukautta 80,00 € 20,40 € 100,40 €"],
  ["updates by the maintainer", "vähintään 10,00 €", "s9-12"],
  ["the contract period", "kalenterivuosi", "s9-13"],
  ["notice", "viikkoa ennen sopimuskauden päättymistä", "s9-15"],
  ["the cap of liability", "enintään vuosimaksun suuruinen", "s9-16"],
  ["claims", "kuukauden kuluessa", "s9-17"],
  ["who may be a member", "Suomessa arvonlisäverovelvollinen", "s5-52"],
  ["who breaks the terms", "sulkea myyjän tilin", "s6-38"],
  ["the plans", "Basic ja Premium", ["s1-2", "s9-18"]],
];

for (const [what, words, tags = []] of claims) {
  test(`every version of the terms of use states ${what}, §5 and §9`, { tags }, () => {
    for (const terms of termsVersions) expect(textOfVersion(terms).replaceAll(/\s+/g, " ")).toContain(words);
  });
}

test("the page of the terms says which version is in force, which one is coming, and what each has changed", () => {
  for (const [index, terms] of termsVersions.entries()) {
    const text = textOnPage(terms, terms.inForce);
    const next = termsVersions[index + 1];
    expect(text).toContain(`Versio ${terms.version}, voimassa ${formatCalendarDay(terms.inForce)} alkaen.`);
    expect(text.includes("lue uudet ehdot")).toBe(next !== undefined);
    if (next) expect(text).toContain(`Ehdot muuttuvat ${formatCalendarDay(next.inForce)}: lue uudet ehdot`);
    for (const { changes } of termsVersions) for (const change of changes) expect(text).toContain(change);
  }
});

test("the page that is in force has the price list of today, and those of the versions do not", () => {
  const newest = newestTerms();
  expect(textOnPage(newest, newest.inForce)).toContain("Hinnasto nyt");
  expect(textOnPage(newest)).not.toContain("Hinnasto nyt");
});

test.each(termsVersions)("the page of version $version is the same on every day", (terms) => {
  const text = textOnPage(terms);
  expect(text).toContain(`Käyttöehdot, versio ${terms.version}`);
  expect(text).not.toContain("lue uudet ehdot");
  expect(toTermsPath(terms.version)).toBe(`/kayttoehdot/versio-${terms.version}`);
});
