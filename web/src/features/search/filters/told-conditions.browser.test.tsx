import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const understood: Understood = {
  terms: [{ label: "koivu", typed: "koivua", isGuess: false }],
  place: null,
  conditions: [
    { kind: "amount", amount: 7, amountUnit: "Pino-m3", label: "7 pino-m³", typed: "7 mottia" },
    {
      kind: "price",
      maxPrice: 7000,
      priceUnit: "Irto-m3",
      label: "enintään 70 €/irto-m³",
      typed: "alle 70 e",
    },
    { kind: "sort", sort: "cheapest", label: "halvimmat", typed: "halvimmat" },
  ],
  ignored: [],
  unknownZip: null,
  overridden: ["maxPrice"],
};
const address = "/haku?maxPrice=100&queryString=halvimmat+7+mottia+koivua+alle+70+e";

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size}, the price, the amount and the order of the words are shown where they are chosen`, async () => {
    await setSize(size);
    answerSearch(() => ({ ...toResults([sampleFirewood()]), understood }));
    const screen = await renderSearch(address);
    const chips = screen.getByRole("list", { name: "Haun rajaukset" });
    await expect.element(chips.getByRole("link", { name: "Poista rajaus: 7 pino-m³" })).toBeVisible();
    expect(
      chips
        .getByRole("link", { name: /^Poista rajaus/ })
        .elements()
        .map((chip) => chip.textContent),
    ).toEqual(["koivu", "7 pino-m³", "enintään 70 €/irto-m³", "halvimmat"]);
    await expect.element(screen.getByLabelText("Järjestys")).toHaveDisplayValue("Halvimmat");
    await expect
      .element(screen.getByRole("button", { name: /^Minne\?/ }))
      .toHaveTextContent("Minne? Valitse paikkakuntaPaljonko? 7 pino-m³");
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("what the words tell is taken off by its chip", async () => {
  answerSearch(() => ({ ...toResults([sampleFirewood()]), understood }));
  const screen = await renderSearch(address);
  await screen.getByRole("link", { name: "Poista rajaus: enintään 70 €/irto-m³" }).click();
  await expect.poll(() => getQuery(screen)["queryString"]).toBe("koivu 7 pino-m³ halvimmat");
});

test("an order that is chosen counts more than that of the words, which lose it", async () => {
  answerSearch(() => ({ ...toResults([sampleFirewood()]), understood }));
  const screen = await renderSearch(address);
  await expect.element(screen.getByLabelText("Järjestys")).toHaveDisplayValue("Halvimmat");
  await screen.getByLabelText("Järjestys").selectOptions("Kalleimmat");
  await expect
    .poll(() => getQuery(screen))
    .toMatchObject({ sort: "expensive", queryString: "koivu 7 pino-m³ enintään 70 €/irto-m³" });
});

test("'lähin' without a place asks where the wood is wanted", async () => {
  const nearest = { kind: "sort", sort: "nearest", label: "lähin", typed: "lähin" } as const;
  answerSearch(() => ({
    ...toResults([sampleFirewood()]),
    understood: { ...understood, conditions: [nearest] },
  }));
  const screen = await renderSearch("/haku?queryString=lähin+koivu");
  await expect
    .element(screen.getByText("Kerro yllä, minne puut halutaan, niin saat tämän järjestyksen."))
    .toBeVisible();
});

test("'halvimmat' within a distance is shown in the order in which the server answers it: the nearest first", async () => {
  const distance = {
    kind: "distance",
    maxDistance: 60,
    label: "enintään 60 km päästä",
    typed: "alle 60 km päästä",
  } as const;
  answerSearch(() => ({
    ...toResults([sampleFirewood()]),
    understood: { ...understood, conditions: [...understood.conditions, distance] },
  }));
  const screen = await renderSearch(`${address}+alle+60+km+päästä`);
  await expect.element(screen.getByLabelText("Järjestys")).toHaveDisplayValue("Lähin");
});

test("on a phone the words of a search are changed in place, without a category or a region", async () => {
  await setSize("phone");
  const searches = answerSearch(() => toResults([sampleFirewood()]));
  const screen = await renderSearch("/haku?queryString=koivua");
  const words = screen.getByRole("searchbox", { name: "Muuta hakusanoja" });
  await expect.element(words).toHaveValue("koivua");
  await words.fill("leppää");
  await screen.getByRole("button", { name: "Hae uudelleen" }).click();
  await expect.poll(() => searches.at(-1)?.url.searchParams.get("queryString")).toBe("leppää");
  expect(getQuery(screen)).toEqual({ queryString: "leppää" });
});
