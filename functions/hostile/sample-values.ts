import { database } from "../test/support/market.ts";
import type { Known } from "./arbitrary-from-schema.ts";

/** The users that make the calls: if they were deleted, every further call would be rejected. */
export const actors = {
  seller: { username: "halkomestari", password: "Halkomestari1" },
  newcomer: { username: "uusimyyja", password: "Uusimyyja1" },
  admin: { username: "yllapito", password: "Yllapito2026" },
  root: { username: "juuri", password: "Juurijuuri1" },
} as const;

/** Placeholder for the id of the user that makes the call. */
export const ownId = "oma-tunnus";

async function idsOf(collection: string): Promise<string[]> {
  const { docs } = await database.collection(collection).select().limit(40).get();
  const spared: readonly string[] = Object.values(actors).map(({ username }) => username);
  return docs.map(({ id }) => id).filter((id) => !spared.includes(id));
}

/** A few visible products and their sellers: few, so that requests for carts and choices hit the same ones. */
async function readSampleProducts() {
  const { docs } = await database.collection("products").where("visible", "==", true).limit(12).get();
  return {
    ids: docs.map(({ id }) => id),
    owners: [...new Set(docs.map((seen) => String(seen.get("user_id"))))],
  };
}

/** A locality and its region must match, so one pair is repeated. */
const repeatId = (id: string) => Array.from({ length: 60 }, () => id);

const numbered = (name: string) => Array.from({ length: 60 }, (_, index) => `${name}-${index}`);

/** API paths and the collections of their ids. */
const collections = {
  "/api/products": "products",
  "/api/orders": "orders",
  "/api/deliverycosts": "deliveryCosts",
  "/api/regions": "regions",
  "/api/locations": "localities",
  "/api/account": "accounts",
  "/api/advertisements": "advertisements",
  "/api/admin/contacts": "contacts",
  "/api/admin/users": "users",
  "/api/users": "users",
} as const;

const callers = Array.from({ length: 10 }, () => ownId);

/** The existing ids that a path may contain. */
export async function knownIds(): Promise<(path: string) => string[]> {
  const entries = Object.entries(collections);
  const ids = await Promise.all(
    entries.map(async ([folder, collection]) => ({ folder, ids: await idsOf(collection) })),
  );
  return (path) => [...(ids.find(({ folder }) => path.startsWith(`${folder}/`))?.ids ?? []), ...callers];
}

/** Values of body and query fields that exist in the sample market. */
export async function knownValues(): Promise<Known> {
  const [products, users, deliveryCosts, regions, localities] = await Promise.all(
    ["products", "users", "deliveryCosts", "regions", "localities"].map(idsOf),
  );
  const userIds = [...(users ?? []), actors.seller.username, ownId];
  const sampleProducts = await readSampleProducts();
  return {
    product_id: sampleProducts.ids,
    id: products ?? [],
    ownerId: sampleProducts.owners,
    ownerIds: sampleProducts.owners,
    owner: userIds,
    owner_id: userIds,
    sellerId: userIds,
    userid: userIds,
    ids: userIds,
    deliveryCostId: deliveryCosts ?? [],
    region: [...repeatId("pirkanmaa"), ...(regions ?? [])],
    locality: [...repeatId("tampere"), ...(localities ?? [])],
    _id: localities ?? [],
    name: numbered("Koemaa"),
    location: numbered("Koekylä"),
    email: ["halkomestari@halkopiha.example", ...numbered("vieras").map((name) => `${name}@posti.example`)],
    phonenumber: ["050 000 0123", "+358 40 000 0456"],
    zip: ["33100", "00990"],
    socialSecurityNumber: ["010190-900P", "******-****"],
    ytunnus: ["9000013-4"],
    website: ["www.tukkinen.example", ""],
    username: [...repeatId("halkomestari"), ...numbered("vieras")],
    password: ["Halkomestari1"],
    confPassword: ["Halkomestari1"],
    pincode: ["000000", "123456"],
    cursor: ["W10", "eyJ", "WyJhIiwiYiJd"],
    queryString: ["koivu", "halko pirkanmaa", "mäki"],
  };
}
