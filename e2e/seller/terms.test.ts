import { acceptByRegistering, findAcceptance, tellOfTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import { newestTerms, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import {
  type NewSeller,
  newSeller,
  openProfile,
  readAccount,
  useNewSellers,
} from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const newest = newestTerms();
const accept = { name: "Hyväksy uudet ehdot" } as const;

/** Stores what the nightly job stores of a seller who has accepted the first version. */
async function tellOfNewest({ user }: NewSeller): Promise<void> {
  const registered = acceptByRegistering({}, termsVersions[0].version, "2026-03-12T10:00:00.000Z");
  const told = tellOfTerms(registered, new Date().toISOString());
  await database.doc(`users/${user._id}`).update({ ...told.user, knownTerms: newest.version });
}

for (const size of ["phone", "desk"] as const) {
  test(`a seller is told of new terms, reads them, and accepts them, on a ${size}`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const seller = await newSeller();
    await tellOfNewest(seller);
    const page = await newPage(size);
    await openProfile(page, seller);
    const notice = page.getByRole("region", { name: /^Käyttöehdot muuttuvat / });
    await press(notice.getByText("Mitä muuttuu"));
    for (const change of newest.changes) await waitForText(notice, change);
    await expectNoHorizontalScroll(page);
    await press(notice.getByRole("link", { name: "Lue uudet ehdot" }));
    await waitForHeading(page, `Käyttöehdot, versio ${newest.version}`);
    await expectNoHorizontalScroll(page);
    await page.goBack();
    await press(notice.getByRole("button", accept));
    await waitForText(page, "Käyttöehdot on hyväksytty.");
    await notice.waitFor({ state: "detached" });
    expect(findAcceptance(await readAccount(seller))?.version).toBe(newest.version);
    await page.goto("/profiili/tilinhallinta");
    const contract = page.getByRole("region", { name: "Sopimus" });
    await waitForText(contract, `Versio ${newest.version}`);
    expect(await contract.getByRole("button", accept).count()).toBe(0);
  });
}

test("every version of the terms has a page, which links the others", async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/kayttoehdot");
  await waitForHeading(page, "Käyttöehdot");
  for (const { version } of termsVersions) {
    await press(page.getByRole("link", { name: new RegExp(`^Versio ${version}, voimassa`) }));
    await waitForHeading(page, `Käyttöehdot, versio ${version}`);
    await page.reload();
    await waitForHeading(page, `Käyttöehdot, versio ${version}`);
  }
});
