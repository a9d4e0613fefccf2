import { toUserIndexFields, type UserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { toPublicSeller, toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity/identifiers.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { toDeliveryArea } from "@halkopiha/domain/orders/delivery-area.ts";
import { draftOrder } from "@halkopiha/domain/orders/draft-order.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { type DeliveryPrice, toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import type { PriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { initialLocalities, initialRegions } from "@halkopiha/domain/reference-data/initial/places.ts";
import { initialPlans } from "@halkopiha/domain/reference-data/initial/plans.ts";
import {
  calculateJoiningFee,
  type Fee,
  getContractEnd,
  getFinnishMonth,
} from "@halkopiha/domain/reference-data/membership.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import {
  type Coverage,
  type ProductIndexFields,
  toAreas,
  toLocalityIdsByRegion,
  toProductIndexFields,
  toSellerIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import type { Market, SampleOrder, SampleTicket, SampleUser } from "./market.ts";
import { createSamplePrice } from "./sample-offers.ts";
import { toSampleTerms } from "./sample-terms.ts";

/** The documents of the sample market, as stored in the database. */
export interface Documents {
  regions: readonly Region[];
  localities: readonly Locality[];
  users: (User & UserIndexFields)[];
  sellers: (PublicSeller & { deliversTo: string[]; deliveryPrices: DeliveryPrice[] })[];
  products: (Product & ProductIndexFields)[];
  priceLogs: (PriceLog & { _id: string })[];
  deliveryCosts: DeliveryCost[];
  orders: (Order & { searchWords: string[] })[];
}

/** The id of a user: the user name without dots, so that it is readable. */
export function toUid(username: string): string {
  return username.replaceAll(".", "-");
}

function requireValue<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`the sample market has no ${what}`);
  return value;
}

function deliveryLocations({ deliversTo }: SampleUser, localities: ReadonlyMap<string, Locality>) {
  const wanted = new Set(deliversTo);
  return [...localities.values()]
    .filter(({ _id, region }) => wanted.has("all") || wanted.has(`region:${region._id}`) || wanted.has(_id))
    .map(({ _id, location }) => ({ _id, location }));
}

/** The fee of a sample account that nobody has paid yet, fixed when it was created. */
function toOpenFee({ plan, createdAt }: SampleUser): Fee {
  const { price, discountedPrice } = requireValue(
    initialPlans.find(({ accountPlan }) => accountPlan === plan),
    plan,
  );
  return calculateJoiningFee({ price, discountedPrice }, getFinnishMonth(new Date(createdAt)));
}

/** What is stored of a seller whose payment for this year is recorded (`sample-payments.ts`). */
const paidThisYear = () => ({
  paidUntil: toFinnishDay(new Date().toISOString()).year,
  unrecorded: { paidUntil: null, openUntil: null },
});

function toUser(person: SampleUser, localities: ReadonlyMap<string, Locality>): User {
  const { street, zip, createdAt, business, firstname, lastname } = person;
  const locality = requireValue(localities.get(person.locality), person.locality);
  const fullName = `${firstname} ${lastname}`;
  return {
    _id: toUid(person.username),
    username: person.username,
    email: person.email,
    fullName,
    business,
    person: !business,
    billingByPhone: person.billingByPhone,
    socialSecurityNumber: business ? null : hiddenPersonalId,
    ytunnus: person.ytunnus,
    companyName: person.companyName,
    website: person.website,
    contactInformation: { firstname, lastname, phonenumbers: [person.phonenumber] },
    contactPerson: fullName,
    role: person.role,
    address: {
      street,
      zip,
      locality: { _id: locality._id, location: locality.location, zoom: locality.zoom },
      region: locality.region,
      coords: locality.coords,
    },
    userAccount: {
      paid: person.paid,
      isActive: person.isActive,
      // The end of the current year: otherwise the job at the end of the day would deactivate the accounts.
      expires: person.isActive ? getContractEnd(new Date()) : null,
      timesActivated: person.isActive ? 1 : 0,
      account: { accountPlan: person.plan },
      ...(!person.paid && { fee: toOpenFee(person) }),
      ...(person.paid && person.isActive && person.role === "user" && paidThisYear()),
    },
    accountDescription: person.description,
    deliveryMethod: person.deliveryMethod,
    deliveryTime: person.deliveryTime ?? "sovittava",
    deliveryLocations: deliveryLocations(person, localities),
    terms: true,
    ...toSampleTerms(person),
    verified: true,
    createdAt,
    updatedAt: createdAt,
  };
}

const getToday = () => toFinnishDate(new Date().toISOString());
const day = 24 * 60 * 60 * 1000;
const inThreeWeeks = () => new Date(Date.now() + 21 * day).toISOString();

