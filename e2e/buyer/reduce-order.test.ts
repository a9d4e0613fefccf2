import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

for (const size of ["phone", "desk"] as const) {
  test(`a seller has less than was ordered, and a buyer on a ${size} accepts it @${size}`, async ({
    newPage,
  }) => {
    const buyer = await newPage(size);
    const link = await orderBirch(buyer, "halkomestari-sekapuu-33");
    const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
    const seller = await newPage(size);
    await storeSession(seller, await createSession("halkomestari", "Halkomestari1"));
    await seller.goto(`/profiili/tilaukset/${id}`);
    await press(seller.getByRole("button", { name: "Pienennä määrää" }));
    const form = seller.getByRole("form", { name: "Tilauksen pienentäminen" });
    await press(form.getByRole("button", { name: "Ehdota ostajalle" }));
    await waitForText(seller, "Pienennä ainakin yhtä määrää.");
    await form.getByRole("textbox").nth(1).fill("0");
    await form.getByLabel(/^Syy/).fill("Sytykkeet loppuivat.");
    expect(await findAxeViolations(seller)).toEqual([]);
    await expectNoHorizontalScroll(seller);
    await press(form.getByRole("button", { name: "Ehdota ostajalle" }));
    await waitForText(seller, "Ehdotus on lähetetty ostajalle.");

    await buyer.goto(link);
    await waitForHeading(buyer, "Tilauksesi");
    await buyer
      .getByText(/Sytykkeet loppuivat\./)
      .first()
      .waitFor();
    expect(await findAxeViolations(buyer)).toEqual([]);
    await expectNoHorizontalScroll(buyer);
    await press(buyer.getByRole("button", { name: "Hyväksy muutos" }));
    await waitForText(buyer, "Tilaus on muutettu.");
    await buyer.reload();
    await waitForHeading(buyer, "Tilauksesi");
    await expect(buyer.getByRole("button", { name: "Hyväksy muutos" })).toHaveCount(0);
  });
}
