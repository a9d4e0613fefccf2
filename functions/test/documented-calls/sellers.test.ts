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

test.each<Row>([
  [
    "POST /api/products",
    "product message",
    async () => post((await seller()).client, "/api/products", firewood),
  ],
  [
    "POST /api/products, of bags",
    "product message",
    async () => post((await seller()).client, "/api/products", bags),
  ],
  [
    "POST /api/products, of a service",
    "product message",
    async () => post((await seller()).client, "/api/products", service),
  ],
  [
    "PUT /api/products/{id}",
    "product message",
    async () =>
      put((await seller()).client, `/api/products/${await newProductId(bags)}`, { ...bags, price: 700 }),
  ],
  [
    "DELETE /api/products/{id}",
    "product message",
    async () => remove((await seller()).client, `/api/products/${await newProductId()}`),
  ],
  [
    "POST /api/products/{id}/image",
    "",
    async () =>
      (await seller()).client.send("POST", `/api/products/${await newProductId()}/image`, {
        body: await coverImage(),
      }),
  ],
  [
    "GET /api/products",
    "products",
    async () => get(visitor, `/api/products?owner_id=${(await seller()).id}`),
  ],
  [
    "GET /api/users/{id}/products",
    "products otherProducts services",
    async () => get((await seller()).client, `/api/users/${(await seller()).id}/products`),
  ],
  ["GET /api/users/{id}/profile", "user products", () => get(visitor, "/api/users/halkomestari/profile")],
  [
    "GET /api/users/{id}",
    "user",
    async () => get((await seller()).client, `/api/users/${(await seller()).id}`),
  ],
  [
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
    "PUT /api/users/{id}, with the user as it was answered",
    "user message",
    async () => {
      const { id, client } = await seller();
      const { user } = await succeed(get(client, `/api/users/${id}`));
      return put(client, `/api/users/${id}`, user);
    },
  ],
  [
    "PUT /api/users/{id}, with the form that does not say whose it is",
    "user message",
    async () => {
      const { business, person, ...form } = userData();
      const { id, client } = await seller();
      return put(client, `/api/users/${id}`, form);
    },
  ],
  [
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
    "GET /api/deliverycosts",
    "deliveryCosts",
    async () => get((await seller()).client, `/api/deliverycosts?owner=${(await seller()).id}`),
  ],
  [
    "POST /api/deliverycosts",
    "deliveryCost message",
    async () => post((await seller()).client, "/api/deliverycosts", deliveryCost),
  ],
  [
    "PUT /api/deliverycosts/{id}",
    "deliveryCost message",
    async () => put((await seller()).client, `/api/deliverycosts/${await newDeliveryCostId()}`, deliveryCost),
  ],
  [
    "DELETE /api/deliverycosts/{id}",
    "deliveryCost message",
    async () => remove((await seller()).client, `/api/deliverycosts/${await newDeliveryCostId()}`),
  ],
])("§7 a client written from the specification alone sends %s", expectAnswer);
