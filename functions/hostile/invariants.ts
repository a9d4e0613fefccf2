import { isDeepStrictEqual } from "node:util";
import { usernameKey } from "@halkopiha/domain/identity.ts";
import { areasOf, gazetteerOf, listingOf, reachOf } from "@halkopiha/domain/listing.ts";
import { linePrice, totalsOf } from "@halkopiha/domain/money.ts";
import { Order, orderTotals } from "@halkopiha/domain/order.ts";
import { Product } from "@halkopiha/domain/product.ts";
import { Locality, Region } from "@halkopiha/domain/region.ts";
import { isSelling, publicSeller, sellerCard } from "@halkopiha/domain/seller.ts";
import { User } from "@halkopiha/domain/user.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { parseDocument } from "../src/store/document.ts";
import { auth, database } from "../test/support/market.ts";

/** A document as stored, and as its schema reads it. */
interface Read<T> {
  snapshot: DocumentSnapshot;
  document: T;
}

/** The whole database, as far as its parts have to agree with each other. */
interface Market {
  users: Read<User>[];
  products: Read<Product>[];
  orders: Read<Order>[];
  localities: Read<Locality>[];
  regions: Read<Region>[];
  sellers: DocumentSnapshot[];
  usernames: DocumentSnapshot[];
  deliveryCosts: DocumentSnapshot[];
  logins: { uid: string; disabled: boolean }[];
  /** Documents that their schema cannot read. */
  unreadable: string[];
}

const documentsOf = async (collection: string) => (await database.collection(collection).get()).docs;

async function readMarket(): Promise<Market> {
  const unreadable: string[] = [];
  const read = async <T>(collection: string, schema: z.ZodMiniType<T>): Promise<Read<T>[]> =>
    (await documentsOf(collection)).flatMap((snapshot) => {
      try {
        const document = parseDocument(schema, snapshot);
        return document === null ? [] : [{ snapshot, document }];
      } catch (error) {
        unreadable.push(`${snapshot.ref.path}: ${error}`);
        return [];
      }
    });
  return {
    users: await read("users", User),
    products: await read("products", Product),
    orders: await read("orders", Order),
    localities: await read("localities", Locality),
    regions: await read("regions", Region),
    sellers: await documentsOf("sellers"),
    usernames: await documentsOf("usernames"),
    deliveryCosts: await documentsOf("deliveryCosts"),
    logins: (await auth.listUsers(1000)).users,
    unreadable,
  };
}

/** What of `is` is not in `other`, told as a fault. */
const missing = (is: Iterable<string>, other: Iterable<string>, fault: string): string[] => {
  const known = new Set(other);
  return [...is].filter((id) => !known.has(id)).map((id) => `${id} ${fault}`);
};
const ids = (snapshots: readonly DocumentSnapshot[]) => snapshots.map(({ id }) => id);
/** Tokens are a set: nobody asks in which order they stand. */
const asSet = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value.toSorted() : value;
const differing = (snapshot: DocumentSnapshot, wanted: object) =>
  Object.entries(wanted)
    .filter(([field, value]) => !isDeepStrictEqual(asSet(snapshot.get(field)), asSet(value)))
    .map(
      ([field, value]) =>
        `${snapshot.ref.path}: ${field} is ${JSON.stringify(snapshot.get(field))}, not ${JSON.stringify(value)}`,
    );

/** Devices sign in to Auth as users of their own. */
const devicePrefix = "device-";

function namesFaults({ users, usernames, logins }: Market): string[] {
  const reserved = usernames.map((snapshot) => `${snapshot.id}=${snapshot.get("uid")}`);
  const had = users.map(({ document }) => `${usernameKey(document.username)}=${document._id}`);
  const people = users.map(({ document }) => document._id);
  const open = logins.map(({ uid }) => uid).filter((uid) => !uid.startsWith(devicePrefix));
  const withDevice = logins
    .filter(({ uid }) => uid.startsWith(devicePrefix))
    .map(({ uid }) => uid.slice(devicePrefix.length));
  return [
    ...missing(had, reserved, "is a user whose name is not reserved"),
    ...missing(reserved, had, "is reserved for nobody"),
    ...missing(people, open, "is a user without a login"),
    ...missing(open, people, "is a login without a user"),
    ...missing(withDevice, people, "has a device and is no user"),
  ];
}

function orderFaults({ orders }: Market): string[] {
  const numbers = new Set(orders.map(({ document }) => document.orderNumber));
  const faults = orders.flatMap(({ snapshot, document: { items, deliveryCost, totals } }) => {
    const goods = items.map(({ unitPrice, quantity, vat }) => ({
      gross: linePrice(unitPrice, quantity),
      vat,
    }));
    const delivery = deliveryCost ? [{ gross: deliveryCost.price, vat: deliveryCost.vat }] : [];
    const right = orderTotals(totalsOf([...goods, ...delivery]));
    return [
      ...(isDeepStrictEqual(totals, right) ? [] : [`${snapshot.ref.path} does not add up`]),
      ...(items.length > 0 && items.every(({ quantity }) => quantity > 0)
        ? []
        : [`${snapshot.ref.path} is empty`]),
    ];
  });
  return numbers.size === orders.length ? faults : [...faults, "two orders share a number"];
}

/** Projections and listings say what the people are now. Stock below zero does not parse. */
function projectionFaults({ users, products, sellers, deliveryCosts, localities }: Market): string[] {
  const gazetteer = gazetteerOf(localities.map(({ document }) => document));
  const people = new Map(users.map(({ document }) => [document._id, document]));
  const selling = users.filter(({ document }) => isSelling(document)).map(({ document }) => document);
  const owners = [
    ...products.map(({ document }) => document.user_id),
    ...deliveryCosts.map((cost) => String(cost.get("owner"))),
  ];
  return [
    ...missing(
      ids(sellers),
      selling.map(({ _id }) => _id),
      "is shown but does not sell",
    ),
    ...missing(
      selling.map(({ _id }) => _id),
      ids(sellers),
      "sells but is not shown",
    ),
    ...missing(owners, people.keys(), "is gone, not so their goods"),
    ...sellers.flatMap((snapshot) => {
      const user = people.get(snapshot.id);
      if (!user) return [];
      const { _id, ...shown } = publicSeller(user);
      return differing(snapshot, { ...shown, deliversTo: areasOf(user, gazetteer) });
    }),
    ...products.flatMap(({ snapshot, document }) => {
      const user = people.get(document.user_id);
      if (!user) return [];
      const owner = sellerCard(user);
      const reach = reachOf(user, isSelling(user), areasOf(user, gazetteer));
      return differing(snapshot, { owner, ...listingOf({ ...document, owner }, reach) });
    }),
  ];
}

function placeFaults({ localities, regions, users }: Market): string[] {
  const known = new Map(regions.map(({ document }) => [document._id, document.name]));
  const lived = users.map(({ document }) => document.address.locality._id);
  return [
    ...localities.flatMap(({ snapshot, document: { region } }) =>
      known.get(region._id) === region.name ? [] : [`${snapshot.ref.path}: region is out of step`],
    ),
    ...missing(lived, ids(localities.map(({ snapshot }) => snapshot)), "is lived in but does not exist"),
  ];
}

/** Everything in the database that cannot be if every call does all it should or nothing; empty when all is well. */
export async function faultsInMarket(): Promise<string[]> {
  const market = await readMarket();
  const rules = [namesFaults, orderFaults, projectionFaults, placeFaults];
  return [...market.unreadable, ...rules.flatMap((rule) => rule(market))];
}
