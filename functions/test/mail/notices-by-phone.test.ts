import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, waitForQuietDatabase } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";
import { alder } from "../support/sample-alder.ts";
import { logInAs, personForm } from "../support/users.ts";

const readMessage = async (id: string) => (await database.collection("mail").doc(id).get()).data();

test("a seller without an e-mail address is told by text message of the activation and of each new order", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { confPassword, terms, ...form } = personForm();
  const body = { ...form, email: null, contactByPhone: true };
  const { seller } = await admin.call(createUser, { body });
  await admin.call(activateUser, { params: { id: seller._id }, body: { active: true, paid: true } });
  const to = seller.contactInformation.phonenumbers[0];
  expect(await readMessage(`activated-${seller._id}-1`)).toMatchObject({
    channel: "sms",
    to,
    userId: seller._id,
    text: expect.stringContaining("tilisi on aktivoitu"),
  });
  // Until the seller and the product are there for buyers.
  await waitForQuietDatabase();
  const client = await logInAs(form);
  const { product } = await client.call(createProduct, { body: alder });
  await waitForQuietDatabase();
  const order = await orderProduct(product);
  const notice = await readMessage(`order-${order._id}-notice`);
  expect(notice).toMatchObject({ channel: "sms", to });
  expect(notice?.["text"]).toContain(`/profiili/tilaukset/${order._id}`);
});
