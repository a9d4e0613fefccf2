import { searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { countOrders, listOrders, searchOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, answerEachCall, holdCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { samplePanelOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./list-route.tsx";

const halkomestari = sampleBusiness({
  _id: "halkomestari",
  username: "halkomestari",
  companyName: "Halkomestarin Puu Oy",
});

async function openOrders(query = "") {
  logInAs(sampleAdmin());
  answerCall(countOrders, {
    counts: { recieved: 1, "in progress": 0, "in delivery": 0, delivered: 2, withdrawn: 0, cancelled: 0 },
  });
  const screen = await renderRoute(route, `/admin/tilaukset${query}`);
  const dialog = screen.getByRole("dialog", { name: "Valitse myyjä" });
  const days = screen.getByRole("form", { name: "Päivät" });
  await expect.element(days).toBeVisible();
  return {
    screen,
    dialog,
    days,
    first: days.getByLabelText("Ensimmäinen päivä"),
    last: days.getByLabelText("Viimeinen päivä"),
    press: (name: string) => screen.getByRole("button", { name }).click(),
    getQuery: () => screen.router.state.location.search,
    async searchSeller(name: string) {
      await dialog.getByLabelText("Myyjän nimi").fill(name);
      await dialog.getByRole("button", { name: "Hae" }).click();
    },
  };
}

test("a seller and days that are chosen before the orders have loaded are both kept", async () => {
  answerCall(listOrders, { orders: [samplePanelOrder()] });
  answerCall(searchUsers, { sellers: [halkomestari] });
  const { dialog, days, first, press, getQuery, searchSeller } = await openOrders();
  const { release } = holdCall(listOrders);
  await press("Valitse myyjä");
  await searchSeller("halkomestarin");
  await dialog.getByRole("button", { name: "Halkomestarin Puu Oy" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await first.fill("2026-11-01");
  await days.getByRole("button", { name: "Rajaa päivät" }).click();
  release();
  await expect.poll(getQuery).toBe("?userid=halkomestari&from=2026-11-01");
});

test("a search before the orders of a chosen seller have loaded stays with that seller", async () => {
  answerCall(listOrders, { orders: [samplePanelOrder()] });
  answerCall(searchOrders, { orders: [] });
  answerCall(searchUsers, { sellers: [halkomestari] });
  const { screen, dialog, press, getQuery, searchSeller } = await openOrders();
  const { release } = holdCall(listOrders);
  await press("Valitse myyjä");
  await searchSeller("halkomestarin");
  await dialog.getByRole("button", { name: "Halkomestarin Puu Oy" }).click();
  await screen.getByLabelText("Tilaus tai ostaja").fill("Tuohimaa");
  await screen.getByRole("search").getByRole("button", { name: "Hae" }).click();
  release();
  await expect.poll(getQuery).toMatch(/^\?userid=halkomestari&haku=/);
});

test("§2 an admin filters the orders by a seller's name and a status, and sees all of them again", async () => {
  answerCall(listOrders, { orders: [samplePanelOrder()] });
  const users = answerCall(searchUsers, { sellers: [halkomestari] });
  const { screen, dialog, press, getQuery, searchSeller } = await openOrders();
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("Hallinta Tilaukset");
  await expect.element(screen.getByRole("article")).toMatchTextContent("Myyjä: Halkomestarin Puu Oy");
  await press("Valitse myyjä");
  await searchSeller("halkomestarin");
  await dialog.getByRole("button", { name: "Halkomestarin Puu Oy" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Myyjä: Halkomestarin Puu Oy" })).toBeVisible();
  await expect.poll(getQuery).toBe("?userid=halkomestari");
  expect(users[0]?.body).toMatchObject({ queryString: "halkomestarin" });
  const delivered = answerCall(listOrders, { orders: [samplePanelOrder({ status: "delivered" })] });
  await screen.getByRole("link", { name: "Toimitettu" }).click();
  await expect.poll(getQuery).toBe("?status=delivered&userid=halkomestari");
  await expect.poll(() => delivered[0]?.url.search).toBe("?userid=halkomestari&status=delivered&limit=24");
  await press("Poista rajaukset");
  await expect.element(screen.getByRole("button", { name: "Valitse myyjä" })).toBeVisible();
  await expect.poll(getQuery).toBe("?status=delivered");
});

test("§2 a search that finds no seller says so", async () => {
  answerCall(listOrders, { orders: [] });
  answerCall(searchUsers, { sellers: [] });
  const { dialog, press, searchSeller } = await openOrders();
  await press("Valitse myyjä");
  await searchSeller("eisellaista");
  await expect.element(dialog.getByText("Myyjää ei löytynyt. Tarkista kirjoitusasu.")).toBeVisible();
});

test("a search for a seller goes on while there are more users to compare", async () => {
  answerCall(listOrders, { orders: [] });
  const found = sampleBusiness({ _id: "puula" });
  const sent = answerEachCall(searchUsers, ({ body }) => {
    const at = Number(Object(body).cursor ?? 0);
    return at < 5 ? { sellers: [], nextCursor: String(at + 1) } : { sellers: [found] };
  });
  const { dialog, press, searchSeller } = await openOrders();
  await press("Valitse myyjä");
  await searchSeller("puula puu");
  await expect.element(dialog.getByText(/^Haku on vielä kesken/)).toBeVisible();
  await expect.element(dialog.getByText(/Myyjää ei löytynyt/)).not.toBeInTheDocument();
  expect(sent).toHaveLength(4);
  await dialog.getByRole("button", { name: "Jatka hakua" }).click();
  await expect.element(dialog.getByRole("button", { name: /Puulan Puu Oy/ })).toBeVisible();
});

test("§2 orders are narrowed by days; the last may not come before the first", async () => {
  const sent = answerEachCall(listOrders, ({ url }) => ({
    orders: url.searchParams.has("from") ? [samplePanelOrder({ createdAt: "2026-11-06T10:00:00.000Z" })] : [],
  }));
  const { screen, first, last, press, getQuery } = await openOrders();
  await first.fill("2026-11-05");
  await last.fill("2026-11-01");
  await press("Rajaa päivät");
  await expect.element(last).toHaveAccessibleDescription("Viimeinen päivä on ennen ensimmäistä.");
  await expect.element(last).toHaveFocus();
  expect(getQuery()).toBe("");
  await last.fill("2026-11-12");
  await press("Rajaa päivät");
  await expect.poll(getQuery).toBe("?from=2026-11-05&to=2026-11-12");
  await expect.element(screen.getByRole("article")).toMatchTextContent("6.11.2026");
  expect(sent.at(-1)?.url.search).toBe("?from=2026-11-05&to=2026-11-12&status=open&limit=24");
});

for (const { query, text } of [
  { query: "?from=2020-01-01&to=2020-01-02", text: "Rajauksella ei löytynyt tilauksia." },
  { query: "?status=delivered", text: "Tässä tilassa ei ole tilauksia." },
  { query: "", text: "Avoimia tilauksia ei ole." },
  { query: "?status=all", text: "Tilauksia ei vielä ole." },
]) {
  test(`an empty list of orders at '${query}' reads '${text}'`, async () => {
    answerCall(listOrders, { orders: [] });
    const { screen } = await openOrders(query);
    await expect.element(screen.getByText(text)).toBeVisible();
  });
}

test("§2 an order of the panel links to its view there", async () => {
  answerCall(listOrders, { orders: [samplePanelOrder()] });
  const { screen } = await openOrders();
  const link = screen.getByRole("link", { name: "HP-2026-0001" });
  await expect.element(link).toHaveAttribute("href", "/admin/tilaukset/tilaus");
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerCall(listOrders, { orders: [samplePanelOrder()] });
    answerCall(searchUsers, { sellers: [halkomestari] });
    const { dialog, press, searchSeller } = await openOrders("?userid=halkomestari");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await press("Myyjä: Halkomestarin Puu Oy");
    await searchSeller("halko");
    await expect.element(dialog.getByRole("list", { name: "Löytyneet myyjät" })).toBeVisible();
    await expectNoAxeViolations();
  });
}
