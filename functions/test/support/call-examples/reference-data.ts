import { randomUUID } from "node:crypto";
import * as advertisements from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import * as locations from "@halkopiha/domain/contract/reference-data/localities.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import { Client } from "../api.ts";
import { createImageUpload } from "../images.ts";
import { database } from "../market.ts";
import { readOperatorForm } from "../operator.ts";
import { logInAsRoot } from "../users.ts";
import type { CallExamples } from "./call-example.ts";
import { admin, asAdmin } from "./fixtures.ts";

const asAnyone =
  <Request>(request: Request) =>
  async () => ({ as: new Client(), request });

const region = () => ({ name: `Koe ${randomUUID().slice(0, 8)}`, zoom: 8 });
const newRegion = async () => (await (await admin()).call(regions.createRegion, { body: region() })).region;

const locality = (regionId: string) => ({
  location: `Koe ${randomUUID().slice(0, 8)}`,
  zoom: 11,
  region: regionId,
});

async function newLocality() {
  const body = locality((await newRegion())._id);
  return (await (await admin()).call(locations.createLocality, { body })).locality;
}

/** Test regions must be deleted, or the region lists of later tests would contain them. */
async function deleteTestRegions() {
  for (const { collection, field } of [
    { collection: "localities", field: "location" },
    { collection: "regions", field: "name" },
  ]) {
    const { docs } = await database
      .collection(collection)
      .where(field, ">=", "Koe ")
      .where(field, "<", "Koe!")
      .get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
}

const card = {
  title: "Kesätili",
  descriptions: ["Vain kesäksi"],
  priceTag: "60 €",
  accountPlan: "basic" as const,
  price: 6000,
};

async function newCard() {
  const { advertisement } = await (await admin()).call(advertisements.createAdvertisement, { body: card });
  return { id: advertisement._id };
}
const deleteCards = async () => {
  const { docs } = await database.collection("advertisements").where("title", "==", card.title).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
};

const premium = { accountPlan: "premium", price: 30_120, promotedProducts: 5 } as const;
const premiumRef = database.collection("accounts").doc("premium");
let premiumBefore: FirebaseFirestore.DocumentData | undefined;
const savePremium = async () => {
  premiumBefore ??= (await premiumRef.get()).data();
};
const restorePremium = async () => {
  if (premiumBefore) await premiumRef.set(premiumBefore);
};

/** Examples of reference data calls, read by everyone and written by admins. */
export const reference = {
  listRegions: { arrange: asAnyone({}), invalidQueryField: { field: "zoom", value: "lähellä" } },
  createRegion: {
    arrange: () => asAdmin({ body: region() }),
    invalidBodyField: { field: "zoom", value: 0 },
    cleanUp: deleteTestRegions,
  },
  updateRegion: {
    arrange: async () => asAdmin({ params: { id: (await newRegion())._id }, body: region() }),
    invalidBodyField: { field: "name", value: " " },
    cleanUp: deleteTestRegions,
  },
  deleteRegion: { arrange: async () => asAdmin({ params: { id: (await newRegion())._id } }) },
  listLocalities: {
    arrange: asAnyone({ query: { region: "kainuu" } }),
    invalidQueryField: { field: "region", value: "../x" },
  },
  listLocalitiesByRegion: { arrange: asAnyone({}) },
  readLocality: { arrange: asAnyone({ params: { id: "orivesi" } }) },
  createLocality: {
    arrange: async () => asAdmin({ body: locality((await newRegion())._id) }),
    invalidBodyField: { field: "region", value: "atlantis" },
    cleanUp: deleteTestRegions,
  },
  updateLocality: {
    arrange: async () => {
      const { _id, region: ofIt } = await newLocality();
      return asAdmin({ params: { id: _id }, body: locality(ofIt._id) });
    },
    invalidBodyField: { field: "zoom", value: 19 },
    cleanUp: deleteTestRegions,
  },
  deleteLocality: {
    arrange: async () => asAdmin({ params: { id: (await newLocality())._id } }),
    cleanUp: deleteTestRegions,
  },
  listPlans: { arrange: asAnyone({}), invalidQueryField: { field: "accountPlan", value: "gold" } },
  createPlan: {
    arrange: async () => {
      await savePremium();
      await premiumRef.delete();
      return asAdmin({ body: premium });
    },
    invalidBodyField: { field: "accountPlan", value: "gold" },
    cleanUp: restorePremium,
  },
  updatePlan: {
    arrange: async () => {
      await savePremium();
      return asAdmin({ params: { id: "premium" }, body: premium });
    },
    invalidBodyField: { field: "promotedProducts", value: -1 },
    cleanUp: restorePremium,
  },
  deletePlan: {
    arrange: async () => {
      const ref = database.collection("accounts").doc(randomUUID());
      await ref.set({ ...premium, discountedPrice: null, timesActivated: 0 });
      return asAdmin({ params: { id: ref.id } });
    },
  },
  listAdvertisements: { arrange: asAnyone({}), invalidQueryField: { field: "price", value: "ilmainen" } },
  createAdvertisement: {
    arrange: () => asAdmin({ body: card }),
    invalidBodyField: { field: "title", value: "" },
    cleanUp: deleteCards,
  },
  updateAdvertisement: {
    arrange: async () => asAdmin({ params: await newCard(), body: card }),
    invalidBodyField: { field: "price", value: 0.5 },
    cleanUp: deleteCards,
  },
  uploadAdvertisementImage: {
    arrange: async () => asAdmin({ params: await newCard(), upload: await createImageUpload() }),
    cleanUp: deleteCards,
  },
  deleteAdvertisementImage: {
    arrange: async () => asAdmin({ params: await newCard() }),
    cleanUp: deleteCards,
  },
  deleteAdvertisement: { arrange: async () => asAdmin({ params: await newCard() }) },
  readOperator: { arrange: asAnyone({}) },
  readOperatorSettings: { arrange: () => asAdmin({}) },
  updateOperator: {
    // What is stored already: the pages of other tests show it.
    arrange: async () => ({ as: await logInAsRoot(), request: { body: await readOperatorForm() } }),
    invalidBodyField: { field: "iban", value: "FI21 1234 5600 0007 86" },
  },
  health: { arrange: asAnyone({}) },
  openapi: { arrange: asAnyone({}) },
} as const satisfies Partial<CallExamples>;
