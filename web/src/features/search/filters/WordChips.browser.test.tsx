import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const birch = { label: "koivu", typed: "koivo", isGuess: true };
const length = { label: "33 cm", typed: "33 cm", isGuess: false };
const tampere = {
  kind: "locality" as const,
  id: "tampere",
  label: "Tampere",
  regionId: "pirkanmaa",
  typed: "Tampereelle",
  isGuess: false,
};
const understood: Understood = {
  terms: [birch, length],
  place: tampere,
  conditions: [],
  ignored: ["hyviä"],
  unknownZip: null,
  overridden: ["region", "name"],
};
const address =
  "/haku?category=Polttopuut&name=Halko&region=uusimaa&queryString=koivo+33+cm+hyviä+Tampereelle";

const answerUnderstood = (change: Partial<Understood> = {}) =>
  answerSearch(() => ({ ...toResults([sampleFirewood()]), understood: { ...understood, ...change } }));

for (const size of ["phone", "desk"] as const) {
  test(`what was understood is shown as chips on a ${size}, and filters that do not count are not`, async () => {
    await setSize(size);
    answerUnderstood();
    const screen = await renderSearch(address);
    const chips = screen.getByRole("list", { name: "Haun rajaukset" });
    await expect.element(chips.getByRole("link", { name: "Poista rajaus: 33 cm" })).toBeVisible();
    const names = chips.getByRole("link", { name: /^Poista rajaus/ }).elements();
    expect(names.map((chip) => chip.textContent)).toEqual(["koivu", "33 cm", "Tampere"]);
    await expect.element(screen.getByText("1 tuote Tampereelle")).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("a term or the place is taken off by its chip, and the other ones stay", async () => {
  answerUnderstood();
  const screen = await renderSearch(address);
  await screen.getByRole("link", { name: "Poista rajaus: koivu" }).click();
  await expect.poll(() => getQuery(screen)["queryString"]).toBe("33 cm Tampere");
  await screen.getByRole("link", { name: "Poista rajaus: Tampere" }).click();
  await expect.poll(() => getQuery(screen)["queryString"]).toBe("koivu 33 cm");
});

test("a guess and the words that do not count are said", async () => {
  answerUnderstood({ unknownZip: "99998" });
  const screen = await renderSearch(address);
  await expect
    .element(
      screen.getByText(
        "Sanalla ”koivo” haetaan: koivu. Haku ei ottanut huomioon: ”hyviä”. Postinumeroa 99998 ei tunneta.",
      ),
    )
    .toBeVisible();
});

test("while the search is pending the words are one chip", async () => {
  answerUnderstood();
  const screen = await renderSearch("/haku?queryString=koivuklapit");
  await expect.element(screen.getByRole("link", { name: "Poista rajaus: Tampere" })).toBeVisible();
});

test("'Tyhjennä' leaves the category only", async () => {
  answerUnderstood();
  const screen = await renderSearch(address);
  await screen.getByRole("link", { name: "Tyhjennä" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ category: "Polttopuut" });
});

test("a search that finds nothing at the place of the words leads to all of Finland", async () => {
  answerSearch((query) =>
    query.get("queryString") === "koivu 33 cm"
      ? toResults([sampleFirewood()])
      : { ...toResults([]), understood },
  );
  const screen = await renderSearch(address);
  await screen.getByRole("link", { name: "Etsi koko Suomesta" }).click();
  await expect.element(findCards(screen)).toBeVisible();
  expect(getQuery(screen)).not.toHaveProperty("region");
});

test("each product elsewhere says how far it is from the searched locality", async () => {
  const { owner } = sampleFirewood();
  const sellAt = (_id: string, coords: { lat: number; lng: number }, location: string) => {
    const locality = { _id: location.toLowerCase(), location, zoom: 11 };
    const address = { ...owner.address, coords, locality };
    return sampleFirewood({ _id, owner: { ...owner, _id, address } });
  };
  const here = sellAt("here", { lat: 61.5, lng: 23.8 }, "Tampere");
  const away = sellAt("away", { lat: 60.17, lng: 24.94 }, "Helsinki");
  answerSearch(() => toResults([here, away]));
  const screen = await renderSearch("/haku?category=Polttopuut&region=pirkanmaa&locality=tampere");
  await expect
    .element(
      findCards(screen)
        .nth(1)
        .getByText(/^Helsinki, .* · noin 2\d\d\skm$/),
    )
    .toBeVisible();
  await expect.element(findCards(screen).first().getByText(/noin/)).not.toBeInTheDocument();
});
