import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { hideListing } from "@halkopiha/domain/contract/admin/listings.ts";
import { listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { buildPath } from "@halkopiha/domain/contract/call.ts";
import type { Page } from "@playwright/test";
import { adminSession, searchUsers } from "../support/market/admin.ts";
import { newContact } from "../support/market/customer-service.ts";
import { type Action, adminScreen } from "./admin-screen.ts";
import { adminStates } from "./admin-states.ts";
import { showErrors } from "./errors.ts";
import { showMessages } from "./messages.ts";
import type { Screen } from "./screen.ts";
import { showSecurityEvents } from "./security-events.ts";

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const mark = (page: Page) => page.getByRole("checkbox", { name: /^Valitse (?!kaikki)/ });

const edit: Action = async (page) => {
  await press(/^Muokkaa: /)(page);
  await page.getByRole("form", { name: "Käyttäjän tiedot" }).waitFor();
};

/** An edit conflict: another admin has changed the street of the same account. */
const changedMeanwhile: Action = async (page) => {
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
const activatedMeanwhile: Action = async (page) => {
  await page.route("**/api/admin/users/*/activation", async (route) => {
    const { newUsers } = listNewUsers.response.parse(await (await waiting).json());
    const [user] = newUsers;
    const current = user && { ...user, userAccount: { ...user.userAccount, paid: true } };
    await route.fulfill({ status: 409, json: { code: "stale", message: "", current } });
  });
  const waiting = page.waitForResponse(/\/api\/admin\/users\/un-active/);
  await page.reload();
  await page
    .getByRole("button", { name: /^Kirjaa maksu ja aktivoi: / })
    .first()
    .click();
  await page.getByRole("region", { name: "Muutettu muualla" }).waitFor();
};

/** A draft that was typed before the page was reloaded. */
const restored: Action = async (page) => {
  await press(/^Muokkaa mainosta: /)(page);
  await page.getByRole("dialog").getByLabel("Otsikko").fill("Talvitili");
  await page.reload();
  await page.getByRole("button", { name: "Hylkää muutokset" }).waitFor();
};

/** Two listings that are hidden, by another size or scheme maybe already. */
async function hideListings(page: Page): Promise<void> {
  const { token } = await adminSession();
  for (const id of ["veikko-rantakoivu33-572", "suokukanmetsaay-579"]) {
    await page.request.put(buildPath(hideListing, { id }), {
      headers: { authorization: `Bearer ${token}` },
      data: { reason: "Kuva on toisen myyjän ilmoituksesta, ja määrä on ilmoitettu väärin." },
    });
  }
  await page.reload();
  await page.getByRole("table").waitFor();
}

/** A search of the change log that finds nothing. */
const searchInVain: Action = async (page) => {
  await page.getByLabel("Hae muutosta").fill("eikukaan");
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]haku=/);
};

/** Every screen of the admin panel. */
/** Looks for what is stored of a buyer of the sample market. */
const searchBuyer: Action = async (page) => {
  await page.getByLabel("Sähköposti tai puhelinnumero").fill("tuula.rantakoivu@posti.example");
  await press("Hae tiedot")(page);
  await page
    .getByText(/Tällä osoitteella|Anonymisoi$/)
    .first()
    .waitFor();
};

const askToErase: Action = async (page) => {
  await searchBuyer(page);
  await press("Anonymisoi")(page);
  await page.getByRole("dialog").waitFor();
};

