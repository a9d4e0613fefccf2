import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import type { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import { securityEventKinds } from "@halkopiha/domain/admin/security-event.ts";
import { ticketStatuses } from "@halkopiha/domain/messaging/ticket.ts";
import { type Order, orderStatuses } from "@halkopiha/domain/orders/order.ts";
import { createOrderNumber } from "@halkopiha/domain/orders/order-number.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { initialLocalities } from "@halkopiha/domain/reference-data/initial/places.ts";
import { Timestamp } from "firebase-admin/firestore";
import { buildDocuments, type Documents, toContact } from "../../emulator-data/documents.ts";
import { createRandom, type Random } from "../../emulator-data/generate/random.ts";
import { sampleUser } from "../../emulator-data/generate/users.ts";
import { type Market, readMarket, type SampleUser } from "../../emulator-data/market.ts";
import type { Clients } from "../../emulator-data/seed-clients.ts";
import { addProducts } from "./market.ts";
import { errorRows, messageRows } from "./panel-reports.ts";

/** Size of the market in which the panel is measured. */
export const sizes = {
  users: 20_000,
  orders: 50_000,
  contacts: 3000,
  products: 3000,
  audit: 5000,
  securityEvents: 5000,
  messages: 5000,
  errors: 1000,
} as const;

const day = 24 * 60 * 60 * 1000;
const noImages = { small: "", large: "", original: "" };

interface Row {
  id: string;
  data: object;
}

/** A random instant within the last year. */
const lastYear = (random: Random) => new Date(Date.now() - random.below(365 * day));
const timesAt = (at: Date) => ({ createdAt: Timestamp.fromDate(at), updatedAt: Timestamp.fromDate(at) });

/** A random user: 10 % inactive, one admin in 1,000. */
function createPerson(random: Random, index: number): SampleUser {
  const someone = sampleUser(random, index, random.pick(initialLocalities), initialLocalities);
  const username = `${someone.username}.${index}`;
  const isActive = random.chance(0.9);
  const paid = isActive ? random.chance(0.95) : random.chance(0.1);
  const role = index % 1000 === 999 ? "admin" : "user";
  const createdAt = lastYear(random).toISOString();
  return { ...someone, username, email: `${username}@posti.example`, role, isActive, paid, createdAt };
}

function buildUsers(sample: Market): Pick<Documents, "users" | "sellers"> {
  const random = createRandom(20_000);
  const users = Array.from({ length: sizes.users }, (_, index) => createPerson(random, index));
  const none = { products: [], deliveryCosts: [], orders: [] };
  return buildDocuments({ ...sample, ...none, users }, () => noImages);
}

function* userRows(users: Documents["users"]): Generator<Row> {
  for (const { _id, createdAt, updatedAt: _, userAccount, ...rest } of users) {
    const expires = userAccount.expires === null ? null : Timestamp.fromDate(new Date(userAccount.expires));
    const times = timesAt(new Date(createdAt));
    yield { id: _id, data: { ...rest, userAccount: { ...userAccount, expires }, ...times } };
  }
}

function* sellerRows(sellers: Documents["sellers"]): Generator<Row> {
  for (const { _id, ...rest } of sellers) yield { id: _id, data: { ...rest, ...timesAt(new Date()) } };
}

function toOrderSeller({ _id, companyName, fullName, address, email }: User): Partial<Order["seller"]> {
  const { street, zip, locality, region } = address;
  const { location } = locality;
  return {
    _id,
    companyName,
    fullName,
    email,
    address: { street, zip, locality: { _id: locality._id, location }, region },
  };
}

/** The name, phone number and address of a buyer, as varied as those of the users. */
function toOrderBuyer({ contactPerson, contactInformation, email }: User): Partial<Order["buyer"]> {
  const [firstname = "", ...lastnames] = contactPerson.split(" ");
  const [phonenumber = "050 000 0100"] = contactInformation.phonenumbers;
  return { firstname, lastname: lastnames.join(" "), phonenumber, ...(email && { email }) };
}

/** Orders like those of the sample market: a few sellers have most of them, as in a real market. */
function* orderRows(samples: readonly Order[], sellers: readonly User[]): Generator<Row> {
  const random = createRandom(50_000);
  for (let index = 0; index < sizes.orders; index += 1) {
    const { _id, seller, ...sample } = random.pick(samples);
    const receiver = sellers[random.below(random.below(random.below(sellers.length) + 1) + 1)];
    const at = lastYear(random);
    const symbols = Array.from({ length: 4 }, () => random.below(32));
    const orderNumber = createOrderNumber(at, symbols);
    const buyer = { ...sample.buyer, ...toOrderBuyer(random.pick(sellers)) };
    const searchWords = toOrderSearchWords({ ...sample, orderNumber, buyer });
    const status = random.pick(orderStatuses);
    const changed = { status, orderNumber, buyer, searchWords, ...timesAt(at) };
    const data = { ...sample, seller: { ...seller, ...(receiver && toOrderSeller(receiver)) }, ...changed };
    yield { id: `bench-${index}-${symbols.join("-")}`, data };
  }
}

function* contactRows({ tickets }: Market): Generator<Row> {
  const random = createRandom(sizes.contacts);
  for (let index = 0; index < sizes.contacts; index += 1) {
    const { _id, ...ticket } = toContact(random.pick(tickets));
    const data = { ...ticket, status: random.pick(ticketStatuses), ...timesAt(lastYear(random)) };
    yield { id: `bench-${index}`, data };
  }
}

function* auditRows(users: readonly User[]): Generator<Row> {
  const random = createRandom(sizes.audit);
  for (let index = 0; index < sizes.audit; index += 1) {
    const user = random.pick(users);
    const entry: Omit<AuditEvent, "_id" | "createdAt"> = {
      by: { _id: "yllapito", username: "yllapito" },
      action: "changed",
      kind: "user",
      target: { _id: user._id, name: displayName(user) },
      changes: [{ field: "userAccount.isActive", before: "false", after: "true" }],
    };
    const { createdAt } = timesAt(lastYear(random));
    yield { id: `bench-${index}`, data: { ...entry, createdAt } };
  }
}

function* securityEventRows(users: readonly User[]): Generator<Row> {
  const random = createRandom(sizes.securityEvents);
  for (let index = 0; index < sizes.securityEvents; index += 1) {
    const source = {
      by: null,
      device: "Chrome, Android",
      network: "3f9a0c2b71de",
      call: "POST /api/users/login",
    };
    const { createdAt } = timesAt(lastYear(random));
    const times = { createdAt, lastAt: createdAt };
    const kind = random.pick(securityEventKinds);
    yield {
      id: `bench-${index}`,
      data: { kind, user: random.pick(users)._id, ...source, ...times, count: 1 },
    };
  }
}

const rowsPerCommit = 500;

/** Writes rows in commits of the maximum size: a BulkWriter sends them by twenty. */
async function write({ firestore }: Clients, collection: string, rows: Iterable<Row>): Promise<void> {
  let batch = firestore.batch();
  let count = 0;
  for (const { id, data } of rows) {
    batch.set(firestore.collection(collection).doc(id), data);
    count += 1;
    if (count % rowsPerCommit !== 0) continue;
    await batch.commit();
    batch = firestore.batch();
  }
  await batch.commit();
}

/** The counts that the job at the end of the day would store. */
function countFigures(users: readonly User[]): object {
  const sellers = users.filter(({ role }) => role === "user");
  const sellersByRegion: Record<string, number> = {};
  for (const { address } of sellers) {
    sellersByRegion[address.region._id] = (sellersByRegion[address.region._id] ?? 0) + 1;
  }
  const { orders, contacts } = sizes;
  return { until: new Date().toISOString(), users: sellers.length, orders, contacts, sellersByRegion };
}

/** Fills the sample market up to the measured size; the triggers must be disabled meanwhile. */
export async function fillPanelMarket(clients: Clients): Promise<void> {
  const sample = await readMarket();
  const { orders } = buildDocuments(sample, () => noImages);
  const { users, sellers } = buildUsers(sample);
  await write(clients, "users", userRows(users));
  await write(clients, "sellers", sellerRows(sellers));
  await write(clients, "orders", orderRows(orders, users));
  await write(clients, "contacts", contactRows(sample));
  await write(clients, "audit", auditRows(users));
  await write(clients, "securityEvents", securityEventRows(users));
  await write(clients, "mail", messageRows(users, sizes.messages));
  await write(clients, "errors", errorRows(sizes.errors));
  await clients.firestore.collection("figures").doc("counted").set(countFigures(users));
  await addProducts(clients, 0, sizes.products);
}
