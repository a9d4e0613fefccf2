import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { Caller } from "./caller.ts";

/** Input of the calls. */
export interface CallContext {
  url: string;
  /** Products with more in stock than will be ordered. */
  productIds: readonly string[];
}

/** Prepares one call, unmeasured, and returns a function that makes it. */
type Prepare = (stage: CallContext, index: number) => Promise<() => Promise<unknown>>;

export const checkoutForm = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino.ahonala@posti.example",
  phonenumber: "050 000 0123",
  street: "Kirkkotie 1",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  terms: true,
};

const prepareGet =
  (path: string): Prepare =>
  async ({ url }) => {
    const caller = new Caller(url);
    return () => caller.call("GET", path);
  };

/** Three products per turn, not used by concurrent turns: contention for the last units is not measured here. */
const pickProduct = ({ productIds }: CallContext, turn: number, which: 0 | 1 | 2) => ({
  product_id: productIds[(turn * 3 + which) % productIds.length],
});

/** A visitor with two products in the cart. */
async function createCaller(stage: CallContext, index: number): Promise<Caller> {
  const caller = new Caller(stage.url);
  await caller.call("POST", "/api/cart", pickProduct(stage, index, 0));
  await caller.call("POST", "/api/cart", pickProduct(stage, index, 1));
  return caller;
}

/** The ten most frequent calls of a busy day. Each is made by a different visitor. */
export const busiestCalls: Readonly<Record<string, Prepare>> = {
  "search by place": prepareGet("/api/sellers?region=pirkanmaa&category=Polttopuut&name=Polttopuu"),
  "search by word": prepareGet("/api/sellers?queryString=koivu"),
  "one seller": prepareGet("/api/sellers?sellerId=halkomestari"),
  regions: prepareGet("/api/regions"),
  "locations of a region": prepareGet("/api/locations?region=pirkanmaa"),
  "read a cart of two": async (stage, index) => {
    const caller = await createCaller(stage, index);
    return () => caller.call("GET", "/api/cart");
  },
  "add to a cart of two": async (stage, index) => {
    const caller = await createCaller(stage, index);
    return () => caller.call("POST", "/api/cart", pickProduct(stage, index, 2));
  },
  "two favourites": async (stage, index) => {
    const caller = new Caller(stage.url);
    await caller.call("POST", "/api/favorites", { id: pickProduct(stage, index, 0).product_id });
    await caller.call("POST", "/api/favorites", { id: pickProduct(stage, index, 1).product_id });
    return () => caller.call("GET", "/api/favorites");
  },
  "log in": async ({ url }) => {
    const caller = new Caller(url);
    const body = { username: "mokkiklapi", password: "Mokkiklapi1" };
    return () => caller.call("POST", "/api/users/login", body);
  },
  "order two products": async (stage, index) => {
    const caller = await createCaller(stage, index);
    const { cart } = readCart.response.parse(JSON.parse(await caller.call("GET", "/api/cart")));
    return () => caller.call("POST", "/api/orders", { checkoutForm, cart });
  },
};
