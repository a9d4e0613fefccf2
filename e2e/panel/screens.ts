/** A screen of the panel with the content to wait for. */
export interface PanelScreen {
  name: string;
  path: string;
  heading: string;
  /** Selector of its rows, and their expected number. */
  rows: string;
  count: number;
}

const tableRows = "main tbody tr";

/** Texts searched for; a page's URL has the id of a text that is stored on the device. */
const searchedTexts: string[] = [];

function toSearchParam(text: string): string {
  searchedTexts.push(text);
  return `haku=${searchedTexts.length - 1}`;
}

/** The searches of the screens, as the app stores them on the device of a user. */
export const getStoredSearches = (userId: string) => ({
  userId,
  value: searchedTexts.map((text, index) => ({ id: String(index), text })),
});

function users(name: string, query: string, count: number): PanelScreen {
  const path = `/admin/kayttajat${query}`;
  return { name: `users, ${name}`, path, heading: "Hallinta Käyttäjät", rows: tableRows, count };
}

function orders(name: string, query: string, count = 24): PanelScreen {
  const path = `/admin/tilaukset${query}`;
  return { name: `orders, ${name}`, path, heading: "Hallinta Tilaukset", rows: "main li article", count };
}

/** The screen with the download of all users. */
export const userList = users("newest", "", 15);

/** A screen without a list, from which the others are opened. */
export const formScreen: PanelScreen = {
  name: "new user",
  path: "/admin/luo-kayttaja",
  heading: "Hallinta Luo käyttäjä",
  rows: "main form",
  count: 1,
};

/** The screens in the side bar. */
export const sections: readonly PanelScreen[] = [
  {
    name: "the panel: new accounts and contacts",
    path: "/admin/",
    heading: "Hallinta Hallintapaneeli",
    rows: tableRows,
    count: 30,
  },
  {
    name: "the panel: counts",
    path: "/admin/",
    heading: "Hallinta Hallintapaneeli",
    rows: "main section li a",
    count: 4,
  },
  {
    name: "the panel: drawings",
    path: "/admin/",
    heading: "Hallinta Hallintapaneeli",
    rows: "main section svg[role=img]",
    count: 2,
  },
  userList,
  {
    name: "categories",
    path: "/admin/kategoriat",
    heading: "Hallinta Kategoriat",
    rows: "main table",
    count: 5,
  },
  orders("newest", ""),
  {
    name: "places",
    path: "/admin/paikat",
    heading: "Hallinta Maakunnat ja paikkakunnat",
    rows: tableRows,
    count: 15,
  },
  {
    name: "plans",
    path: "/admin/tilit-ja-mainokset",
    heading: "Hallinta Tilit ja mainokset",
    rows: "main li article, main tbody tr",
    count: 2,
  },
  {
    name: "changes",
    path: "/admin/muutosloki",
    heading: "Hallinta Muutosloki",
    rows: tableRows,
    count: 24,
  },
  {
    name: "security events",
    path: "/admin/tapahtumat",
    heading: "Hallinta Turvatapahtumat",
    rows: tableRows,
    count: 24,
  },
  { name: "messages", path: "/admin/viestit", heading: "Hallinta Viestit", rows: tableRows, count: 24 },
  { name: "errors", path: "/admin/virheet", heading: "Hallinta Virheet", rows: tableRows, count: 24 },
  {
    name: "the company",
    path: "/admin/yritys",
    heading: "Hallinta Yrityksen tiedot",
    rows: "main form",
    count: 1,
  },
];

/** Further sort orders and filters of a list, each with its own URL. */
export const narrowed: readonly PanelScreen[] = [
  users("by name, 25", "?sort=name&limit=25", 25),
  users("by user name, 50", "?sort=-username&limit=50", 50),
  users("active, 50", "?tila=aktiiviset&limit=50", 50),
  users("passive", "?tila=passiiviset", 15),
  users("admins", "?rooli=yllapitajat", 15),
  users("all filters", "?tila=aktiiviset&maksu=maksetut&tili=basic&maakunta=uusimaa&rooli=myyjat", 15),
  users("page 20 of 50", "?limit=50&sivu=20", 50),
  users("a phone number", `?${toSearchParam("050 000")}`, 15),
  users("a word", `?${toSearchParam("halmela")}`, 15),
  users("two words", `?${toSearchParam("halmela aino")}&limit=50`, 1),
  {
    ...{ name: "messages, failed", path: "/admin/viestit?tila=epaonnistuneet" },
    ...{ heading: "Hallinta Viestit", rows: tableRows, count: 24 },
  },
  orders("received", "?status=recieved"),
  orders("delivered", "?status=delivered"),
  orders("by a name", `?${toSearchParam("Halmela")}`),
  orders("by two names", `?${toSearchParam("Aino Halmela")}`, 1),
  orders("by a phone number", `?${toSearchParam("050 000")}`),
  orders("by the beginning of a number", `?${toSearchParam("HP-")}`),
  orders("by an e-mail address", `?${toSearchParam("aino.halmela")}`, 1),
];
