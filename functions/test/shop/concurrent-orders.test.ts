import type { User } from "@halkopiha/domain/accounts/user.ts";
import { health } from "@halkopiha/domain/contract/service.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { createProduct, deleteProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { OrderItem, OrderTotals } from "@halkopiha/domain/orders/order.ts";
import type { Firewood } from "@halkopiha/domain/products/product.ts";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/api.ts";
import {
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readOrders,
  readQuantityLeft,
} from "../support/market.ts";
import { createOrderRequest } from "../support/orders.ts";
import { getErrorCode } from "../support/users.ts";

// Two users act at the same moment. Each race is run twenty times, and its outcome must be in the test's list of valid ones.

const rounds = Array.from({ length: 20 }, (_, round) => round);
const timeout = 600_000;

const sellerId = "halkomestari";
const seller = new Client();

beforeAll(async () => {
  await seller.logIn(sellerId, "Halkomestari1");
});

const birch = {
  category: "Polttopuut",
  name: "Halko",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Halko 1m",
  unit: "Pino-m3",
  price: 6500,
  vat: 2550,
  quantity: 40,
} as const;

const listed = async () => (await seller.call(createProduct, { body: birch })).product;

/** Reads a visitor's cart; the returned function orders it with the prices seen, and returns the error code or `done`. */
async function ordering(visitor: Client): Promise<() => Promise<string>> {
  const request = await createOrderRequest(visitor);
  return () => getErrorCode(visitor.request(placeOrder, request));
}

/** Runs the seller's action during an order, after 0 to 3 calls of `health`, so that the timing varies between rounds. */
async function meanwhile(round: number, action: () => Promise<string>): Promise<string> {
  for (let looks = 0; looks < round % 4; looks += 1) await seller.call(health, {});
  return action();
}

const Stored = z.object({
  items: z.tuple([z.pick(OrderItem, { _id: true, unitPrice: true, vat: true, quantity: true })]),
  totals: z.pick(OrderTotals, { totalPrice: true, totalTaxes: true }),
});

/** The item and the totals of each order of a product. */
async function countSold(productId: string) {
  const orders = (await readOrders({ _id: sellerId })).map((one) => Stored.safeParse(one.data()));
  return orders.flatMap(({ data }) => {
    if (data?.items[0]._id !== productId) return [];
    const { _id, ...item } = data.items[0];
    return [{ ...item, ...data.totals }];
  });
}

const bought = { unitPrice: 6500, vat: 2550, quantity: 3, totalPrice: 19_500, totalTaxes: 3962 };

test(
  "an order and the deletion of what is ordered: ordered before, or sold out",
  async () => {
    const endings = [
      { order: "done", deletion: "done", sold: [bought], stays: false },
      { order: "notEnoughLeft", deletion: "done", sold: [], stays: false },
    ];
    for (const round of rounds) {
      const product = await listed();
      const order = await ordering(await createVisitorWithCart({ product, quantity: 3 }));
      const [ordered, deletion] = await Promise.all([
        order(),
        meanwhile(round, () => getErrorCode(seller.request(deleteProduct, { params: { id: product._id } }))),
      ]);
      const stays = (await database.collection("products").doc(product._id).get()).exists;
      const sold = await countSold(product._id);
      expect(endings).toContainEqual({ order: ordered, deletion, sold, stays });
    }
  },
  timeout,
);

test(
  "an order and a change of price: ordered at the price that was seen, or not at all",
  async () => {
    const endings = [
      // Saving a product sets its quantity too, so a change after the order sets the stock back to 40.
      { order: "done", change: "done", sold: [bought], left: 40 },
      { order: "totalChanged", change: "done", sold: [], left: 40 },
    ];
    for (const round of rounds) {
      const product = await listed();
      const order = await ordering(await createVisitorWithCart({ product, quantity: 3 }));
      const body = { ...birch, price: 5000, vat: 1000 } as const;
      const [ordered, change] = await Promise.all([
        order(),
        meanwhile(round, () =>
          getErrorCode(seller.request(updateProduct, { params: { id: product._id }, body })),
        ),
      ]);
      const sold = await countSold(product._id);
      expect(endings).toContainEqual({ order: ordered, change, sold, left: await readQuantityLeft(product) });
    }
  },
  timeout,
);

describe("two buyers who order the products of the same two sellers at once", () => {
  const done = { code: "done", kept: 0 };
  const rejected = { code: "notEnoughLeft", kept: 2 };
  /** A product that is sold out is reported as a change of the cart. */
  const changed = { code: "totalChanged", kept: 2 };
  const oneOfThem = (left: number[]) => [
    { buyers: [done, rejected], left, orders: [1, 1] },
    { buyers: [rejected, done], left, orders: [1, 1] },
  ];
  const cases = [
    {
      what: "both get everything when there is enough",
      stock: [4, 4],
      quantities: [
        [2, 2],
        [2, 2],
      ],
      endings: [{ buyers: [done, done], left: [0, 0], orders: [2, 2] }],
    },
    {
      what: "one gets all and the other nothing when there is enough for one",
      stock: [3, 3],
      quantities: [
        [2, 2],
        [2, 2],
      ],
      endings: oneOfThem([1, 1]),
    },
    {
      what: "one gets all and the other nothing when one seller has too little",
      stock: [4, 3],
      quantities: [
        [2, 2],
        [2, 2],
      ],
      endings: oneOfThem([2, 1]),
    },
    {
      what: "one gets all and the other nothing when each wants more of another seller",
      stock: [3, 3],
      quantities: [
        [1, 3],
        [3, 1],
      ],
      endings: [
        { buyers: [done, changed], left: [2, 0], orders: [1, 1] },
        { buyers: [changed, done], left: [0, 2], orders: [1, 1] },
      ],
    },
  ];

  /** Two buyers with their carts filled in opposite orders. */
  function createBuyers(products: readonly Firewood[], quantities: readonly number[][]): Promise<Client[]> {
    return Promise.all(
      quantities.map((ordered, buyer) => {
        const lines = products.map((product, index) => ({ product, quantity: ordered[index] ?? 0 }));
        return createVisitorWithCart(...(buyer === 0 ? lines : lines.reverse()));
      }),
    );
  }

  async function endOf(visitor: Client, code: string) {
    return { code, kept: (await visitor.call(readCart, {})).cart.items.length };
  }

  test.each(cases)(
    "$what",
    async ({ stock, quantities, endings }) => {
      const sellers: User[] = [await newSeller(), await newSeller()];
      const countOrders = () => Promise.all(sellers.map(async (one) => (await readOrders(one)).length));
      let before = await countOrders();
      for (const _ of rounds) {
        const products = await Promise.all(
          sellers.map((one, index) => newProduct(one, { quantity: stock[index] ?? 0 })),
        );
        const visitors = await createBuyers(products, quantities);
        const orders = await Promise.all(visitors.map(ordering));
        const codes = await Promise.all(orders.map((order) => order()));
        const after = await countOrders();
        expect(endings).toContainEqual({
          buyers: await Promise.all(visitors.map((visitor, index) => endOf(visitor, codes[index] ?? ""))),
          left: await Promise.all(products.map(readQuantityLeft)),
          orders: after.map((count, index) => count - (before[index] ?? 0)),
        });
        before = after;
      }
    },
    timeout,
  );
});
