import { countOrders, listOrders, readOrder, searchOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, answerEachCall } from "../../../testing/calls/answer-calls.ts";
import { answerFromCache, failCall, goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as order from "../detail/order-route.tsx";
import * as list from "./list-route.tsx";

const first = sampleSellerOrder("AA11");
const second = sampleSellerOrder("BB22", { status: "in progress", createdAt: "2026-11-19T10:00:00.000Z" });

const counts = {
  recieved: 3,
  "in progress": 2,
  "in delivery": 0,
  delivered: 1000,
  withdrawn: 0,
  cancelled: 0,
};

/** The list and the page of an order, of which the server has some. */
async function renderOrders(orders: Order[] = [first, second], address = "/profiili") {
  logInAs(sampleBusiness());
  const counted = answerCall(countOrders, { counts });
  const requests = answerCall(listOrders, { orders });
  answerCall(readOrder, { order: first, totals: first.totals });
  const screen = await renderRoutes(
    [
      { path: "/profiili", ...list, HydrateFallback: () => null },
      { path: "/profiili/tilaukset/:id", ...order, HydrateFallback: () => null },
    ],
    address,
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "Profiili Tilaukset" })).toBeVisible();
  const chips = screen.getByRole("navigation", { name: "Tila" });
  return {
    screen,
    requests,
    counted,
    chips,
    cards: screen.getByRole("article"),
    field: screen.getByLabelText("Tilaus tai ostaja"),
    getQuery: () => screen.router.state.location.search,
  };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the list begins with the open orders, and counts the orders of each status in one row`, async () => {
    await setSize(size);
    const { chips, requests } = await renderOrders();
    expect(requests[0]?.url.search).toBe("?status=open&limit=24");
    const links = chips.getByRole("link");
    expect(links.elements().map(({ textContent }) => textContent)).toEqual([
      "Avoimet 5",
      "Vastaanotettu 3",
      "Käsittelyssä 2",
      "Toimituksessa 0",
      "Toimitettu 999+",
      "Peruutetut 0",
      "Kaikki 999+",
    ]);
    await expect.element(links.first()).toHaveAttribute("aria-current", "page");
    const tops = new Set(links.elements().map((link) => link.getBoundingClientRect().top));
    expect(tops.size).toBe(1);
    await expectNoAxeViolations();
  });
}

test("on a phone of 390 × 844 the first order is above the fold, and nothing scrolls sideways", async () => {
  const { cards } = await renderOrders();
  expect(cards.first().element().getBoundingClientRect().bottom).toBeLessThan(700);
  await expectFitsNarrowScreen();
});

test("the list is filtered by status, and shows all orders", async () => {
  const { chips, requests, getQuery } = await renderOrders();
  await chips.getByRole("link", { name: "Käsittelyssä" }).click();
  await expect.poll(() => requests.at(-1)?.url.search).toBe("?status=in+progress&limit=24");
  await chips.getByRole("link", { name: "Kaikki" }).click();
  await expect.poll(() => requests.at(-1)?.url.search).toBe("?limit=24");
  await expect.poll(getQuery).toBe("?status=all");
});

test("a seller filters the orders by day, also together with a status, and removes the filter again", async () => {
  const { screen, chips, requests, getQuery } = await renderOrders();
  await screen.getByText("Rajaa päivämäärän mukaan ja järjestä").click();
  const days = screen.getByRole("form", { name: "Päivät" });
  await days.getByLabelText("Ensimmäinen päivä").fill("2026-11-05");
  await days.getByLabelText("Viimeinen päivä").fill("2026-11-12");
  await expectNoAxeViolations();
  await days.getByRole("button", { name: "Rajaa päivät" }).click();
  await expect.poll(getQuery).toBe("?from=2026-11-05&to=2026-11-12");
  expect(requests.at(-1)?.url.search).toBe("?from=2026-11-05&to=2026-11-12&status=open&limit=24");
  await chips.getByRole("link", { name: "Kaikki" }).click();
  await expect.poll(() => requests.at(-1)?.url.search).toBe("?from=2026-11-05&to=2026-11-12&limit=24");
  await expect.element(days.getByLabelText("Ensimmäinen päivä")).toHaveValue("2026-11-05");
  await screen.getByRole("button", { name: "Poista rajaukset" }).click();
  await expect.poll(getQuery).toBe("?status=all");
});

test("a seller sorts the orders by the agreed time, and sees those of a day", async () => {
  const { screen, requests, getQuery } = await renderOrders();
  await screen.getByText("Rajaa päivämäärän mukaan ja järjestä").click();
  await screen.getByLabelText("Järjestys").selectOptions("Sovitun ajan mukaan");
  await expect.poll(() => requests.at(-1)?.url.search).toBe("?sort=time&status=open&limit=24");
  const day = screen.getByRole("form", { name: "Sovittu päivä" });
  await day.getByLabelText("Sovittu päivä").fill("2026-12-02");
  await day.getByRole("button", { name: "Näytä päivä" }).click();
  await expect.poll(getQuery).toBe("?sort=time&day=2026-12-02");
  await expect.element(screen.getByText("Tälle päivälle ei ole sovittu tilauksia.")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Poista rajaukset" }).click();
  await expect.poll(getQuery).toBe("");
});

test("a delivered order leaves the list of open orders at once, and the orders are counted again", async () => {
  const { cards, counted, chips } = await renderOrders();
  answerCall(countOrders, { counts: { ...counts, recieved: 2 } });
  const delivered: Order = { ...first, status: "delivered", updatedAt: "2026-11-21T10:00:00.000Z" };
  store.set(applyOrderUpdatesAtom, [delivered]);
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(chips.getByRole("link", { name: "Vastaanotettu 2" })).toBeVisible();
  expect(counted).toHaveLength(1);
});

for (const { query, text } of [
  { query: "", text: "Avoimia tilauksia ei ole." },
  { query: "?status=delivered", text: "Tässä tilassa ei ole tilauksia." },
  { query: "?status=all", text: "Tilauksia ei vielä ole." },
]) {
  test(`an empty list at '${query}' reads '${text}'`, async () => {
    const { screen } = await renderOrders([], `/profiili${query}`);
    await expect.element(screen.getByText(text)).toBeVisible();
  });
}

test("a list filtered by status is shown offline from a cached list", async () => {
  const { screen, chips, cards } = await renderOrders();
  await goOffline();
  answerFromCache(listOrders, { orders: [first, second] }, "2026-11-20T12:00:00.000Z");
  await chips.getByRole("link", { name: "Käsittelyssä" }).click();
  await expect.element(screen.getByText("Tallennettu 20.11.2026 klo 14.00")).toBeVisible();
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(cards.getByRole("link", { name: "HP-261120-BB22" })).toBeVisible();
});

test("orders of every status are searched by a buyer's name, which is in no URL", async () => {
  const { screen, field, requests, getQuery, chips } = await renderOrders();
  const searches = answerCall(searchOrders, { orders: [first] });
  await field.fill("Tuohimaa");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect.poll(() => searches.at(-1)?.body).toEqual({ limit: 24, search: "Tuohimaa" });
  expect(searches.at(-1)?.url.search).toBe("");
  await expect.poll(getQuery).toMatch(/^\?haku=[0-9a-f-]+$/);
  await expect.element(field).toHaveValue("Tuohimaa");
  await expect.element(chips.getByRole("link", { name: "Kaikki" })).toHaveAttribute("aria-current", "page");
  await chips.getByRole("link", { name: "Toimitettu" }).click();
  await expect
    .poll(() => searches.at(-1)?.body)
    .toEqual({ status: "delivered", limit: 24, search: "Tuohimaa" });
  await field.fill("");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect.poll(() => requests.at(-1)?.url.search).toBe("?status=open&limit=24");
});

test("on a phone the chosen status is in sight, and the hint of the search is whole", async () => {
  const { screen, chips } = await renderOrders([first], "/profiili?status=all");
  const isInSight = (name: RegExp) => {
    const { left, right } = chips.getByRole("link", { name }).element().getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  };
  expect(isInSight(/^Kaikki/)).toBe(true);
  expect(window.scrollY).toBe(0);
  await expect.element(screen.getByText("Numero, nimi, puhelin, sähköposti, osoite tai tuote")).toBeVisible();
  await screen.router.navigate("/profiili");
  await expect.poll(() => isInSight(/^Avoimet/)).toBe(true);
});

test("a search that finds nothing says so, and 'Tyhjennä haku' leads back to the open orders", async () => {
  const { screen, field, chips, getQuery } = await renderOrders();
  answerCall(searchOrders, { orders: [] });
  await field.fill("eisellaista");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect
    .element(screen.getByText("Haulla ei löytynyt tilauksia. Tarkista kirjoitusasu."))
    .toBeVisible();
  await expectNoAxeViolations();
  await chips.getByRole("link", { name: "Toimitettu" }).click();
  await expect.element(screen.getByText("Haulla ei löytynyt tilauksia tästä tilasta.")).toBeVisible();
  await expect.element(field).toHaveValue("eisellaista");
  await screen.getByRole("link", { name: "Tyhjennä haku" }).last().click();
  await expect.element(field).toHaveValue("");
  expect(getQuery()).toBe("");
});

test("a search that has not found anything yet goes on, and never says that there is nothing", async () => {
  const { screen, field, cards } = await renderOrders();
  const haapala: Order = { ...first, _id: "haapala", buyer: { ...first.buyer, lastname: "Haapala" } };
  const sent = answerEachCall(searchOrders, ({ body }) => {
    const at = Number(Object(body).cursor ?? 0);
    return at < 5 ? { orders: [], nextCursor: String(at + 1) } : { orders: [haapala] };
  });
  await field.fill("haapa");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect.element(screen.getByText(/^Haku on vielä kesken/)).toBeVisible();
  await expect.element(screen.getByText(/Haulla ei löytynyt/)).not.toBeInTheDocument();
  expect(sent).toHaveLength(4);
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Jatka hakua" }).click();
  await expect.poll(() => cards.elements()).toHaveLength(1);
});

test("offline, a search finds the orders of a cached list", async () => {
  const { screen, field, cards } = await renderOrders();
  failCall(countOrders);
  failCall(searchOrders);
  answerFromCache(listOrders, { orders: [first, second] }, "2026-11-20T12:00:00.000Z");
  await field.fill("BB22");
  await screen.getByRole("button", { name: "Hae" }).click();
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(cards.getByRole("link", { name: "HP-261120-BB22" })).toBeVisible();
});

test("'Takaisin' leads from an order back to the list with its filter and all pages that were loaded", async () => {
  const older = Array.from({ length: 30 }, (_, index) =>
    sampleSellerOrder(`C${index}`, { createdAt: `2026-10-01T10:00:${59 - index}.000Z` }),
  );
  const all = [first, ...older];
  const { screen, cards, getQuery, requests } = await renderOrders([], "/profiili?status=recieved");
  const sent = answerEachCall(listOrders, ({ url }) => {
    const start = url.searchParams.has("cursor") ? 24 : 0;
    const end = start + Number(url.searchParams.get("limit") ?? 24);
    return { orders: all.slice(start, end), ...(end < all.length && { nextCursor: "rest" }) };
  });
  await screen.router.navigate("/profiili?status=recieved&from=2026-01-01");
  await expect.poll(() => cards.elements()).toHaveLength(24);
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.poll(() => cards.elements()).toHaveLength(31);
  await cards.getByRole("link", { name: "HP-261120-AA11" }).click();
  await screen.getByRole("link", { name: "Takaisin" }).click();
  await expect.poll(() => cards.elements()).toHaveLength(31);
  expect(getQuery()).toBe("?status=recieved&from=2026-01-01");
  expect(sent.at(-1)?.url.searchParams.get("limit")).toBe("31");
  expect(requests).toHaveLength(1);
});

test("'Takaisin' leads to the list from an order whose address was opened", async () => {
  const { screen } = await renderOrders();
  await screen.router.navigate("/profiili/tilaukset/AA11", { replace: true });
  await screen.getByRole("link", { name: "Takaisin" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Profiili Tilaukset" })).toBeVisible();
});
