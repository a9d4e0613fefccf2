import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Client, parseErrorBody, type Reply } from "../support/api.ts";
import {
  admin,
  expectAnswer,
  get,
  newProductId,
  patch,
  post,
  put,
  type Row,
  readId,
  seller,
  succeed,
  visitor,
} from "./client.ts";
import { checkoutForm } from "./forms.ts";

/** A buyer with two units of a new product in the cart, and an address. */
async function newBuyer(): Promise<{ client: Client; productId: string }> {
  const [client, productId] = [new Client(), await newProductId()];
  await succeed(post(client, "/api/cart", { product_id: productId }));
  await succeed(put(client, "/api/cart", { product_id: productId, quantity: 2 }));
  await succeed(post(client, "/api/cart/addaddress", checkoutForm));
  return { client, productId };
}

async function placeOrder(): Promise<Reply> {
  const { client } = await newBuyer();
  const { cart } = await succeed(get(client, "/api/cart"));
  return post(client, "/api/orders", { checkoutForm, cart, ownerIds: [(await seller()).id] });
}

const rows: readonly Row[] = [
  [
    "s7-call-searchProducts",
    "GET /api/sellers",
    "sellers products",
    () =>
      get(
        visitor,
        "/api/sellers?region=pirkanmaa&locality=tampere&deliveryMethod=Noutopiste&queryString=koivu&category=Polttopuut&name=Polttopuu&quality=all&material=all",
      ),
  ],
  [
    "s7-call-searchProducts",
    "GET /api/sellers, of one seller",
    "sellers products",
    () => get(visitor, "/api/sellers?sellerId=halkomestari"),
  ],
  ["s7-call-listFavorites", "GET /api/favorites", "favorites", () => get(visitor, "/api/favorites")],
  [
    "s7-call-addFavorite",
    "POST /api/favorites",
    "favorites",
    async () => post(visitor, "/api/favorites", { id: await newProductId() }),
  ],
  [
    "s7-call-removeFavorite",
    "PATCH /api/favorites/",
    "favorites",
    async () => patch(visitor, "/api/favorites/", { id: await newProductId() }),
  ],
  ["s7-call-readCart", "GET /api/cart", "cart", () => get(visitor, "/api/cart")],
  [
    "s7-call-addToCart",
    "POST /api/cart",
    "cart",
    async () => post(visitor, "/api/cart", { product_id: await newProductId() }),
  ],
  [
    "s7-call-removeFromCart",
    "PATCH /api/cart",
    "cart",
    async () => {
      const { client, productId } = await newBuyer();
      return patch(client, "/api/cart", { product_id: productId });
    },
  ],
  [
    "s7-call-changeQuantity",
    "PUT /api/cart",
    "cart",
    async () => {
      const { client, productId } = await newBuyer();
      return put(client, "/api/cart", { product_id: productId, quantity: 3 });
    },
  ],
  [
    "s7-call-addAddress",
    "POST /api/cart/addaddress",
    "cart",
    async () => post((await newBuyer()).client, "/api/cart/addaddress", checkoutForm),
  ],
  [
    "s7-call-addAddress",
    "POST /api/cart/addaddress, with the form under its name",
    "cart",
    async () => post((await newBuyer()).client, "/api/cart/addaddress", { checkoutForm }),
  ],
  [
    "s7-call-chooseDelivery",
    "POST /api/cart/adddeliverycost",
    "cart",
    async () =>
      post((await newBuyer()).client, "/api/cart/adddeliverycost", { ownerId: (await seller()).id }),
  ],
  ["s7-call-placeOrder", "POST /api/orders", "order message totals", placeOrder],
  [
    "s7-call-listOrders",
    "GET /api/orders",
    "orders",
    async () => get((await seller()).client, "/api/orders"),
  ],
  [
    "s7-call-listOrders",
    "GET /api/orders, of a seller",
    "orders",
    async () => get(await admin(), `/api/orders?userid=${(await seller()).id}`),
  ],
  [
    "s7-call-readOrder",
    "GET /api/orders/{id}",
    "order totals",
    async () => get((await seller()).client, `/api/orders/${await readId(placeOrder(), "order")}`),
  ],
  [
    "s7-call-advanceOrder",
    "PATCH /api/orders/{id}/edit",
    "order",
    async () => {
      const id = await readId(placeOrder(), "order");
      return patch((await seller()).client, `/api/orders/${id}/edit`, { status: "in progress" });
    },
  ],
];

for (const [tags, row, answers, send] of rows) {
  test(`§7 a client written from the specification alone sends ${row}`, { tags }, () =>
    expectAnswer(answers, send),
  );
}

test("§2 an order is not delivered, nor fetched, against what its cart says", async () => {
  const { client } = await newBuyer();
  const { cart } = await succeed(get(client, "/api/cart"));
  const { sellers: _, ...documented } = z.looseObject({}).parse(cart);
  const ordered = { checkoutForm, cart: { ...documented, delivery: true }, ownerIds: [(await seller()).id] };
  const reply = await post(client, "/api/orders", ordered);
  expect(parseErrorBody(reply)).toMatchObject({
    code: "totalChanged",
    changes: [{ kind: "deliveryChoice", delivery: false }],
  });
});
