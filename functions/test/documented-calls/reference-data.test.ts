import { randomUUID } from "node:crypto";
import { afterAll, test } from "vitest";
import * as z from "zod/mini";
import type { Reply } from "../support/api.ts";
import { database } from "../support/market.ts";
import { admin, expectAnswer, get, post, put, type Row, readId, remove, succeed, visitor } from "./client.ts";
import { account, advertisement, newName } from "./forms.ts";

/** What these tests have created: other tests count the regions, and look at every card. */
afterAll(async () => {
  for (const [collection, field, title] of [
    ["localities", "location", "Dokumentti "],
    ["regions", "name", "Dokumentti "],
    ["advertisements", "title", advertisement.title],
  ] as const) {
    const created = database.collection(collection).where(field, ">=", title).where(field, "<", `${title}~`);
    await Promise.all((await created.get()).docs.map(({ ref }) => ref.delete()));
  }
});

const newRegionId = async () =>
  readId(post(await admin(), "/api/regions", { name: newName(), zoom: 8 }), "region");

const newLocalityId = async () =>
  readId(
    post(await admin(), "/api/locations", { location: newName(), zoom: 11, region: "pirkanmaa" }),
    "locality",
  );

const newAdvertisementId = async () =>
  readId(post(await admin(), "/api/advertisements", advertisement), "advertisement");

/** Makes a call while the plan 'premium' exists, or does not, and restores it. */
async function withPremium(exists: boolean, call: () => Promise<Reply>): Promise<Reply> {
  const ref = database.collection("accounts").doc("premium");
  const before = (await ref.get()).data();
  if (!before) throw new Error("The sample market has a premium plan.");
  if (!exists) await ref.delete();
  try {
    return await call();
  } finally {
    await ref.set(before);
  }
}

const rows: readonly Row[] = [
  ["s7-call-listRegions", "GET /api/regions", "regions", () => get(visitor, "/api/regions")],
  [
    "s7-call-listRegions",
    "GET /api/regions, by a field",
    "regions",
    () => get(visitor, "/api/regions?zoom=8"),
  ],
  [
    "s7-call-createRegion",
    "POST /api/regions",
    "region message",
    async () => post(await admin(), "/api/regions", { name: newName(), zoom: 8 }),
  ],
  [
    "s7-call-updateRegion",
    "PUT /api/regions/{id}",
    "region message",
    async () => put(await admin(), `/api/regions/${await newRegionId()}`, { name: newName(), zoom: 9 }),
  ],
  [
    "s7-call-deleteRegion",
    "DELETE /api/regions/{id}",
    "region message",
    async () => remove(await admin(), `/api/regions/${await newRegionId()}`),
  ],
  [
    "s7-call-listLocalities",
    "GET /api/locations",
    "localities",
    () => get(visitor, "/api/locations?region=kainuu"),
  ],
  [
    "s7-call-listLocalitiesByRegion",
    "GET /api/locations/localitieslist",
    "localitiesByRegion",
    () => get(visitor, "/api/locations/localitieslist"),
  ],
  // The form of §3 has no region, but every locality has one, and it cannot be guessed.
  [
    "s7-call-createLocality",
    "POST /api/locations",
    "locality message",
    async () => post(await admin(), "/api/locations", { location: newName(), zoom: 11, region: "pirkanmaa" }),
  ],
  [
    "s7-call-updateLocality",
    "PUT /api/locations/{id}",
    "locality message",
    async () =>
      put(await admin(), `/api/locations/${await newLocalityId()}`, { location: newName(), zoom: 12 }),
  ],
  [
    "s7-call-updateLocality",
    "PUT /api/locations/{id}, with the locality as it was answered",
    "locality message",
    async () => {
      const body = { location: newName(), zoom: 11, region: "pirkanmaa" };
      const { locality } = await succeed(post(await admin(), "/api/locations", body));
      return put(
        await admin(),
        `/api/locations/${z.object({ _id: z.string() }).parse(locality)._id}`,
        locality,
      );
    },
  ],
  [
    "s7-call-deleteLocality",
    "DELETE /api/locations/{id}",
    "locality message",
    async () => remove(await admin(), `/api/locations/${await newLocalityId()}`),
  ],
  ["s7-call-listPlans", "GET /api/account", "accounts", () => get(visitor, "/api/account")],
  [
    "s7-call-listPlans",
    "GET /api/account, by a field",
    "accounts",
    () => get(visitor, "/api/account?accountPlan=basic"),
  ],
  [
    "s7-call-createPlan",
    "POST /api/account",
    "account message",
    () => withPremium(false, async () => post(await admin(), "/api/account", account)),
  ],
  [
    "s7-call-updatePlan",
    "PUT /api/account/{id}",
    "account message",
    () => withPremium(true, async () => put(await admin(), "/api/account/premium", account)),
  ],
  [
    "s7-call-deletePlan",
    "DELETE /api/account/{id}",
    "account message",
    async () => {
      const ref = database.collection("accounts").doc(randomUUID());
      await ref.set({ ...account, timesActivated: 0 });
      return remove(await admin(), `/api/account/${ref.id}`);
    },
  ],
  [
    "s7-call-listAdvertisements",
    "GET /api/advertisements",
    "advertisements",
    () => get(visitor, "/api/advertisements"),
  ],
  [
    "s7-call-listAdvertisements",
    "GET /api/advertisements, by a field",
    "advertisements",
    () => get(visitor, "/api/advertisements?accountPlan=basic"),
  ],
  [
    "s7-call-createAdvertisement",
    "POST /api/advertisements",
    "advertisement message",
    async () => post(await admin(), "/api/advertisements", advertisement),
  ],
  [
    "s7-call-updateAdvertisement",
    "PUT /api/advertisements/{id}",
    "advertisement message",
    async () => put(await admin(), `/api/advertisements/${await newAdvertisementId()}`, advertisement),
  ],
  [
    "s7-call-deleteAdvertisement",
    "DELETE /api/advertisements/{id}",
    "advertisement message",
    async () => remove(await admin(), `/api/advertisements/${await newAdvertisementId()}`),
  ],
];

for (const [tags, row, answers, send] of rows) {
  test(`§7 a client written from the specification alone sends ${row}`, { tags }, () =>
    expectAnswer(answers, send),
  );
}
