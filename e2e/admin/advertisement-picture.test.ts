import { randomUUID } from "node:crypto";
import { createAdvertisement } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import sharp from "sharp";
import { press } from "../support/browser/keyboard.ts";
import { scrollTo, waitForText } from "../support/browser/screen.ts";
import { adminSession } from "../support/market/admin.ts";
import { callApi } from "../support/market/api-call.ts";
import { database } from "../support/market/database.ts";
import { expect, test } from "../support/test.ts";

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo of 12 million pixels, the upper half red and the lower half blue. */
async function createPhoto(): Promise<Buffer> {
  const upper = await paint(4000, 1500, "#c81e1e").png().toBuffer();
  return paint(4000, 3000, "#1e1ec8")
    .composite([{ input: upper, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Creates a subscription card with a price of its own, which its plan does not have. */
async function createCard(title: string): Promise<string> {
  const { token } = await adminSession();
  const descriptions = ["Vain kesäksi"];
  const body = { title, descriptions, priceTag: "kesässä", accountPlan: "basic", price: 6050 };
  const answer = createAdvertisement.response.parse(await callApi(createAdvertisement, { body, token }));
  return answer.advertisement._id;
}

test("an admin gives a subscription card a picture, and a visitor sees it with the price on the front page", {
  tag: "@s2-front-5",
}, async ({ openPanel, newPage, afterTest }) => {
  const title = `Kesätili ${randomUUID().slice(0, 6)}`;
  const id = await createCard(title);
  afterTest(() => database.collection("advertisements").doc(id).delete());
  const panel = await openPanel("tilit-ja-mainokset");
  await press(panel.getByRole("button", { name: `Lisää kuva: ${title}` }));
  await panel
    .getByLabel("Kuva", { exact: true })
    .setInputFiles({ name: "IMG_1234.jpg", mimeType: "image/jpeg", buffer: await createPhoto() });
  await panel.getByLabel("Siirrä rajausta nuolinäppäimillä").waitFor();
  await press(panel.getByRole("button", { name: "Lähetä kuva" }));
  await waitForText(panel, "Kuva on tallennettu.");
  await panel.getByRole("button", { name: `Vaihda kuva: ${title}` }).waitFor();

  const visitor = await newPage("phone");
  await visitor.goto("/");
  const more = visitor.getByRole("button", { name: `Lisätietoa: ${title}` });
  const card = visitor.getByRole("listitem").filter({ has: more });
  await scrollTo(visitor, "Myy omia puitasi");
  await waitForText(card, "60,50 €");
  await waitForText(card, "Tilin vuosimaksu 150,60 €");
  const picture = card.locator("img");
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(2, 1);

  await press(panel.getByRole("button", { name: `Vaihda kuva: ${title}` }));
  await press(panel.getByRole("button", { name: "Poista kuva" }));
  await press(panel.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }));
  await waitForText(panel, "Kuva on poistettu.");
  await panel.getByRole("button", { name: `Lisää kuva: ${title}` }).waitFor();
});
