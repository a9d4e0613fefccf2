import { countUsers, listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { sampleUsers } from "../../../../testing/samples/sample-accounts.ts";
import { renderUsers } from "../testing/render-users.tsx";

beforeEach(() => setSize("desk"));

const renderLong = (query = "", search = "") =>
  renderUsers({ users: sampleUsers(15), nextCursor: "second", count: 214, query, search });

test("§9 'Seuraava' and 'Edellinen' turn the pages of the table without reading others", async () => {
  const { screen, getSentQuery } = await renderLong();
  const next = screen.getByRole("button", { name: "Seuraava" });
  const previous = screen.getByRole("button", { name: "Edellinen" });
  await expect.element(screen.getByText("Sivu 1 / 15, 214 käyttäjää")).toBeVisible();
  await expect.element(previous).not.toBeInTheDocument();
  answerCall(listUsers, { sellers: sampleUsers(15), nextCursor: "third" });
  await next.click();
  await expect.element(screen.getByText("Sivu 2 / 15, 214 käyttäjää")).toBeVisible();
  const third = answerCall(listUsers, { sellers: sampleUsers(1) });
  await next.click();
  await expect.element(screen.getByText("Sivu 3 / 15, 214 käyttäjää")).toBeVisible();
  expect(third[0]?.url.searchParams.get("cursor")).toBe("third");
  await expect.element(next).not.toBeInTheDocument();
  const second = answerCall(listUsers, { sellers: sampleUsers(15), nextCursor: "third" });
  await previous.click();
  await expect.element(screen.getByText("Sivu 2 / 15")).toBeVisible();
  expect(second[0]?.url.searchParams.get("cursor")).toBe("second");
  await previous.click();
  await expect.element(screen.getByText("Sivu 1 / 15")).toBeVisible();
  expect(second[1]?.url.searchParams.has("cursor")).toBe(false);
  expect(getSentQuery()).not.toHaveProperty("cursor");
});

test("a page is opened by its number, the first and the last by a press", async () => {
  const { screen, getSentQuery, getAddress } = await renderLong("?tila=aktiiviset");
  const page = screen.getByLabelText("Sivu", { exact: true });
  await page.fill("7");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Sivu 7 / 15, 214 käyttäjää")).toBeVisible();
  expect(getAddress()).toBe("?tila=aktiiviset&sivu=7");
  expect(getSentQuery()).toMatchObject({ page: "7", active: "true" });
  await screen.getByRole("button", { name: "Viimeinen" }).click();
  await expect.element(screen.getByText("Sivu 15 / 15")).toBeVisible();
  await screen.getByRole("button", { name: "Edellinen" }).click();
  await expect.poll(getSentQuery).toMatchObject({ page: "14" });
  await screen.getByRole("button", { name: "Ensimmäinen" }).click();
  await expect.poll(getAddress).toBe("?tila=aktiiviset");
});

test("a page that there is not, or that is too far, says so", async () => {
  const { screen } = await renderUsers({ users: sampleUsers(15), nextCursor: "second", count: 20_000 });
  const page = screen.getByLabelText("Sivu", { exact: true });
  await page.fill("2000");
  await userEvent.keyboard("{Enter}");
  await expect.element(page).toHaveAccessibleDescription("Kirjoita luku 1–1334.");
  await page.fill("600");
  await userEvent.keyboard("{Enter}");
  await expect.element(page).toHaveAccessibleDescription("Sivu on liian kaukana. Rajaa hakua.");
});

test("a page that somebody has sent as a link leads to its neighbours and back to the beginning", async () => {
  const { screen, getAddress, getSentQuery } = await renderLong("?sort=username&sivu=4&cursor=fourth");
  await expect.element(screen.getByText("Sivu 4 / 15, 214 käyttäjää")).toBeVisible();
  expect(getSentQuery()).toMatchObject({ cursor: "fourth" });
  await screen.getByRole("button", { name: "Edellinen" }).click();
  await expect.poll(getAddress).toBe("?sort=username&sivu=3");
  await screen.getByRole("button", { name: "Ensimmäinen" }).click();
  await expect.poll(getAddress).toBe("?sort=username");
});

test("a page that has been emptied leads back to the first", async () => {
  const { screen, getAddress } = await renderUsers({ users: [], count: 15, query: "?tili=basic&sivu=2" });
  await expect.element(screen.getByText("Tällä sivulla ei ole käyttäjiä.")).toBeVisible();
  await screen.getByRole("button", { name: "Ensimmäinen sivu" }).click();
  await expect.poll(getAddress).toBe("?tili=basic");
});

test("a search for several words says how many there are at most, and its pages follow one another", async () => {
  const { screen } = await renderLong("", "aino halmela");
  answerCall(countUsers, { count: 90, isExact: false, isMore: false });
  await screen.getByLabelText("Maksu").selectOptions("Maksetut");
  await expect.element(screen.getByText("Sivu 1, enintään 90 käyttäjää")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Seuraava" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Viimeinen" })).not.toBeInTheDocument();
});
