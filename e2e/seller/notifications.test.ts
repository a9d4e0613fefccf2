import { listNotifiedDevices } from "@halkopiha/domain/contract/notifications.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForServiceWorker } from "../support/browser/offline.ts";
import { allowPush, PushServer } from "../support/browser/push-device.ts";
import { waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, logInAs, pressLogOut } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const server = new PushServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("a seller's phone rings for an order until the seller logs out", async ({
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
  await orderBirch(buyer);
  await expect.poll(() => server.paths.length).toBe(1);

  const { token } = await createSession("halkomestari", "Halkomestari1");
  await phone.goto("/profiili/tilinhallinta");
  await phone.getByRole("region", { name: "Ilmoitukset" }).getByRole("listitem").waitFor();
  await pressLogOut(phone);
  await expect.poll(() => callApi(listNotifiedDevices, { token })).toEqual({ devices: [] });
});
