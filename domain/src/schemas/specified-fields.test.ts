import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AccountSettings } from "../accounts/account-settings.ts";
import { AnsweredUser } from "../accounts/answered-user.ts";
import { PasswordRecovery, Registration } from "../accounts/registration.ts";
import { User } from "../accounts/user.ts";
import { Buyer } from "../cart/buyer.ts";
import { Cart } from "../cart/cart.ts";
import { CheckoutForm } from "../cart/checkout-form.ts";
import { readDashboard } from "../contract/admin/dashboard.ts";
import type { Call } from "../contract/call.ts";
import { table } from "../contract/table.ts";
import { Contact, NewContact } from "../messaging/ticket.ts";
import { DeliveryCost, NewDeliveryCost } from "../orders/delivery.ts";
import { Order } from "../orders/order.ts";
import { NewProduct, Product, Service } from "../products/product.ts";
import { Advertisement } from "../reference-data/advertisement.ts";
import { Plan } from "../reference-data/plan.ts";
import { LocalitiesOfRegion, Locality, NewLocality, NewRegion, Region } from "../reference-data/region.ts";
import { Search } from "../search/search.ts";

const Schema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});

/** The names of all fields of a JSON schema, nested ones as `address.region.name`. */
function namesIn(schema: unknown, before = ""): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = Schema.parse(schema);
  const own = Object.entries(properties).flatMap(([name, field]) => [
    before + name,
    ...namesIn(field, `${before}${name}.`),
  ]);
  const inside = [items, ...anyOf, ...oneOf, ...allOf].filter((part) => part !== undefined);
  return [...own, ...inside.flatMap((part) => namesIn(part, before))];
}

const fieldsOf = (schema: z.ZodMiniType) =>
  namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

type Row = readonly [claim: string | [], what: string, schema: z.ZodMiniType, fields: string];

