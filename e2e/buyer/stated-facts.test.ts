import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { findAxeViolations } from "../support/browser/axe.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { expect, test } from "../support/test.ts";

for (const size of ["phone", "desk"] as const) {
  test(`a buyer on a ${size} reads what the seller states and guarantees, before the order and after it @${size}`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    await page.goto("/tuote/halkomestari~halko");
    const stated = page.getByRole("region", { name: "Myyjän ilmoittamat tiedot" });
    await stated.getByText(/^17,5\s%, mitattu /).waitFor();
    for (const text of [...drynessGuarantee, "26FIHALKOPIHA1"]) await waitForText(stated, text);
    expect(await findAxeViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page);

    await page.goto(await orderBirch(page, "halkomestari-halko"));
    await waitForHeading(page, "Tilauksesi");
    await page
      .getByText(/kosteus 17,5\s%, mitattu .* · kuivuustakuu · EUDR-ilmoitusnumero 26FIHALKOPIHA1/)
      .first()
      .waitFor();
    await waitForText(page, drynessGuarantee[1]);
    expect(await findAxeViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page);
  });
}
