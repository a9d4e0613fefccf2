import { press } from "../support/browser/keyboard.ts";
import { expect, test } from "../support/test.ts";

for (const size of ["phone", "desk"] as const) {
  test(`everyday Finnish finds what it means on a ${size}, and a price is seen without scrolling`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    await page.goto(
      `/haku?category=Polttopuut&queryString=${encodeURIComponent("koivuklapeja 33 cm Orivedelle")}`,
    );
    const filters = page.getByRole("list", { name: "Haun rajaukset" });
    await filters.getByRole("link", { name: "Poista rajaus: Orivesi" }).waitFor();
    const chips = await filters.getByRole("link", { name: /^Poista rajaus/ }).allTextContents();
    expect(chips).toEqual(["koivu", "polttopuu", "33 cm", "Orivesi"]);
    const cards = page.getByRole("region", { name: "Hakutulokset" }).getByRole("article");
    await expect(cards.first()).toContainText("Polttopuu, koivu");
    await expect(cards.first()).toContainText("Pilke 33 cm");
    await expect(page.getByText(/^\d+ tuotetta Orivedelle$/)).toBeVisible();
    await expect(cards.first().getByText(/€/).first()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Ilmoita uusista" })).toBeInViewport();

    await press(filters.getByRole("link", { name: "Poista rajaus: 33 cm" }));
    await page.waitForURL((url) => url.searchParams.get("queryString") === "koivu polttopuu Orivesi");
    await expect(filters.getByRole("link", { name: "Poista rajaus: 33 cm" })).not.toBeVisible();
    await expect(cards.first()).toContainText("koivu");
  });
}

test("pickup in a locality finds only the sellers there", async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi&deliveryMethod=Noutopiste");
  const cards = page.getByRole("region", { name: "Hakutulokset" }).getByRole("article");
  await cards.first().waitFor();
  for (const card of await cards.all()) await expect(card).toContainText("Orivesi, Pirkanmaa");
});
