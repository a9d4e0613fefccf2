import { unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { mailAlerts } from "../../src/jobs/mail-alerts.ts";
import { readNewListings } from "../../src/store/products/new-listings.ts";
import { newAddress, newAlert, readAlertsOf, readNewsTo, requestAlert } from "../support/alerts.ts";
import { Client } from "../support/api.ts";
import { changeProduct, countReads, database, newProduct, newSeller } from "../support/market.ts";
import { waitForDocument } from "../support/wait-for.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const passRef = database.collection("figures").doc("alertPass");

/** A search that only a listing with this word in its description fits. */
const searchFor = (word: string) => ({ category: "Polttopuut", queryString: word }) as const;
let count = 0;
const newWord = () =>
  `vahtisana${String.fromCharCode(97 + (count++ % 26))}${Date.now().toString(36).replaceAll(/[0-9]/g, "x")}`;

async function list(word: string, change: object = {}) {
  return newProduct(await newSeller(), { description: word, ...change });
}

/** Lists a product of a seller who is closed then: a trigger hides it, and shows a product again whose seller is active. */
async function listHidden(word: string) {
  const { _id, user_id } = await list(word);
  await database.collection("users").doc(user_id).update({ "userAccount.isActive": false });
  const product = database.collection("products").doc(_id);
  await waitForDocument(product, (stored) => stored.get("visible") === false);
}

const productTable = /\/tuote\/[\w~-]+/g;
const countListings = (text = "") => text.match(productTable)?.length ?? 0;

// Other tests, and those before, have had their own days.
beforeEach(async () => {
  await passRef.delete();
  await database.recursiveDelete(database.collection("alerts"));
});

describe("a confirmed alert", () => {
  test("is mailed a new listing that its search finds, with the link to the listing", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    const { _id, owner } = await list(word);
    await list("toinen");
    await mailAlerts(inDays(1));
    const [mail, ...others] = await readNewsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Hakuvahti: 1 uusi ilmoitus – Polttopuut, ”${word}”`);
    expect(mail?.text).toContain(`/tuote/${_id.replaceAll("-", "~")}`);
    expect(mail?.text).toContain(`${owner.name}, ${owner.address.locality.location}`);
    expect(mail?.text).toContain(formatEuros(6500));
    expect(countListings(mail?.text)).toBe(1);
  });

  test("with words that look like HTML is mailed them as text", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(`${word} <b>halpa</b>`) });
    await list(`${word} b halpa b`);
    await mailAlerts(inDays(1));
    const [mail] = await readNewsTo(email);
    expect(mail?.html).toContain("&#60;b&#62;halpa");
    expect(mail?.html).not.toContain("<b>halpa");
  });

  test("that asks for a delivery in time is not mailed what comes later", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: { ...searchFor(word), deliveryTime: "1" } });
    const { _id } = await list(word, { deliveryTime: "heti" });
    await list(word, { deliveryTime: "4" });
    await mailAlerts(inDays(1));
    const [mail] = await readNewsTo(email);
    expect(mail?.text).toContain(`/tuote/${_id.replaceAll("-", "~")}`);
    // Headings are in capitals.
    expect(mail?.text.toLowerCase()).toContain("toimitus viimeistään viikon kuluttua");
    expect(countListings(mail?.text)).toBe(1);
  });

  test("is not mailed listings that are older, hidden or out of stock", async () => {
    const [email, word] = [newAddress(), newWord()];
    await list(word);
    await newAlert(email, { search: searchFor(word) });
    await list(word, { quantity: 0 });
    await listHidden(word);
    await mailAlerts(inDays(1));
    expect(await readNewsTo(email)).toEqual([]);
  });

  test("is mailed once a day however often the job runs, and no listing twice", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    await list(word);
    await mailAlerts(inDays(1));
    await mailAlerts(inDays(1));
    await mailAlerts(inDays(2));
    expect(await readNewsTo(email)).toHaveLength(1);
  });

  test("is mailed the listings of the next day on the next day", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    await list(word);
    await mailAlerts(new Date(Date.now() + 2 * 60_000));
    const late = await list(word);
    const createdAt = Timestamp.fromMillis(Date.now() + 5 * 60_000);
    await database.collection("products").doc(late._id).update({ createdAt });
    await mailAlerts(new Date(Date.now() + 2 * 60_000));
    expect(await readNewsTo(email)).toHaveLength(1);
    await mailAlerts(inDays(1));
    const counts = (await readNewsTo(email)).map(({ text }) => countListings(text));
    expect(counts).toEqual([1, 1]);
  });

  test("shows ten listings and the number of the others", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    const seller = await newSeller();
    for (let made = 0; made < 12; made += 1) await newProduct(seller, { description: word });
    await mailAlerts(inDays(1));
    const [mail] = await readNewsTo(email);
    expect(mail?.subject).toBe(`Hakuvahti: 12 uutta ilmoitusta – Polttopuut, ”${word}”`);
    expect(countListings(mail?.text)).toBe(10);
    expect(mail?.text).toContain("ja 2 muuta");
    expect(mail?.text).toContain(`/haku?category=Polttopuut&queryString=${word}&nayta=tuotteet`);
  });
});

test("an alert that nobody confirmed is never mailed", async () => {
  const [email, word] = [newAddress(), newWord()];
  await requestAlert(email, { search: searchFor(word) });
  await list(word);
  await mailAlerts(inDays(1));
  expect(await readNewsTo(email)).toEqual([]);
});

test("two alerts of one address are mailed together, and one press ends both", async () => {
  const [email, one, other] = [newAddress(), newWord(), newWord()];
  await newAlert(email, { search: searchFor(one) });
  await newAlert(email, { search: searchFor(other) });
  await list(one);
  await list(other);
  await mailAlerts(inDays(1));
  const [mail, ...others] = await readNewsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Hakuvahti: 2 uutta ilmoitusta – Polttopuut, ”vahtisana\w+” ja 1 muu haku$/);
  expect(mail?.text).toContain(`”${one}”`.toUpperCase());
  expect(mail?.text).toContain(`”${other}”`.toUpperCase());
  const { search } = new URL(mail?.unsubscribeUrl ?? "");
  expect((await new Client().send("POST", `${unsubscribe.path}${search}`)).status).toBe(200);
  expect(await readAlertsOf(email)).toEqual([]);
});

test("the link of one alert in the mail ends that alert alone", async () => {
  const [email, one, other] = [newAddress(), newWord(), newWord()];
  await newAlert(email, { search: searchFor(one) });
  await newAlert(email, { search: searchFor(other) });
  await list(one);
  await mailAlerts(inDays(1));
  const [mail] = await readNewsTo(email);
  const token = /Lopeta tämä hakuvahti:\n\S+#lopeta=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await new Client().call(unsubscribe, { query: { t: token } });
  const left = await readAlertsOf(email);
  expect(left.map((alert) => alert.get("search.queryString"))).toEqual([other]);
});

describe("a listing to wait for", () => {
  test("is mailed once when it is in stock again, and its alert ends", async () => {
    const email = newAddress();
    const product = await newProduct(await newSeller(), { quantity: 0 });
    await newAlert(email, { productId: product._id });
    await mailAlerts(inDays(1));
    expect(await readNewsTo(email)).toEqual([]);
    await changeProduct(product, { quantity: 5, pausedUntil: toFinnishDate(inDays(3).toISOString()) });
    await mailAlerts(inDays(2));
    expect(await readNewsTo(email)).toEqual([]);
    await mailAlerts(inDays(5));
    const [mail] = await readNewsTo(email);
    expect(mail?.subject).toBe("Hakuvahti: Polttopuu, koivu on taas saatavilla");
    expect(await readAlertsOf(email)).toEqual([]);
    await mailAlerts(inDays(6));
    expect(await readNewsTo(email)).toHaveLength(1);
  });
});

describe("after a crash", () => {
  test("between the mails and the end of the run nothing is sent twice", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    await list(word);
    await mailAlerts(inDays(1));
    await passRef.update({ after: null, isDone: false });
    await mailAlerts(inDays(1));
    await passRef.update({ after: null, isDone: false });
    await mailAlerts(inDays(2));
    expect(await readNewsTo(email)).toHaveLength(1);
  });

  test("before the mails nothing is lost, though the next run is a day later", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    await list(word);
    const from = inDays(-1).toISOString();
    const until = inDays(1).toISOString();
    await passRef.set({ day: toFinnishDate(until), from, until, after: null, isDone: false });
    await mailAlerts(inDays(2));
    expect(await readNewsTo(email)).toHaveLength(1);
  });

  test("two runs at the same moment send one mail", async () => {
    const [email, word] = [newAddress(), newWord()];
    await newAlert(email, { search: searchFor(word) });
    await list(word);
    const now = inDays(1);
    await Promise.all([mailAlerts(now), mailAlerts(now)]);
    expect(await readNewsTo(email)).toHaveLength(1);
  });
});

test("a listing of the millisecond in which a window ended is mailed with the next one", async () => {
  const [email, word] = [newAddress(), newWord()];
  await newAlert(email, { search: searchFor(word) });
  const { _id } = await list(word);
  const end = Timestamp.fromMillis(Date.now());
  const [alert] = await readAlertsOf(email);
  await alert?.ref.update({ matchedUntil: end });
  const createdAt = new Timestamp(end.seconds, end.nanoseconds + 500_000);
  await database.collection("products").doc(_id).update({ createdAt });
  const from = end.toDate().toISOString();
  await passRef.set({ day: toFinnishDate(from), from, until: from, after: null, isDone: true });
  await mailAlerts(inDays(1));
  expect(await readNewsTo(email)).toHaveLength(1);
});

test("more listings than a pass reads are left to the next one, and none is read twice", async () => {
  const seller = await newSeller();
  const from = new Date();
  for (let made = 0; made < 5; made += 1) await newProduct(seller);
  const until = new Date();
  const today = "2026-11-23";
  const found: string[] = [];
  for (let start = from; start < until; ) {
    const part = await readNewListings({ from: start, until }, today, 3);
    found.push(...part.listings.map(({ product }) => product._id));
    start = part.until;
  }
  expect(new Set(found).size).toBe(5);
  expect(found).toHaveLength(5);
});

test("an expired alert is deleted and not mailed", async () => {
  const [email, word] = [newAddress(), newWord()];
  await newAlert(email, { search: searchFor(word) });
  await list(word);
  await mailAlerts(inDays(184));
  expect([await readNewsTo(email), await readAlertsOf(email)]).toEqual([[], []]);
});

test("a run reads each new listing and each alert once, and one document after a complete run", async () => {
  for (let made = 0; made < 20; made += 1) await newAlert(newAddress(), { search: searchFor(newWord()) });
  await list(newWord());
  const created = database
    .collection("products")
    .where("createdAt", ">", Timestamp.fromMillis(Date.now() - 2 * day));
  const listings = (await created.count().get()).data().count;
  await mailAlerts(inDays(1));
  // Besides: the pass, the version of the localities (twice two) and what triggers read meanwhile is left out by the minimum.
  const reads = await countReads(async () => {
    await passRef.delete();
    await mailAlerts(inDays(1));
  });
  expect(reads).toBeLessThanOrEqual(listings + 20 + 10);
  expect(await countReads(() => mailAlerts(inDays(1)))).toBe(1);
});
