import { isDeepStrictEqual } from "node:util";
import { isSelling, toPublicSeller, toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { calculateLinePrice, calculateTotals } from "@halkopiha/domain/money/money.ts";
import { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { Order, toOrderTotals } from "@halkopiha/domain/orders/order.ts";
import { toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { StoredReview } from "@halkopiha/domain/reviews/review.ts";
import { countReviews, emptySummary, ReviewSummary } from "@halkopiha/domain/reviews/review-summary.ts";
import {
  toAreas,
  toLocalityIdsByRegion,
  toProductIndexFields,
  toSellerIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { parseDocument, requireDocument } from "../src/store/firestore/document.ts";
import { sha256Hex } from "../src/store/firestore/sha256.ts";
import { getToday } from "../src/today.ts";
import { auth, database } from "../test/support/market.ts";

/** A stored document and its parsed form. */
interface Read<T> {
  snapshot: DocumentSnapshot;
  document: T;
}

/** The parts of the database that must be consistent with each other. */
interface Market {
  users: Read<User>[];
  products: Read<Product>[];
  orders: Read<Order>[];
  localities: Read<Locality>[];
  regions: Read<Region>[];
  reviews: Read<StoredReview>[];
  reviewSummaries: Read<ReviewSummary>[];
  sellers: DocumentSnapshot[];
  usernames: DocumentSnapshot[];
  emails: DocumentSnapshot[];
  deliveryCosts: DocumentSnapshot[];
  logins: { uid: string; disabled: boolean }[];
  /** Documents that do not match their schema. */
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
    reviews: await read("reviews", StoredReview),
    reviewSummaries: await read("reviewSummaries", ReviewSummary),
    sellers: await documentsOf("sellers"),
    usernames: await documentsOf("usernames"),
    emails: await documentsOf("emails"),
    deliveryCosts: await documentsOf("deliveryCosts"),
    logins: (await auth.listUsers(1000)).users,
    unreadable,
  };
}

/** The ids of `is` that are missing in `other`, with the problem. */
const findMissing = (is: Iterable<string>, other: Iterable<string>, problem: string): string[] => {
  const known = new Set(other);
  return [...is].filter((id) => !known.has(id)).map((id) => `${id} ${problem}`);
};
const ids = (snapshots: readonly DocumentSnapshot[]) => snapshots.map(({ id }) => id);
/** Arrays of strings are compared as sets: their order has no meaning. */
const asSet = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value.toSorted() : value;
const findDifferences = (snapshot: DocumentSnapshot, wanted: object) =>
  Object.entries(wanted)
    .filter(([field, value]) => !isDeepStrictEqual(asSet(snapshot.get(field)), asSet(value)))
    .map(
      ([field, value]) =>
        `${snapshot.ref.path}: ${field} is ${JSON.stringify(snapshot.get(field))}, not ${JSON.stringify(value)}`,
    );

/** Devices have their own Auth users. */
const devicePrefix = "device-";

function findNameProblems({ users, usernames, emails, logins }: Market): string[] {
  const reserved = usernames.map((snapshot) => `${snapshot.id}=${snapshot.get("uid")}`);
  const had = users.map(({ document }) => `${toUsernameKey(document.username)}=${document._id}`);
  const addresses = emails.map((snapshot) => `${snapshot.id}=${snapshot.get("uid")}`);
  const hadAddresses = users.flatMap(({ document: { email, _id } }) =>
    email === null ? [] : [`${sha256Hex(email)}=${_id}`],
  );
  const userIds = users.map(({ document }) => document._id);
  const open = logins.map(({ uid }) => uid).filter((uid) => !uid.startsWith(devicePrefix));
  const withDevice = logins
    .filter(({ uid }) => uid.startsWith(devicePrefix))
    .map(({ uid }) => uid.slice(devicePrefix.length));
  return [
    ...findMissing(had, reserved, "is a user whose name is not reserved"),
    ...findMissing(reserved, had, "is reserved for nobody"),
    ...findMissing(hadAddresses, addresses, "is a user whose address is not reserved"),
    ...findMissing(addresses, hadAddresses, "is an address reserved for nobody"),
    ...findMissing(userIds, open, "is a user without a login"),
    ...findMissing(open, userIds, "is a login without a user"),
    ...findMissing(withDevice, userIds, "has a device and is no user"),
  ];
}

function findOrderProblems({ orders }: Market): string[] {
  const numbers = new Set(orders.map(({ document }) => document.orderNumber));
  const problems = orders.flatMap(({ snapshot, document: { items, deliveryCost, totals } }) => {
    const itemRows = items.map(({ unitPrice, quantity, vat }) => ({
      gross: calculateLinePrice(unitPrice, quantity),
      vat,
    }));
    const delivery = deliveryCost ? [{ gross: deliveryCost.price, vat: deliveryCost.vat }] : [];
    const right = toOrderTotals(calculateTotals([...itemRows, ...delivery]));
    return [
      ...(isDeepStrictEqual(totals, right) ? [] : [`${snapshot.ref.path} does not add up`]),
      ...(items.length > 0 && items.every(({ quantity }) => quantity > 0)
        ? []
        : [`${snapshot.ref.path} is empty`]),
    ];
  });
  return numbers.size === orders.length ? problems : [...problems, "two orders share a number"];
}

/** Projections and listings must match the current users. Negative stock does not parse. */
function findProjectionProblems({ users, products, sellers, deliveryCosts, localities }: Market): string[] {
  const localityIds = toLocalityIdsByRegion(localities.map(({ document }) => document));
  const usersById = new Map(users.map(({ document }) => [document._id, document]));
  const selling = users.filter(({ document }) => isSelling(document)).map(({ document }) => document);
  const owners = [
    ...products.map(({ document }) => document.user_id),
    ...deliveryCosts.map((cost) => String(cost.get("owner"))),
  ];
  const costs = deliveryCosts.map((snapshot) => requireDocument(DeliveryCost, snapshot));
  const listPrices = (sellerId: string) => toDeliveryPrices(costs.filter(({ owner }) => owner === sellerId));
  return [
    ...findMissing(
      ids(sellers),
      selling.map(({ _id }) => _id),
      "is shown but does not sell",
    ),
    ...findMissing(
      selling.map(({ _id }) => _id),
      ids(sellers),
      "sells but is not shown",
    ),
    ...findMissing(owners, usersById.keys(), "is gone, not so their products"),
    ...sellers.flatMap((snapshot) => {
      const user = usersById.get(snapshot.id);
      if (!user) return [];
      const { _id, ...shown } = toPublicSeller(user);
      return findDifferences(snapshot, {
        ...shown,
        deliversTo: toAreas(user, localityIds),
        deliveryPrices: listPrices(user._id),
      });
    }),
    ...products.flatMap(({ snapshot, document }) => {
      const user = usersById.get(document.user_id);
      if (!user) return [];
      const owner = toSellerSummary(user);
      const sellerFields = toSellerIndexFields(user, isSelling(user), {
        areas: toAreas(user, localityIds),
        deliveryPrices: listPrices(user._id),
      });
      return findDifferences(snapshot, {
        owner,
        ...toProductIndexFields({ ...document, owner }, sellerFields, getToday()),
      });
    }),
  ];
}

function findAreaProblems({ localities, regions, users }: Market): string[] {
  const known = new Map(regions.map(({ document }) => [document._id, document.name]));
  const lived = users.map(({ document }) => document.address.locality._id);
  return [
    ...localities.flatMap(({ snapshot, document: { region } }) =>
      known.get(region._id) === region.name ? [] : [`${snapshot.ref.path}: region is out of step`],
    ),
    ...findMissing(lived, ids(localities.map(({ snapshot }) => snapshot)), "is lived in but does not exist"),
  ];
}

/** The counted reviews of sellers and products must equal a recount. */
function findReviewProblems({ users, orders, reviews, reviewSummaries }: Market): string[] {
  const written = reviews.map(({ document }) => document);
  const stored = new Map(reviewSummaries.map(({ snapshot, document }) => [snapshot.id, document]));
  const differs = (name: string, summary: ReviewSummary | undefined, counted: readonly StoredReview[]) => {
    const is = summary ?? emptySummary;
    const { count, stars, facts } = countReviews(counted);
    const isSame = isDeepStrictEqual([is.count, is.stars, is.facts], [count, stars, facts]);
    return isSame ? [] : [`${name}: the counted reviews differ from a recount`];
  };
  const productIds = new Set([...stored.keys(), ...written.flatMap((review) => review.productIds)]);
  return [
    ...findMissing(
      written.map(({ _id }) => _id),
      orders.map(({ document }) => document._id),
      "is a review without an order",
    ),
    ...users.flatMap(({ document: { _id, reviews: summary } }) =>
      differs(
        `users/${_id}`,
        summary,
        written.filter(({ sellerId }) => sellerId === _id),
      ),
    ),
    ...[...productIds].flatMap((id) =>
      differs(
        `reviewSummaries/${id}`,
        stored.get(id),
        written.filter((review) => review.productIds.includes(id)),
      ),
    ),
  ];
}

/** All inconsistencies that are impossible if every call is atomic; empty when there are none. */
export async function findInconsistencies(): Promise<string[]> {
  const market = await readMarket();
  const rules = [
    findNameProblems,
    findOrderProblems,
    findProjectionProblems,
    findAreaProblems,
    findReviewProblems,
  ];
  return [...market.unreadable, ...rules.flatMap((rule) => rule(market))];
}