describe("§3 the fields of the specification are there:", () => {
  const rows: readonly Row[] = [
    ["s3-1", "a user's names", User, "_id email username fullName"],
    [
      "s3-2",
      "a user's kind",
      User,
      "business billingByPhone person socialSecurityNumber ytunnus companyName website",
    ],
    [
      "s3-3",
      "a user's contact information",
      User,
      "contactInformation.firstname contactInformation.lastname contactInformation.phonenumbers contactPerson",
    ],
    ["s3-4", "a user's role", User, "role"],
    ["s3-5", "a user's street and zip", User, "address.street address.zip"],
    [
      "s3-6",
      "a user's locality and region",
      User,
      "address.locality._id address.locality.location address.locality.zoom address.region._id address.region.name",
    ],
    ["s3-7", "a user's coordinates", User, "address.coords.lat address.coords.lng"],
    ["s3-8", "a user's times", User, "createdAt updatedAt"],
    ["s3-10", "a user's terms", User, "terms"],
    [
      "s3-11",
      "a user's account",
      User,
      "userAccount.paid userAccount.isActive userAccount.expires userAccount.timesActivated userAccount.account.accountPlan",
    ],
    [
      "s3-12",
      "a user's delivery",
      User,
      "accountDescription deliveryMethod deliveryLocations._id deliveryLocations.location",
    ],
    [
      "s3-14",
      "an account plan",
      Plan,
      "_id price discountedPrice promotedProducts accountPlan timesActivated",
    ],
    ["s3-16", "a region", Region, "_id name zoom coords.lat coords.lng"],
    ["s3-17", "a locality", Locality, "_id location zoom region available coords.lat coords.lng"],
    [
      "s3-18",
      "localities grouped by region",
      LocalitiesOfRegion,
      "region._id region.name localities._id localities.location",
    ],
    ["s3-19", "a product's price", Product, "_id name category price quantity vat unit"],
    ["s3-20", "firewood's kind", Product, "material deliveryType quality plength"],
    ["s3-21", "a product's words", Product, "description discount user_id createdAt"],
    [
      "s3-22",
      "a product's owner",
      Product,
      "owner._id owner.business owner.address.coords owner.address.locality.location owner.address.locality.zoom owner.address.region.name",
    ],
    ["s3-23", "a service", Service, "_id name category price quantity vat unit description user_id discount"],
    ["s3-24", "a delivery cost", DeliveryCost, "_id name unit price owner available multipliedByQuantity"],
    ["s3-27", "a cart", Cart, "items buyer totalPrice tax totalPriceExcludingTax totalQuantity delivery"],
    [
      "s3-28",
      "a cart's buyer",
      Buyer,
      "firstname lastname email phonenumber terms street zip localityId regionId coords.lat coords.lng",
    ],
    [
      "s3-29",
      "a cart's delivery cost",
      Cart,
      "deliveryCost.name deliveryCost.distance deliveryCost.quantity deliveryCost.unit deliveryCost.originalPrice deliveryCost.price",
    ],
    [
      "s3-30",
      "a cart item",
      Cart,
      "items._id items.name items.quality items.material items.plength items.quantity items.totalQuantity items.unit items.unitPrice items.deliveryType items.deliveryMethod items.ownerId",
    ],
    ["s3-32", "an order", Order, "_id orderNumber status createdAt updatedAt includeInAnalyses delivery"],
    [
      "s3-33",
      "an order's items",
      Order,
      "items._id items.name items.material items.plength items.quality items.quantity items.unit items.unitPrice",
    ],
    [
      "s3-34",
      "an order's buyer",
      Order,
      "buyer.firstname buyer.lastname buyer.phonenumber buyer.email buyer.address.street buyer.address.zip buyer.address.locality.location",
    ],
    ["s3-35", "an order's seller", Order, "seller.companyName seller.fullName seller.address"],
    [
      "s3-36",
      "an order's delivery cost",
      Order,
      "deliveryCost.name deliveryCost.unit deliveryCost.price deliveryCost.tax deliveryCost.vat deliveryCost.priceExcludingTax",
    ],
    [
      "s3-37",
      "an order's totals",
      Order,
      "totals.totalPriceExcludingTax totals.totalTaxes totals.totalPrice",
    ],
    ["s3-38", "a contact ticket", Contact, "_id name email subject status createdAt"],
    ["s3-39", "a contact ticket's messages", Contact, "messages.text messages.author messages.createdAt"],
    [
      "s3-42",
      "an advertisement",
      Advertisement,
      "title image descriptions priceTag discountInfo accountPlan price",
    ],
    [
      "s3-52",
      "the admin dashboard",
      readDashboard.response,
      "usersCount newUsersCount ordersCount contactsCount",
    ],
    [
      "s3-43",
      "the checkout form",
      CheckoutForm,
      "firstname lastname email phonenumber street zip region locality terms",
    ],
    [
      "s3-44",
      "the sign-up form's login",
      Registration,
      "business accountPlan email username password confPassword",
    ],
    ["s3-45", "the sign-up form's place", Registration, "street zip locality region phonenumber"],
    [
      "s3-46",
      "the sign-up form's person or business",
      Registration,
      "firstname lastname terms socialSecurityNumber ytunnus companyName website contactPerson contactByPhone",
    ],
    ["s3-48", "the form of a new password", PasswordRecovery, "pincode email password confPassword"],
    [
      "s3-49",
      "the search form",
      Search,
      "deliveryMethod queryString quality material category name locality region sellerId",
    ],
    ["s3-50", "the locality form", NewLocality, "location zoom"],
    ["s3-51", "the region form", NewRegion, "name zoom"],
    [[], "the account settings", AccountSettings, "deliveryMethod accountDescription deliveryLocations._id"],
    [[], "the contact form", NewContact, "name email subject message"],
    [
      "s5-38",
      "the product form",
      NewProduct,
      "category name price quantity vat quality material deliveryType plength unit",
    ],
    [[], "the delivery cost form", NewDeliveryCost, "name price unit"],
  ];

  for (const [tags, what, schema, fields] of rows) {
    test(what, { tags }, () => {
      expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(" ")));
    });
  }
});

test("§3 a user is answered with the ids of the region and the locality, which are not stored", {
  tags: "s3-6",
}, () => {
  const ids = ["regionId", "localityId"];
  expect(fieldsOf(AnsweredUser)).toEqual(expect.arrayContaining([...ids, "address.region._id"]));
  expect(fieldsOf(User).filter((name) => ids.includes(name))).toEqual([]);
});

test("§3 every call that answers a user answers these ids", () => {
  const calls = Object.values<Call>(table).map(({ path, response }) => ({
    path,
    names: response ? fieldsOf(response) : [],
  }));
  const users = calls.flatMap(({ path, names }) =>
    names
      .filter((name) => name.endsWith("userAccount") || (path.endsWith("/profile") && name === "user.name"))
      .map((name) => ({ names, owner: name.slice(0, name.lastIndexOf(".") + 1) })),
  );
  expect(users.length).toBeGreaterThan(10);
  for (const { names, owner } of users)
    expect(names).toEqual(expect.arrayContaining([`${owner}regionId`, `${owner}localityId`]));
});
