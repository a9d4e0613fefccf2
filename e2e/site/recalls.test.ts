import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { adminSession } from "../support/market/admin.ts";
import { database } from "../support/market/database.ts";
import { readMailText } from "../support/market/mails.ts";
import { createListing, newBirch, newSeller, useNewSellers } from "../support/market/new-seller.ts";
import { storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const headline = "TUOTETURVALLISUUTTA KOSKEVA TAKAISINVETO";
const hazard = "Puun seassa on kyllästettyä puuta. Sen savu on myrkyllistä.";

/** An order of a product, copied from one of the sample market. @returns its id */
async function storeOrder(sellerId: string, productId: string): Promise<string> {
  const orders = database.collection("orders");
  const sample = (await orders.doc("malli-00").get()).data() ?? {};
  const [line] = sample["items"];
  const ref = orders.doc();
  await ref.set({
    ...sample,
    items: [{ ...line, _id: productId }],
    seller: { ...sample["seller"], _id: sellerId },
    orderNumber: `HP-${ref.id.slice(0, 8)}`,
  });
  return ref.id;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a product is recalled, its buyer reads the notice, and the recall is taken back`, async ({
    newPage,
  }) => {
    const seller = await newSeller("basic");
    const product = await createListing(seller, newBirch);
    const orderId = await storeOrder(seller.user._id, product);

    const admin = await newPage(size);
    await storeSession(admin, await adminSession());
    await admin.goto(`/tuote/${product}`);
    await press(admin.getByRole("button", { name: "Vedä takaisin" }));
    const form = admin.getByRole("dialog", { name: "Vedä tuote takaisin" });
    await form.getByLabel("Mistä tuotteen tunnistaa").fill("Kaikki marraskuussa toimitetut puut.");
    await form.getByLabel("Vaara", { exact: true }).fill(hazard);
    await form.getByLabel("Mitä ostajan pitää tehdä").fill("Älä polta puita.");
    await form.getByLabel("Mistä saa lisätietoja maksutta").fill("Asiakaspalvelu, 050 000 0100.");
    await press(form.getByLabel(/^Vaihto turvalliseen/));
    await press(form.getByLabel(/^Hinnan palautus/));
    expect(await findAxeViolations(admin)).toEqual([]);
    await expectNoHorizontalScroll(admin);
    await press(form.getByRole("button", { name: "Vedä takaisin ja kerro ostajille" }));
    await waitForHeading(admin, "Hallinta Takaisinvedot");
    const row = admin
      .getByRole("row")
      .filter({ hasText: hazard })
      .filter({ hasText: "1 / 1 tilausta" })
      .first();
    await row.waitFor();
    expect(await findAxeViolations(admin)).toEqual([]);
    await expectNoHorizontalScroll(admin);

    const mail = await readMailText(`recall-${product}-1-${orderId}`);
    expect(mail).toContain(headline);
    const visitor = await newPage(size);
    const link = /\/tilaus\/\S+#t=[\w-]+/.exec(mail)?.[0] ?? "";
    await visitor.goto(link);
    await visitor.getByRole("heading", { level: 2, name: headline }).waitFor();
    await waitForText(visitor, hazard);
    expect(await findAxeViolations(visitor)).toEqual([]);
    await expectNoHorizontalScroll(visitor);
    await visitor.goto(`/tuote/${product}`);
    await waitForHeading(visitor, headline);
    expect(await findAxeViolations(visitor)).toEqual([]);

    await press(
      admin.locator(`tr:has(a[href$="${product}"])`).getByRole("button", { name: /^Peru takaisinveto/ }),
    );
    const dialog = admin.getByRole("dialog", { name: "Peru takaisinveto" });
    await dialog.getByLabel("Perustelu").fill("Näyte tutkittiin: puu ei ole kyllästettyä.");
    await press(dialog.getByRole("button", { name: "Peru takaisinveto" }));
    await admin
      .getByText(/^Takaisinveto on peruttu/)
      .first()
      .waitFor();
    expect(await readMailText(`recall-${product}-1-${orderId}-taken-back`)).toContain("ei ole kyllästettyä");
    await visitor.goto(link);
    await waitForHeading(visitor, "Tilauksesi");
    await waitForText(visitor, "Vaiheet");
    await expect(visitor.getByRole("heading", { name: headline })).toHaveCount(0);
    await database.collection("orders").doc(orderId).delete();
  });
}
