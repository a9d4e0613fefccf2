import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { type CallName, table } from "./table.ts";

const Parts = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
});

function namesIn(schema: unknown): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = Parts.parse(schema);
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(namesIn)];
}

const fieldsOf = (schema: z.ZodMiniType | undefined, io: "input" | "output") =>
  schema ? namesIn(z.toJSONSchema(schema, { io, unrepresentable: "any" })) : [];

const calls: Readonly<Record<string, Call>> = table;

type Row = readonly [name: CallName, line: string, taken: string, answered: string];
const words = (text: string) => text.split(" ").filter(Boolean);

describe("§7 as the specification lists it,", () => {
  const rows: readonly Row[] = [
    ["listRegions", "GET /api/regions", "name zoom", "regions"],
    ["createRegion", "POST /api/regions", "name zoom", "region message"],
    ["updateRegion", "PUT /api/regions/:id", "name zoom", "region message"],
    ["deleteRegion", "DELETE /api/regions/:id", "", "region message"],
    ["listLocalities", "GET /api/locations", "region", "localities"],
    ["listLocalitiesByRegion", "GET /api/locations/localitieslist", "", "localitiesByRegion"],
    ["createLocality", "POST /api/locations", "location zoom", "locality message"],
    ["updateLocality", "PUT /api/locations/:id", "location zoom", "locality message"],
    ["deleteLocality", "DELETE /api/locations/:id", "", "locality message"],
    [
      "searchProducts",
      "GET /api/sellers",
      "region locality deliveryMethod sellerId queryString category name quality material",
      "sellers products",
    ],
    ["listPlans", "GET /api/account", "accountPlan price", "accounts"],
    ["createPlan", "POST /api/account", "accountPlan price", "account message"],
    ["updatePlan", "PUT /api/account/:id", "accountPlan price", "account message"],
    ["deletePlan", "DELETE /api/account/:id", "", "account message"],
    ["listAdvertisements", "GET /api/advertisements", "title accountPlan price", "advertisements"],
    ["createAdvertisement", "POST /api/advertisements", "title price", "advertisement message"],
    ["updateAdvertisement", "PUT /api/advertisements/:id", "title price", "advertisement message"],
    ["deleteAdvertisement", "DELETE /api/advertisements/:id", "", "advertisement message"],
    ["createProduct", "POST /api/products", "category name price", "product message"],
    ["updateProduct", "PUT /api/products/:id", "category name price", "product message"],
    ["deleteProduct", "DELETE /api/products/:id", "", "product message"],
    ["uploadProductImage", "POST /api/products/:id/image", "", ""],
    ["listProducts", "GET /api/products", "owner_id", "products"],
    ["listUserProducts", "GET /api/users/:id/products", "", "products otherProducts services"],
    ["readProfile", "GET /api/users/:id/profile", "", "user products"],
    ["readUser", "GET /api/users/:id", "", "user"],
    ["updateUser", "PUT /api/users/:id", "email phonenumber", "user message"],
    [
      "updateAccountSettings",
      "PATCH /api/users/:id/accountsettings",
      "deliveryMethod accountDescription deliveryLocations",
      "user message",
    ],
    ["verifyToken", "GET /api/users/verifyToken", "", ""],
    ["register", "POST /api/users/register", "username password confPassword terms", ""],
    ["verifyPincode", "POST /api/users/register/pincode", "pincode", ""],
    ["requestPincode", "PATCH /api/users/register/pincode", "email", ""],
    ["validatePincode", "POST /api/users/register/pincode/validate", "pincode", ""],
    [
      "recoverPassword",
      "PATCH /api/users/register/passwordrecovery",
      "pincode email password confPassword",
      "",
    ],
    [
      "login",
      "POST /api/users/login",
      "username password",
      "token expiry user localities products otherProducts services orders",
    ],
    ["listFavorites", "GET /api/favorites", "", "favorites"],
    ["addFavorite", "POST /api/favorites", "id", "favorites"],
    ["removeFavorite", "PATCH /api/favorites", "id", "favorites"],
    ["readCart", "GET /api/cart", "", "cart"],
    ["addToCart", "POST /api/cart", "product_id", "cart"],
    ["removeFromCart", "PATCH /api/cart", "product_id", "cart"],
    ["changeQuantity", "PUT /api/cart", "product_id quantity", "cart"],
    ["addAddress", "POST /api/cart/addaddress", "firstname lastname street zip", "cart"],
    ["chooseDelivery", "POST /api/cart/adddeliverycost", "ownerId", "cart"],
    ["placeOrder", "POST /api/orders", "checkoutForm ownerIds", "order message totals"],
    ["listOrders", "GET /api/orders", "userid", "orders"],
    ["readOrder", "GET /api/orders/:id", "", "order totals"],
    ["advanceOrder", "PATCH /api/orders/:id/edit", "status", "order"],
    ["listDeliveryCosts", "GET /api/deliverycosts", "owner", "deliveryCosts"],
    ["createDeliveryCost", "POST /api/deliverycosts", "name price unit", "deliveryCost message"],
    ["updateDeliveryCost", "PUT /api/deliverycosts/:id", "name price unit", "deliveryCost message"],
    ["deleteDeliveryCost", "DELETE /api/deliverycosts/:id", "", "deliveryCost message"],
    ["readDashboard", "GET /api/admin", "", "usersCount newUsersCount ordersCount contactsCount"],
    ["listUsers", "GET /api/admin/users", "queryString active admin", "sellers"],
    ["createUser", "POST /api/admin/users", "username password", "seller adminMessage"],
    ["changeUser", "PUT /api/admin/users/:id", "email phonenumber", "message"],
    ["deleteUser", "DELETE /api/admin/users/:id", "", "message"],
    ["deleteUsers", "DELETE /api/admin/users", "ids", "message"],
    ["activateUser", "PATCH /api/admin/users/:id/activation", "active paid", "user"],
    ["listNewUsers", "GET /api/admin/users/un-active", "", "newUsers"],
    ["downloadSellerListCsv", "GET /api/admin/users/download-seller-list-csv", "", ""],
    ["downloadSellerListExcel", "GET /api/admin/users/download-seller-list-excell", "", ""],
    ["listContacts", "GET /api/admin/contacts", "", "contacts"],
    ["createContact", "POST /api/admin/contacts", "name email subject message", "contact"],
    ["readContact", "GET /api/admin/contacts/:id", "", "contact"],
    ["advanceContact", "PUT /api/admin/contacts/:id", "status", "contact"],
    ["respondToContact", "PATCH /api/admin/contacts/:id/respond", "message", "contact"],
    ["readTicket", "GET /api/admin/contacts/:id/ticket", "t", "ticket"],
    ["replyToTicket", "POST /api/admin/contacts/:id/ticket", "message name token", "ticket"],
  ];

  for (const [name, line, taken, answered] of rows) {
    test(`${name} is ${line} with what it takes and answers`, { tags: `s7-call-${name}` }, () => {
      const { method, path, query, body, response } = calls[name] ?? {};
      expect(`${method} ${path}`).toBe(line);
      const takes = [...fieldsOf(query, "input"), ...fieldsOf(body, "input")];
      expect(takes).toEqual(expect.arrayContaining(words(taken)));
      expect(fieldsOf(response, "output")).toEqual(expect.arrayContaining(words(answered)));
    });
  }
});
