import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import {
  answerSearch,
  answerSearchCalls,
  renderSearch,
  type SearchScreen,
  sampleProducts,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const findOffer = (screen: SearchScreen) => screen.getByRole("button", { name: "Ilmoita uusista" });

/** Answers with the first of very many products. */
const answerMany = () => answerSearch(() => ({ ...toResults(sampleProducts(12), "next"), total: 1000 }));

for (const { size, address, found } of [
  {
    size: "phone",
    address: "/haku?region=pirkanmaa&locality=tampere",
    found: /^Ainakin 1.000 tuotetta Tampereelle$/,
  },
  { size: "desk", address: "/haku?region=pirkanmaa", found: /^Ainakin 1.000 tuotetta Pirkanmaalla$/ },
  { size: "phone", address: "/ilmoitukset", found: /^Ainakin 1.000 tuotetta koko Suomessa$/ },
  { size: "desk", address: "/ilmoitukset", found: /^Ainakin 1.000 tuotetta koko Suomessa$/ },
] as const) {
  test(`on a ${size}, ${address} offers an alert beside the number of hits`, async () => {
    await setSize(size);
    answerMany();
    const screen = await renderSearch(address);
    // The name of the locality and the button come later.
    await expect.element(screen.getByText(found)).toBeVisible();
    await expect.element(findOffer(screen)).toBeVisible();
    const button = findOffer(screen).element().getBoundingClientRect();
    const text = screen.getByText(found).element().getBoundingClientRect();
    expect(text.right).toBeLessThanOrEqual(button.left);
    expect(Math.abs((text.top + text.bottom - button.top - button.bottom) / 2)).toBeLessThanOrEqual(1);
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("the alert is for the search that is shown", async () => {
  const sent = answerCall(createAlert, { message: "" });
  const screen = await renderSearch("/haku?region=pirkanmaa&category=Polttopuut&quality=kuiva");
  await findOffer(screen).click();
  const dialog = screen.getByRole("dialog", { name: "Ilmoita uusista" });
  await dialog.getByLabelText("Sähköposti").fill("aino@posti.example");
  await dialog.getByRole("button", { name: "Tilaa hakuvahti" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ search: { category: "Polttopuut", region: "pirkanmaa", quality: "kuiva" } }]);
});

test("the list of sellers offers an alert too", async () => {
  const screen = await renderSearch("/haku?nayta=myyjat");
  await expect.element(findOffer(screen)).toBeVisible();
});

test.each([
  ["finds nothing", undefined],
  ["has found nothing yet", "next"],
])("a search that %s offers one alert", async (_case, cursor) => {
  answerSearch(() => toResults([], cursor));
  const screen = await renderSearch("/haku?queryString=olematonta");
  await expect.element(findOffer(screen)).toBeVisible();
  expect(findOffer(screen).elements()).toHaveLength(1);
  await expectNoAxeViolations();
});
