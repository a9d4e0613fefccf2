import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import { adminSession, searchUsers } from "../support/admin.ts";
import { storeSession } from "../support/session.ts";
import type { Screen } from "./screen.ts";

type Act = (page: Page) => Promise<unknown>;

/** A page of the panel as root, who has all rights. */
const panel = (name: string, path: string, act?: Act): Screen => ({
  name: `admin-${name}`,
  path: "/robots.txt",
  act: async (page) => {
    await storeSession(page, await adminSession("juuri"));
    await page.goto(`/admin/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await act?.(page);
  },
});

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const mark = (page: Page) => page.getByRole("checkbox", { name: /^Valitse (?!kaikki)/ });

const edit: Act = async (page) => {
  await press(/^Muokkaa: /)(page);
  await page.getByRole("form", { name: "Käyttäjän tiedot" }).waitFor();
};

/** An edit conflict: another admin has changed the street of the same account. */
const changedMeanwhile: Act = async (page) => {
  const read = page.waitForResponse(/\/api\/users\//);
  await edit(page);
  const { user } = readUser.response.parse(await (await read).json());
  const address = { ...user.address, street: "Rantatie 1" };
  const current = { ...user, address, updatedAt: new Date().toISOString() };
  await page.route("**/api/admin/users/*", (route) =>
    route.fulfill({ status: 409, json: { code: "stale", message: "", current } }),
  );
  await page.getByLabel("Katuosoite").fill("Kirkkotie 2");
  await page.getByRole("button", { name: "Tallenna", exact: true }).click();
  await page.getByRole("region", { name: "Muutettu muualla" }).waitFor();
};

/** An edit conflict: another admin has activated the first pending account. */
const activatedMeanwhile: Act = async (page) => {
  await page.route("**/api/admin/users/*/activation", async (route) => {
    const { newUsers } = listNewUsers.response.parse(await (await waiting).json());
    const [user] = newUsers;
    const current = user && { ...user, userAccount: { ...user.userAccount, paid: true } };
    await route.fulfill({ status: 409, json: { code: "stale", message: "", current } });
  });
  const waiting = page.waitForResponse(/\/api\/admin\/users\/un-active/);
  await page.reload();
  await page
    .getByRole("button", { name: /^Maksettu ja aktivoi: / })
    .first()
    .click();
  await page.getByRole("region", { name: "Muutettu muualla" }).waitFor();
};

/** A draft that was typed before the page was reloaded. */
const restored: Act = async (page) => {
  await press(/^Muokkaa mainosta: /)(page);
  await page.getByRole("dialog").getByLabel("Otsikko").fill("Talvitili");
  await page.reload();
  await page.getByRole("button", { name: "Hylkää muutokset" }).waitFor();
};

/** Every screen of the admin panel. */
export const adminScreens: readonly Screen[] = [
  panel("kayttajat", "kayttajat"),
  panel("kayttajat-tyhja", "kayttajat", (page) => searchUsers(page, "eikukaan")),
  panel("kayttajat-valittu", "kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
  }),
  panel("kayttajat-poisto", "kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
    await press("Poista valitut")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
  }),
  panel("kayttajat-kumoa", "kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
    await press("Poista valitut")(page);
    await page.getByLabel(/^Vahvista kirjoittamalla/).fill("2");
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
    await page.getByText("2 käyttäjää poistetaan.").waitFor();
  }),
  panel("kayttaja", "kayttajat?sort=name", (page) =>
    page.getByRole("table").getByRole("row").nth(2).getByRole("button").first().click(),
  ),
  panel("kayttaja-muokkaus", "kayttajat?sort=name", edit),
  panel("kayttaja-muutettu", "kayttajat?sort=name", changedMeanwhile),
  panel("luo-kayttaja", "luo-kayttaja"),
  panel("luo-kayttaja-virheet", "luo-kayttaja", async (page) => {
    await page.getByLabel("Salasana").fill("heikko");
    await page.getByRole("form").getByRole("button", { name: "Luo käyttäjä" }).click();
  }),
  panel("tilaukset", "tilaukset"),
  panel("aktivointi-muutettu", "", activatedMeanwhile),
  panel("mainos-luonnos", "tilit-ja-mainokset", restored),
  panel("mainos-poisto", "tilit-ja-mainokset", press(/^Poista mainos: /)),
  panel("mainos-kumoa", "tilit-ja-mainokset", async (page) => {
    await press(/^Poista mainos: /)(page);
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
    await page.getByText(/^Poistetaan: mainos /).waitFor();
  }),
];
