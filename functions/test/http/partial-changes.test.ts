import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import * as advertisements from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import * as locations from "@halkopiha/domain/contract/reference-data/localities.ts";
import * as plans from "@halkopiha/domain/contract/reference-data/plans.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import * as costs from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { registerActiveSeller } from "../support/users.ts";

// A client sends the documented fields of a form; the fields that it does not know stay as they are stored. §3, §7

const admin = new Client();
const seller = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await seller.logIn("halkomestari", "Halkomestari1");
});

const readLocality = (id: string) => admin.call(locations.readLocality, { params: { id } });

const readDocument = async (path: string) => {
  const { updatedAt: _, ...fields } = (await database.doc(path).get()).data() ?? {};
  return fields;
};

/** Expects that a call changes nothing of a document but what is given. */
async function expectChange(
  path: string,
  call: () => Promise<unknown>,
  changed: Record<string, unknown> = {},
) {
  const before = await readDocument(path);
  await call();
  expect(await readDocument(path)).toEqual({ ...before, ...changed });
}

describe("what a form of the specification does not send is kept:", () => {
  test("the region, the coordinates and the availability of a locality", {
    tags: "s7-call-updateLocality",
  }, async () => {
    const params = { id: "puolanka" };
    const path = "localities/puolanka";
    await database.doc(path).update({ available: false });
    const { location, zoom } = (await readLocality("puolanka")).locality;
    const change = (to: number) => () =>
      admin.call(locations.updateLocality, { params, body: { location, zoom: to } });
    await expectChange(path, change(12), { zoom: 12 });
    await expectChange(path, change(zoom), { zoom });
    await admin.call(locations.updateLocality, { params, body: { location, zoom, available: true } });
  });

  test("the coordinates of a locality that comes to another region", async () => {
    const params = { id: "puolanka" };
    const { location, zoom } = (await readLocality("puolanka")).locality;
    const move = (region: string) => () =>
      admin.call(locations.updateLocality, { params, body: { location, zoom, region } });
    const lapland = { _id: "lappi", name: "Lappi" };
    await expectChange("localities/puolanka", move("lappi"), { region: lapland });
    await expectChange("localities/puolanka", move("kainuu"), { region: { _id: "kainuu", name: "Kainuu" } });
  });

  test("the coordinates of a region", async () => {
    const body = { name: "Kainuu", zoom: 7 };
    const call = () => admin.call(regions.updateRegion, { params: { id: "kainuu" }, body });
    await expectChange("regions/kainuu", call, { zoom: 7 });
  });

  test("the discounted price, the offers and the activations of a plan", async () => {
    const { discountedPrice } = await readDocument("accounts/premium");
    await database.doc("accounts/premium").update({ discountedPrice: 25_100 });
    const body = { accountPlan: "premium", price: 30_500 } as const;
    const call = () => admin.call(plans.updatePlan, { params: { id: "premium" }, body });
    await expectChange("accounts/premium", call, { price: 30_500 });
    await database.doc("accounts/premium").update({ discountedPrice, price: 30_120 });
  });

  test("the image and the discount text of an advertisement", async () => {
    const [card] = (await admin.call(advertisements.listAdvertisements, {})).advertisements;
    if (!card) return expect.fail("the sample market has no advertisement");
    const { image: _image, discountInfo: _discountInfo, updatedAt: _, _id, ...body } = card;
    const path = `advertisements/${_id}`;
    await database.doc(path).update({ image: "/kuva.png", discountInfo: "Uusille" });
    const call = () => admin.call(advertisements.updateAdvertisement, { params: { id: _id }, body });
    await expectChange(path, call);
    await database.doc(path).update({ image: card.image, discountInfo: card.discountInfo });
  });

  test("whether a delivery price is active, and multiplied by the quantity", async () => {
    const body = { name: "Kiinteä hinta", unit: "kpl", price: 4500 } as const;
    const kept = { available: false, multipliedByQuantity: true };
    const { deliveryCost } = await seller.call(costs.createDeliveryCost, { body: { ...body, ...kept } });
    const params = { id: deliveryCost._id };
    const call = () => seller.call(costs.updateDeliveryCost, { params, body: { ...body, price: 5000 } });
    await expectChange(`deliveryCosts/${deliveryCost._id}`, call, { price: 5000 });
    await seller.call(costs.deleteDeliveryCost, { params });
  });

  test("the stock, the VAT class, the description and the availability of a product", async () => {
    const chips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
    const kept = { quantity: 7.5, vat: 1000, description: "Koivua.", deliveryTime: "2" } as const;
    const { product } = await seller.call(createProduct, { body: { ...chips, ...kept } });
    const params = { id: product._id };
    const changed = await seller.call(updateProduct, { params, body: { ...chips, price: 2100 } });
    expect(changed.product).toMatchObject({ ...kept, price: 2100 });
    const inPieces = { ...chips, unit: "kpl" } as const;
    expect((await seller.call(updateProduct, { params, body: inPieces })).product.quantity).toBe(7);
  });

  test("the description, the delivery time and the localities of a seller's settings", async () => {
    const { client, params } = await registerActiveSeller(admin);
    const kept = {
      accountDescription: "Tuon itse.",
      deliveryTime: "1" as const,
      deliveryLocations: [{ _id: "tampere" }],
    };
    const body = { ...kept, deliveryMethod: "Kuljetus" as const };
    await client.call(updateAccountSettings, { params, body });
    const { user } = await client.call(updateAccountSettings, {
      params,
      body: { deliveryMethod: "Noutopiste" },
    });
    expect(user).toMatchObject({ ...kept, deliveryMethod: "Noutopiste" });
  });

  test("the company name and the ids of a person, and the role and the plan, when an admin changes a user", async () => {
    const { uid, params, form } = await registerActiveSeller(admin);
    const kept = { companyName: "Tukkisen Klapi", ytunnus: "9000013-4" };
    await admin.call(changeUser, { params, body: form(kept) });
    const { socialSecurityNumber: _, currentPassword: __, ...body } = form({ street: "Rantatie 9" });
    const { street: ___, ...address } = (await readDocument(`users/${uid}`))["address"];
    await expectChange(`users/${uid}`, () => admin.call(changeUser, { params, body }), {
      address: { ...address, street: "Rantatie 9" },
    });
    expect(await readDocument(`users/${uid}`)).toMatchObject(kept);
  });
});
