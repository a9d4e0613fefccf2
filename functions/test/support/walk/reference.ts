import { randomUUID } from "node:crypto";
import * as advertisements from "@halkopiha/domain/contract/advertisements.ts";
import * as locations from "@halkopiha/domain/contract/locations.ts";
import * as regions from "@halkopiha/domain/contract/regions.ts";
import { Client } from "../api.ts";
import { database } from "../market.ts";
import { admin } from "./cast.ts";
import type { Walks } from "./walk.ts";

const asAnyone =
  <Request>(request: Request) =>
  async () => ({ as: new Client(), request });
const asAdmin = async <Request>(request: Request) => ({ as: await admin(), request });

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

/** Regions made here would stay in every form of the tests to come. */
async function deleteTrials() {
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
const keepPremium = async () => {
  premiumBefore ??= (await premiumRef.get()).data();
};
const restorePremium = async () => {
  if (premiumBefore) await premiumRef.set(premiumBefore);
};

/** What everyone reads and admins write. */
export const reference = {
  listRegions: { stage: asAnyone({}) },
  createRegion: {
    stage: () => asAdmin({ body: region() }),
    faultInBody: { field: "zoom", value: 0 },
    tidy: deleteTrials,
  },
  updateRegion: {
    stage: async () => asAdmin({ params: { id: (await newRegion())._id }, body: region() }),
    faultInBody: { field: "name", value: " " },
    tidy: deleteTrials,
  },
  deleteRegion: { stage: async () => asAdmin({ params: { id: (await newRegion())._id } }) },
  listLocations: {
    stage: asAnyone({ query: { region: "kainuu" } }),
    faultInQuery: { field: "region", value: "../x" },
  },
  listLocalitiesByRegion: { stage: asAnyone({}) },
  createLocality: {
    stage: async () => asAdmin({ body: locality((await newRegion())._id) }),
    faultInBody: { field: "region", value: "atlantis" },
    tidy: deleteTrials,
  },
  updateLocality: {
    stage: async () => {
      const { _id, region: ofIt } = await newLocality();
      return asAdmin({ params: { id: _id }, body: locality(ofIt._id) });
    },
    faultInBody: { field: "zoom", value: 19 },
    tidy: deleteTrials,
  },
  deleteLocality: {
    stage: async () => asAdmin({ params: { id: (await newLocality())._id } }),
    tidy: deleteTrials,
  },
  listPlans: { stage: asAnyone({}) },
  createPlan: {
    stage: async () => {
      await keepPremium();
      await premiumRef.delete();
      return asAdmin({ body: premium });
    },
    faultInBody: { field: "accountPlan", value: "gold" },
    tidy: restorePremium,
  },
  updatePlan: {
    stage: async () => {
      await keepPremium();
      return asAdmin({ params: { id: "premium" }, body: premium });
    },
    faultInBody: { field: "promotedProducts", value: -1 },
    tidy: restorePremium,
  },
  deletePlan: {
    stage: async () => {
      const ref = database.collection("accounts").doc(randomUUID());
      await ref.set({ ...premium, discountedPrice: null, timesActivated: 0 });
      return asAdmin({ params: { id: ref.id } });
    },
  },
  listAdvertisements: { stage: asAnyone({}) },
  createAdvertisement: {
    stage: () => asAdmin({ body: card }),
    faultInBody: { field: "title", value: "" },
    tidy: deleteCards,
  },
  updateAdvertisement: {
    stage: async () => asAdmin({ params: await newCard(), body: card }),
    faultInBody: { field: "price", value: 0.5 },
    tidy: deleteCards,
  },
  deleteAdvertisement: { stage: async () => asAdmin({ params: await newCard() }) },
  health: { stage: asAnyone({}) },
  openapi: { stage: asAnyone({}) },
} as const satisfies Partial<Walks>;