function toListings(
  market: Market,
  { users, coverage }: { users: ReadonlyMap<string, User>; coverage(user: User): Coverage },
  imagesOf: (image: string) => ImageSizes,
): (Product & ProductIndexFields)[] {
  return market.products.map((sample) => {
    const { id, seller, image, isPaused = false, ...rest } = sample;
    const { log: _, ...offered } = createSamplePrice(sample, getToday());
    const user = requireValue(users.get(toUid(seller)), seller);
    const product = Product.parse({
      ...rest,
      ...offered,
      _id: id,
      user_id: user._id,
      owner: toSellerSummary(user),
      images: imagesOf(image),
      pausedUntil: isPaused ? toFinnishDate(inThreeWeeks()) : null,
      updatedAt: rest.createdAt,
    });
    const sellerFields = toSellerIndexFields(user, user.userAccount.isActive, coverage(user));
    return { ...product, ...toProductIndexFields(product, sellerFields, getToday()) };
  });
}

interface OrderContext {
  users: ReadonlyMap<string, User>;
  localities: ReadonlyMap<string, Locality>;
  products: ReadonlyMap<string, Product>;
  deliveryCosts: readonly DeliveryCost[];
}

/** A product as it was when it was ordered: a service of which quotes are requested now could be ordered then. */
const asOrdered = (product: Product): Product =>
  product.category === "Palvelut" ? { ...product, byQuote: false } : product;

/** Creates an order with the shop's own code and advances it to its status. */
function toOrder(sample: SampleOrder, { users, localities, products, deliveryCosts }: OrderContext): Order {
  const seller = requireValue(users.get(toUid(sample.seller)), sample.seller);
  const locality = requireValue(localities.get(sample.buyer.locality), sample.buyer.locality);
  const { locality: _, ...person } = sample.buyer;
  const { region, coords } = locality;
  const buyer: Buyer = { ...person, terms: true, regionId: region._id, localityId: locality._id, coords };
  const own = deliveryCosts.filter(({ owner, available }) => owner === seller._id && available);
  const cart = priceCart({
    lines: sample.lines.map(({ product, quantity }) => ({
      product: requireValue(products.get(product), product),
      quantity,
    })),
    products: new Map([...products].map(([_id, product]) => [_id, asOrdered(product)])),
    choices: { [seller._id]: { delivery: sample.delivery, deliveryCostId: own[0]?._id ?? null } },
    deliveryCosts: new Map([[seller._id, own]]),
    deliveryAreas: new Map([[seller._id, toDeliveryArea(seller)]]),
    buyer,
    today: getToday(),
  });
  const { id, orderNumber, status, createdAt, updatedAt } = sample;
  return { ...draftOrder(cart, seller, buyer, locality), _id: id, orderNumber, status, createdAt, updatedAt };
}

/** Creates every document of the sample market. `imagesOf` returns the URLs of an image. */
export function buildDocuments(market: Market, imagesOf: (image: string) => ImageSizes): Documents {
  const localities = new Map(initialLocalities.map((locality) => [locality._id, locality]));
  const gazetteer = toLocalityIdsByRegion(initialLocalities);
  const users = new Map(market.users.map((person) => [toUid(person.username), toUser(person, localities)]));
  const deliveryCosts = market.deliveryCosts.map(({ id, seller, ...rest }): DeliveryCost => {
    const owner = requireValue(users.get(toUid(seller)), seller);
    return { ...rest, _id: id, owner: owner._id, createdAt: owner.createdAt, updatedAt: owner.createdAt };
  });
  const coverage = (user: User): Coverage => ({
    areas: toAreas(user, gazetteer),
    deliveryPrices: toDeliveryPrices(deliveryCosts.filter(({ owner }) => owner === user._id)),
  });
  const products = toListings(market, { users, coverage }, imagesOf);
  const known = {
    users,
    localities,
    products: new Map(products.map((product) => [product._id, product])),
    deliveryCosts,
  };
  return {
    regions: initialRegions,
    localities: initialLocalities,
    users: [...users.values()].map((user) => ({ ...user, ...toUserIndexFields(user) })),
    sellers: [...users.values()]
      .filter(({ role, userAccount }) => role === "user" && userAccount.isActive)
      .map((user) => {
        const { areas: deliversTo, deliveryPrices } = coverage(user);
        return { ...toPublicSeller(user), deliversTo, deliveryPrices };
      }),
    products,
    priceLogs: market.products.map((sample) => ({
      _id: sample.id,
      ...createSamplePrice(sample, getToday()).log,
    })),
    deliveryCosts,
    orders: market.orders
      .map((order) => toOrder(order, known))
      .map((order) => ({ ...order, searchWords: toOrderSearchWords(order) })),
  };
}

/** A conversation as stored; its messages are separate documents. */
export function toContact({ id, messages, ...rest }: SampleTicket) {
  const [first, last] = [messages[0], messages.at(-1)];
  const times = { createdAt: first?.createdAt, updatedAt: last?.createdAt };
  const participants = {
    author: rest.name,
    admin: messages.find(({ author }) => author !== rest.name)?.author ?? null,
  };
  return {
    _id: id,
    ...rest,
    ...participants,
    message: first?.text,
    lastMessage: last,
    messageCount: messages.length,
    ...times,
  };
}