export const adminScreens: readonly Screen[] = [
  adminScreen("henkilotiedot", "/admin/henkilotiedot"),
  adminScreen("henkilotiedot-haku", "/admin/henkilotiedot", searchBuyer),
  adminScreen("henkilotiedot-anonymisointi", "/admin/henkilotiedot", askToErase),
  adminScreen("kayttajat", "/admin/kayttajat"),
  adminScreen("kayttajat-yllapitajalle", "/admin/kayttajat", undefined, "yllapito"),
  adminScreen("kayttajat-tyhja", "/admin/kayttajat", (page) => searchUsers(page, "eikukaan")),
  adminScreen("kayttajat-valittu", "/admin/kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
  }),
  adminScreen("kayttajat-poisto", "/admin/kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
    await press("Poista valitut")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
  }),
  adminScreen("kayttajat-kumoa", "/admin/kayttajat", async (page) => {
    await mark(page).nth(0).check();
    await mark(page).nth(1).check();
    await press("Poista valitut")(page);
    await page.getByLabel(/^Vahvista kirjoittamalla/).fill("2");
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
    await page.getByText("2 käyttäjää poistetaan.").waitFor();
  }),
  adminScreen("kayttaja", "/admin/kayttajat?sort=name", (page) =>
    page.getByRole("table").getByRole("row").nth(2).getByRole("button").first().click(),
  ),
  adminScreen("kayttaja-maksut", "/admin/kayttajat#details:halkomestari", (page) =>
    page.getByRole("form", { name: "Kirjaa maksu" }).scrollIntoViewIfNeeded(),
  ),
  adminScreen("lasku", `/lasku/halkomestari-${new Date().getFullYear()}`),
  adminScreen("kayttaja-muokkaus", "/admin/kayttajat?sort=name", edit),
  adminScreen("kayttaja-muutettu", "/admin/kayttajat?sort=name", changedMeanwhile),
  adminScreen("luo-kayttaja", "/admin/luo-kayttaja"),
  adminScreen("luo-kayttaja-virheet", "/admin/luo-kayttaja", async (page) => {
    await page.getByLabel("Salasana").fill("heikko");
    await page.getByRole("form").getByRole("button", { name: "Luo käyttäjä" }).click();
  }),
  adminScreen("tilaukset", "/admin/tilaukset"),
  adminScreen("aktivointi-muutettu", "/admin/", activatedMeanwhile),
  adminScreen("mainos-luonnos", "/admin/tilit-ja-mainokset", restored),
  adminScreen("mainos-poisto", "/admin/tilit-ja-mainokset", press(/^Poista mainos: /)),
  adminScreen("mainos-kumoa", "/admin/tilit-ja-mainokset", async (page) => {
    await press(/^Poista mainos: /)(page);
    await page.getByRole("dialog").getByRole("button", { name: "Poista", exact: true }).click();
    await page.getByText(/^Poistetaan: mainos /).waitFor();
  }),
  adminScreen("paneeli", "/admin/"),
  adminScreen("yhteydenotto", "/admin/", async (page) => {
    const id = await newContact("Tuula Rantakoivu", "Saako klapit perille Orivedelle?");
    await page.goto(`/admin/yhteydenotot/${id}`);
    await page.getByRole("list", { name: "Viestit" }).waitFor();
  }),
  adminScreen("tilaukset-rajattu", "/admin/tilaukset?userid=halkomestari&from=2026-10-01"),
  adminScreen("tilaukset-myyja", "/admin/tilaukset", async (page) => {
    await page.getByRole("button", { name: "Valitse myyjä" }).click();
    await page.getByLabel(/^Myyjän nimi/).fill("halko");
    await page.getByRole("dialog").getByRole("button", { name: "Hae" }).click();
    await page.getByRole("list", { name: "Löytyneet myyjät" }).waitFor();
  }),
  adminScreen("paikat", "/admin/paikat"),
  adminScreen("maakunnat", "/admin/paikat", (page) => page.getByRole("tab", { name: "Maakunnat" }).click()),
  adminScreen("paikka", "/admin/paikat", async (page) => {
    await page.getByRole("button", { name: "Muokkaa: Akaa" }).click();
    await page.locator(".leaflet-marker-pane > *").waitFor();
  }),
  adminScreen("kategoriat", "/admin/kategoriat"),
  adminScreen("tilit", "/admin/tilit-ja-mainokset"),
  adminScreen("mainos", "/admin/tilit-ja-mainokset", async (page) => {
    await page
      .getByRole("button", { name: /^Muokkaa mainosta/ })
      .first()
      .click();
    await page.getByRole("region", { name: "Esikatselu" }).waitFor();
  }),
  adminScreen("mainos-kuva", "/admin/tilit-ja-mainokset", async (page) => {
    await press(/^(Lisää|Vaihda) kuva: /)(page);
    await page.getByLabel("Kuva", { exact: true }).setInputFiles("web/public/screenshots/search-wide.webp");
    await page.getByLabel("Siirrä rajausta nuolinäppäimillä").waitFor();
  }),
  adminScreen("yritys", "/admin/yritys"),
  adminScreen("oma-tili", "/admin/oma-tili"),
  adminScreen("muutosloki", "/admin/muutosloki"),
  adminScreen("muutosloki-tyhja", "/admin/muutosloki?kohde=user&alku=2026-10-01", searchInVain),
  adminScreen("piilotetut-tyhja", "/admin/piilotetut"),
  adminScreen("piilotetut", "/admin/piilotetut", hideListings),
  adminScreen("viestit", "/admin/viestit", showMessages),
  adminScreen("virheet", "/admin/virheet", showErrors),
  adminScreen("tapahtumat", "/admin/tapahtumat?tili=halkomestari", showSecurityEvents),
  ...adminStates,
];
