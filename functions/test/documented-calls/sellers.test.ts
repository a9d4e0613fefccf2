import { test } from "vitest";
import {
  coverImage,
  expectAnswer,
  get,
  newProductId,
  patch,
  post,
  put,
  type Row,
  readId,
  remove,
  seller,
  succeed,
  visitor,
} from "./client.ts";
import { bags, deliveryCost, firewood, service, userData } from "./forms.ts";

const newDeliveryCostId = async () =>
  readId(post((await seller()).client, "/api/deliverycosts", deliveryCost), "deliveryCost");

const rows: readonly Row[] = [
  [
    "s7-call-createProduct",
    "POST /api/products",
    "product message",
    async () => post((await seller()).client, "/api/products", firewood),
  ],
  [
    "s7-call-createProduct",
    "POST /api/products, of bags",
    "product message",
    async () => post((await seller()).client, "/api/products", bags),
  ],
  [
    "s7-call-createProduct",
    "POST /api/products, of a service",
    "product message",
    async () => post((await seller()).client, "/api/products", service),
  ],
  [
    "s7-call-updateProduct",
    "PUT /api/products/{id}",
    "product message",
    async () =>
      put((await seller()).client, `/api/products/${await newProductId(bags)}`, { ...bags, price: 700 }),
  ],
  [
    "s7-call-deleteProduct",
    "DELETE /api/products/{id}",
    "product message",
    async () => remove((await seller()).client, `/api/products/${await newProductId()}`),
  ],
  [
    "s7-call-uploadProductImage",
    "POST /api/products/{id}/image",
    "",
    async () =>
      (await seller()).client.send("POST", `/api/products/${await newProductId()}/image`, {
        body: await coverImage(),
      }),
  ],
  [
    "s7-call-listProducts",
    "GET /api/products",
    "products",
    async () => get(visitor, `/api/products?owner_id=${(await seller()).id}`),
  ],
  [
    "s7-call-listUserProducts",
    "GET /api/users/{id}/products",
    "products otherProducts services",
    async () => get((await seller()).client, `/api/users/${(await seller()).id}/products`),
  ],
  [
    "s7-call-readProfile",
    "GET /api/users/{id}/profile",
    "user products",
    () => get(visitor, "/api/users/halkomestari/profile"),
  ],
  [
    "s7-call-readUser",
    "GET /api/users/{id}",
    "user",
    async () => get((await seller()).client, `/api/users/${(await seller()).id}`),
  ],
  [
    "s7-call-updateUser",
    "PUT /api/users/{id}",
    "user message",
    async () =>
      put(
        (await seller()).client,
        `/api/users/${(await seller()).id}`,
        userData({ phonenumber: "050 000 0888" }),
      ),
  ],
  [
    "s7-call-updateUser",
    "PUT /api/users/{id}, with the user as it was answered",
    "user message",
    async () => {
      const { id, client } = await seller();
      const { user } = await succeed(get(client, `/api/users/${id}`));
      return put(client, `/api/users/${id}`, user);
    },
  ],
  [
    "s7-call-updateUser",
    "PUT /api/users/{id}, with the form that does not say whose it is",
    "user message",
    async () => {
      const { business, person, ...form } = userData();
      const { id, client } = await seller();
      return put(client, `/api/users/${id}`, form);
    },
  ],
  [
    "s7-call-updateAccountSettings",
    "PATCH /api/users/{id}/accountsettings",
    "user message",
    async () =>
      patch((await seller()).client, `/api/users/${(await seller()).id}/accountsettings`, {
        deliveryMethod: "Noutopiste ja kuljetus",
        accountDescription: "Kuivaa koivua",
        deliveryLocations: [{ _id: "tampere", location: "Tampere" }],
      }),
  ],
  [
    "s7-call-listDeliveryCosts",
    "GET /api/deliverycosts",
    "deliveryCosts",
    async () => get((await seller()).client, `/api/deliverycosts?owner=${(await seller()).id}`),
  ],
  [
    "s7-call-createDeliveryCost",
    "POST /api/deliverycosts",
    "deliveryCost message",
    async () => post((await seller()).client, "/api/deliverycosts", deliveryCost),
  ],
  [
    "s7-call-updateDeliveryCost",
    "PUT /api/deliverycosts/{id}",
    "deliveryCost message",
    async () => put((await seller()).client, `/api/deliverycosts/${await newDeliveryCostId()}`, deliveryCost),
  ],
  [
    "s7-call-deleteDeliveryCost",
    "DELETE /api/deliverycosts/{id}",
    "deliveryCost message",
    async () => remove((await seller()).client, `/api/deliverycosts/${await newDeliveryCostId()}`),
  ],
];

for (const [tags, row, answers, send] of rows) {
  test(`§7 a client written from the specification alone sends ${row}`, { tags }, () =>
    expectAnswer(answers, send),
  );
}
