import sharp from "sharp";
import { press } from "../support/browser/keyboard.ts";
import { openProfile } from "../support/market/new-seller.ts";
import { createSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("§7 an image is sent as a form with a PNG named 'cover' and the time", { tag: "@s7-note-7" }, async ({
  newPage,
}) => {
  const page = await newPage();
  // The browser does not expose the files of a form in its network events, so the page records the file's name and type.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get("image") : null;
      if (file instanceof File) document.documentElement.dataset["sent"] = `${file.name} ${file.type}`;
      return send.call(this, body);
    };
  });
  await page.route("**/api/products/*/image", (route) => route.abort());
  await openProfile(page, await createSession("halkomestari", "Halkomestari1"), "/polttopuut");
  await press(page.getByRole("button", { name: / kuva: / }).first());
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8a060" } }).jpeg();
  await page
    .getByLabel("Kuva", { exact: true })
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await photo.toBuffer() });
  const request = page.waitForRequest(/\/image$/);
  await press(page.getByRole("button", { name: "Lähetä kuva" }));
  expect((await request).headers()["content-type"]).toMatch(/^multipart\/form-data/);
  await expect
    .poll(() => page.locator("html").getAttribute("data-sent"))
    .toMatch(/^cover-\d{13}\.png image\/png$/);
});
