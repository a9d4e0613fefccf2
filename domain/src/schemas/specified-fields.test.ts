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
import { Search } from "../products/search.ts";
import { Advertisement } from "../reference-data/advertisement.ts";
import { Plan } from "../reference-data/plan.ts";
import { LocalitiesOfRegion, Locality, NewLocality, NewRegion, Region } from "../reference-data/region.ts";

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

describe("§3 the fields of the specification are there:", () => {
  test.each<[what: string, schema: z.ZodMiniType, fields: string]>([
    ["a user's names", User, "_id email username fullName"],
    [
      "a user's kind",
      User,
      "business billingByPhone person socialSecurityNumber ytunnus companyName website",
    ],
    [
      "a user's contact information",
      User,
      "contactInformation.firstname contactInformation.lastname contactInformation.phonenumbers contactPerson",
    ],
    ["a user's role", User, "role"],
    ["a user's street and zip", User, "address.street address.zip"],
    [
      "a user's locality and region",
      User,
      "address.locality._id address.locality.location address.locality.zoom address.region._id address.region.name",
    ],
    ["a user's coordinates", User, "address.coords.lat address.coords.lng"],
    ["a user's times", User, "createdAt updatedAt"],
    ["a user's terms", User, "terms"],
    [
      "a user's account",
      User,
      "userAccount.paid userAccount.isActive userAccount.expires userAccount.timesActivated userAccount.account.accountPlan",
    ],
    [
      "a user's delivery",
      User,
      "accountDescription deliveryMethod deliveryLocations._id deliveryLocations.location",
    ],
    ["an account plan", Plan, "_id price discountedPrice promotedProducts accountPlan timesActivated"],
    ["a region", Region, "_id name zoom coords.lat coords.lng"],
    ["a locality", Locality, "_id location zoom region available coords.lat coords.lng"],
    [
      "localities grouped by region",
      LocalitiesOfRegion,
      "region._id region.name localities._id localities.location",
    ],
    ["a product's price", Product, "_id name category price quantity vat unit"],
    ["firewood's kind", Product, "material deliveryType quality plength"],
    ["a product's words", Product, "description discount user_id createdAt"],
    [
      "a product's owner",
      Product,
      "owner._id owner.business owner.address.coords owner.address.locality.location owner.address.locality.zoom owner.address.region.name",
    ],
    ["a service", Service, "_id name category price quantity vat unit description user_id discount"],
    ["a delivery cost", DeliveryCost, "_id name unit price owner available multipliedByQuantity"],
    ["a cart", Cart, "items buyer totalPrice tax totalPriceExcludingTax totalQuantity delivery"],
    [
      "a cart's buyer",
      Buyer,
      "firstname lastname email phonenumber terms street zip localityId regionId coords.lat coords.lng",
    ],
    [
      "a cart's delivery cost",
      Cart,
      "deliveryCost.name deliveryCost.distance deliveryCost.quantity deliveryCost.unit deliveryCost.originalPrice deliveryCost.price",
    ],
    [
      "a cart item",
      Cart,
      "items._id items.name items.quality items.material items.plength items.quantity items.totalQuantity items.unit items.unitPrice items.deliveryType items.deliveryMethod items.ownerId",
    ],
    ["an order", Order, "_id orderNumber status createdAt updatedAt includeInAnalyses delivery"],
    [
      "an order's items",
      Order,
      "items._id items.name items.material items.plength items.quality items.quantity items.unit items.unitPrice",
    ],
    [
      "an order's buyer",
      Order,
      "buyer.firstname buyer.lastname buyer.phonenumber buyer.email buyer.address.street buyer.address.zip buyer.address.locality.location",
    ],
    ["an order's seller", Order, "seller.companyName seller.fullName seller.address"],
    [
      "an order's delivery cost",
      Order,
      "deliveryCost.name deliveryCost.unit deliveryCost.price deliveryCost.tax deliveryCost.vat deliveryCost.priceExcludingTax",
    ],
    ["an order's totals", Order, "totals.totalPriceExcludingTax totals.totalTaxes totals.totalPrice"],
    ["a contact ticket", Contact, "_id name email subject status createdAt"],
    ["a contact ticket's messages", Contact, "messages.text messages.author messages.createdAt"],
    ["an advertisement", Advertisement, "title image descriptions priceTag discountInfo accountPlan price"],
    ["the admin dashboard", readDashboard.response, "usersCount newUsersCount ordersCount contactsCount"],
    [
      "the checkout form",
      CheckoutForm,
      "firstname lastname email phonenumber street zip region locality terms",
    ],
    ["the sign-up form's login", Registration, "business accountPlan email username password confPassword"],
    ["the sign-up form's place", Registration, "street zip locality region phonenumber"],
    [
      "the sign-up form's person or business",
      Registration,
      "firstname lastname terms socialSecurityNumber ytunnus companyName website contactPerson contactByPhone",
    ],
    ["the form of a new password", PasswordRecovery, "pincode email password confPassword"],
    [
      "the search form",
      Search,
      "deliveryMethod queryString quality material category name locality region sellerId",
    ],
    ["the locality form", NewLocality, "location zoom"],
    ["the region form", NewRegion, "name zoom"],
    ["the account settings", AccountSettings, "deliveryMethod accountDescription deliveryLocations._id"],
    ["the contact form", NewContact, "name email subject message"],
    [
      "the product form",
      NewProduct,
      "category name price quantity vat quality material deliveryType plength unit",
    ],
    ["the delivery cost form", NewDeliveryCost, "name price unit"],
  ])("%s", (_what, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(" ")));
  });
});

test("§3 a user is answered with the ids of the region and the locality, which are not stored", () => {
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
