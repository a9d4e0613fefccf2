import { listMessages } from "@halkopiha/domain/contract/admin/messages.ts";
import { countUsers, searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { readOperatorSettings } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { searchOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { categories, productNamesByCategory } from "@halkopiha/domain/products/catalogue.ts";
import * as z from "zod/mini";
import { sizes } from "./panel-market.ts";
import { benchRelease } from "./panel-reports.ts";
import { quantile, toTenths } from "./statistics.ts";
import { usage } from "./usage.ts";

/** A list of the panel with its query. */
interface List {
  path: string;
  /** The body of a search, which is a POST. */
  body?: Readonly<Record<string, string | number>>;
  /** Maximum number of rows, or of counts. */
  pageSize: number;
  /** Number of rows before the page, which earlier pages show. */
  offset?: number;
  /** Reads that belong to no row: of a count, or documents that a jump to the page skips. Firestore charges them, the emulator does not. */
  skipped?: number;
}

const pageSizes = [15, 25, 50];
const rounds = 3;
/** Maximum number of documents that a list may read beyond those it shows. */
const maxExtraReads = 20;

const Answer = z.looseObject({ nextCursor: z.optional(z.string()) });

const users = (query: string) => pageSizes.map((limit) => createList("/api/admin/users", limit, query));
const searchedUsers = (filters: Readonly<Record<string, string>>): List[] =>
  pageSizes.map((limit) => ({ path: searchUsers.path, body: { limit, ...filters }, pageSize: limit }));
const createList = (path: string, pageSize: number, query = ""): List => ({
  path: `${path}?limit=${pageSize}${query && `&${query}`}`,
  pageSize,
});

const searchedMessages = (filters: Readonly<Record<string, string>>): List => ({
  path: listMessages.path,
  body: { limit: 24, ...filters },
  pageSize: 24,
});

/** Every list of the panel as its screens request it, with all filters. */
function createLists({ sellerId, day, orderNumber, buyerEmail }: ListContext): List[] {
  const orders = (query: string) => createList("/api/orders", 24, query);
  const searchedOrders = (filters: Readonly<Record<string, string>>): List => ({
    path: searchOrders.path,
    body: { limit: 24, ...filters },
    pageSize: 24,
  });
  // Each row may be of another account, whose name is read.
  const securityEvents = (query: string): List => ({
    ...createList("/api/admin/securityevents", 24, query),
    pageSize: 2 * 24,
  });
  const orderTexts = [
    orderNumber,
    orderNumber.slice(-5),
    "halmela",
    "aino halmela",
    "050 000 01",
    "+358 50 000 0123",
    "aino.halmela@posti.example",
    buyerEmail,
    "eikukaan",
  ];
  return [
    ...["newest", "oldest", "name", "-name", "username", "-username"].flatMap((sort) =>
      users(`sort=${sort}`),
    ),
    ...users("active=true"),
    ...users("active=false"),
    ...users("admin=true"),
    ...users("active=false&sort=-name"),
    ...searchedUsers({ queryString: "halmela" }),
    ...searchedUsers({ queryString: "tampere", sort: "name" }),
    ...searchedUsers({ queryString: "halmela tampere" }),
    ...searchedUsers({ queryString: "aino halmela", sort: "username", active: "true" }),
    ...searchedUsers({ queryString: "eikukaan" }),
    ...searchedUsers({ queryString: "050 000" }),
    ...searchedUsers({ queryString: "+358 50 000 01", sort: "name" }),
    ...searchedUsers({ queryString: "9000013-2" }),
    ...searchedUsers({ queryString: "aino.halmela@posti.example" }),
    ...users("paid=false"),
    ...users("bounced=true"),
    ...users("plan=premium&region=uusimaa&sort=username"),
    ...users("active=true&paid=true&plan=basic&region=kainuu&verified=true&admin=false&sort=-name"),
    ...searchedUsers({ active: "true", paid: "false", plan: "premium", queryString: "halmela" }),
    { ...createList("/api/admin/users", 50, "page=20"), skipped: 950 },
    { ...createList("/api/admin/users", 15, "page=60&active=true&sort=name"), skipped: 885 },
    // From the end: a read per thousand users, and up to a page of users.
    { ...createList("/api/admin/users", 50, "page=400&sort=name"), skipped: 71 },
    { path: countUsers.path, body: {}, pageSize: 0, skipped: sizes.users / 1000 },
    { path: countUsers.path, body: { paid: "true", plan: "basic" }, pageSize: 0 },
    { path: countUsers.path, body: { queryString: "050 000" }, pageSize: 0, skipped: sizes.users / 1000 },
    { ...createList("/api/admin/users", 50, "sort=name"), offset: 5000 },
    { ...createList("/api/admin/users", 15), offset: 10_000 },
    {
      path: searchUsers.path,
      body: { queryString: "halmela", admin: "false", sort: "name", limit: 20 },
      pageSize: 20,
    },
    // Of everyone, as an admin searches, and of one seller, as sellers search theirs.
    ...orderTexts.flatMap((search) => [
      searchedOrders({ search }),
      searchedOrders({ search, userid: sellerId }),
    ]),
    searchedOrders({ search: "aino halmela", status: "delivered", to: day }),
    orders(""),
    ...["recieved", "in%20progress", "in%20delivery", "delivered"].map((status) =>
      orders(`status=${status}`),
    ),
    orders(`userid=${sellerId}`),
    orders(`userid=${sellerId}&status=delivered`),
    orders(`from=${day}&to=${day}`),
    orders(`userid=${sellerId}&status=recieved&to=${day}`),
    { ...orders(""), offset: 5000 },
    createList("/api/admin/users/un-active", 15),
    { ...createList("/api/admin/users/un-active", 15), offset: 1500 },
    createList("/api/admin/contacts", 15),
    createList("/api/admin/contacts", 15, "status=recieved"),
    { ...createList("/api/admin/contacts", 15), offset: 2000 },
    createList("/api/admin/audit", 24),
    { ...createList("/api/admin/audit", 24), offset: 4000 },
    securityEvents("kinds=failed"),
    securityEvents(`kinds=failed&user=${sellerId}`),
    { ...securityEvents(""), offset: 4000 },
    searchedMessages({}),
    searchedMessages({ state: "failed" }),
    searchedMessages({ state: "waiting", channel: "mail" }),
    searchedMessages({ to: buyerEmail }),
    createList("/api/admin/errors", 24),
    createList("/api/admin/errors", 24, `source=browser&release=${benchRelease}`),
    { ...createList("/api/admin/errors", 24), offset: 500 },
    { path: readOperatorSettings.path, pageSize: 1 },
    { path: "/api/admin", pageSize: 4 },
    // Twelve weeks and eighteen regions.
    { path: "/api/admin/figures", pageSize: 30 },
    ...categories.map((category) => ({
      path: `/api/admin/listings?category=${category}`,
      pageSize: productNamesByCategory[category].length,
    })),
    { path: "/api/regions", pageSize: 18 },
    { path: "/api/locations", pageSize: 15 },
    { path: "/api/account", pageSize: 2 },
    { path: "/api/advertisements", pageSize: 3 },
  ];
}

/** Values of the filters. */
export interface ListContext {
  sellerId: string;
  /** A day of the last year, `2026-06-24`. */
  day: string;
  /** The number of an order of the seller, and the e-mail address of its buyer. */
  orderNumber: string;
  buyerEmail: string;
  token: string;
}

async function fetchPage({ path, body }: Pick<List, "path" | "body">, token: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(`${process.env["APP_URL"]}${path}`, { headers, ...sent });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return Answer.parse(await response.json());
}

/** The URL of the page after `offset` rows; the pages before it are read in steps of 100. */
async function findPage({ path, offset = 0 }: List, token: string): Promise<string> {
  const [place = "", query = ""] = path.split("?");
  const params = new URLSearchParams(query);
  for (let seen = 0; seen < offset; seen += 100) {
    const query = new URLSearchParams({ ...Object.fromEntries(params), limit: "100" });
    const { nextCursor } = await fetchPage({ path: `${place}?${query}` }, token);
    if (!nextCursor) break;
    params.set("cursor", nextCursor);
  }
  return params.size === 0 ? place : `${place}?${params}`;
}

/** The cost of opening a list: maximum number of documents read, and milliseconds. */
async function measure(list: List, token: string) {
  const path = await findPage(list, token);
  const times: number[] = [];
  let maxReads = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { reads } = await usage();
    const started = performance.now();
    await fetchPage({ ...list, path }, token);
    times.push(performance.now() - started);
    maxReads = Math.max(maxReads, (await usage()).reads - reads);
  }
  return { reads: maxReads, ms: toTenths(quantile(times, 0.5)), worst: toTenths(Math.max(...times)) };
}

/** Opens every list and returns its cost; `few enough` is whether it reads few enough documents. */
export async function measureLists(context: ListContext) {
  const table: Record<string, string | number | boolean>[] = [];
  for (const list of createLists(context)) {
    const { reads, ms, worst } = await measure(list, context.token);
    table.push({
      list: list.body
        ? `${list.path} ${JSON.stringify(list.body)}`
        : list.offset
          ? `${list.path}, ${list.offset} before`
          : list.path,
      "page size": list.pageSize,
      skipped: list.skipped ?? 0,
      reads,
      "few enough": reads <= list.pageSize + (list.skipped ?? 0) + maxExtraReads,
      "ms, median": ms,
      "ms, most": worst,
    });
  }
  return table;
}
