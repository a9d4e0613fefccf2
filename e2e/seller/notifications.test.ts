import { listNotifiedDevices } from "@halkopiha/domain/contract/notifications.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForServiceWorker } from "../support/browser/offline.ts";
import { allowPush, deliverPush, listNotifications, PushServer } from "../support/browser/push-device.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, logInAs, pressLogOut } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const server = new PushServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("a seller's phone rings for an order until the seller logs out, a buyer's for the order's page", async ({
  newInstalledPage,
  newPage,
}) => {
  const phone = await newInstalledPage("phone");
  await allowPush(phone, server.createSubscription());
  await logInAs(phone, "halkomestari", "Halkomestari1");
  await waitForServiceWorker(phone);
  await press(phone.getByRole("button", { name: "Ota ilmoitukset käyttöön" }));
  await waitForText(phone, "Saat nyt ilmoitukset tälle laitteelle.");
  await expect(phone.getByRole("heading", { name: "Soiko puhelin uudesta tilauksesta?" })).toBeHidden();

  const buyer = await newPage("desk");
  const buyers = server.createSubscription();
  await allowPush(buyer, buyers);
  const link = await orderBirch(buyer);
  await expect.poll(() => server.paths.length).toBe(1);

  const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
  const path = `/profiili/tilaukset/${id}`;
  const shown = { title: "Uusi tilaus", body: "Aino tilasi sinulta.", tag: `order-${id}-notice-push`, path };
  await deliverPush(phone, shown);
  await deliverPush(phone, shown);
  await expect.poll(() => listNotifications(phone)).toEqual(["Uusi tilaus"]);

  await press(buyer.getByRole("link", { name: /^Avaa tilaus HP-/ }));
  await press(buyer.getByRole("button", { name: "Ilmoita tälle laitteelle" }));
  await buyer.getByRole("button", { name: "Lopeta ilmoitukset tälle laitteelle" }).waitFor();
  const { token } = await createSession("halkomestari", "Halkomestari1");
  await callApi(advanceOrder, { params: { id }, body: { status: "in progress" }, token });
  await expect.poll(() => server.paths).toContain(new URL(buyers.endpoint).pathname);
  // As a notification opens it: without the code.
  await buyer.goto(`/tilaus/${id}`);
  await waitForHeading(buyer, "Tilauksesi");
  await buyer.getByRole("list", { name: "Tilauksen eteneminen" }).waitFor();

  await phone.goto("/profiili/tilinhallinta");
  await phone.getByRole("region", { name: "Ilmoitukset" }).getByRole("listitem").waitFor();
  await pressLogOut(phone);
  await expect.poll(() => listNotifications(phone)).toEqual([]);
  await expect.poll(() => callApi(listNotifiedDevices, { token })).toEqual({ devices: [] });
});
