import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as locations from "@halkopiha/domain/contract/reference-data/localities.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { type DocumentReference, type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { syncLocality } from "../../src/triggers/locality-changed.ts";
import { syncRegion } from "../../src/triggers/region-changed.ts";
import { Client } from "../support/api.ts";
import { database, forgetLocalities, newProduct, newSeller, storedPerson } from "../support/market.ts";
import { waitForDocument } from "../support/wait-for.ts";
import { disableTriggersDuringTests } from "../support/without-triggers.ts";

const [admin, visitor] = [new Client(), new Client()];

beforeAll(() => admin.logIn("yllapito", "Yllapito2026"));

const made: DocumentReference[] = [];
// Delete the regions and localities, because other tests count them.
afterEach(() => Promise.all(made.splice(0).map((ref) => ref.delete())));

const userRef = ({ _id }: User) => database.collection("users").doc(_id);
const sellerRef = ({ _id }: User) => database.collection("sellers").doc(_id);
const regionRef = ({ _id }: Region) => database.collection("regions").doc(_id);
const localityRef = ({ _id }: Locality) => database.collection("localities").doc(_id);

const coords = { lat: 61.5, lng: 25.5 };

async function store<T extends { _id: string }>(collection: string, { _id, ...fields }: T): Promise<void> {
  const ref = database.collection(collection).doc(_id);
  const at = Timestamp.now();
  await ref.set({ ...fields, createdAt: at, updatedAt: at });
  made.push(ref);
}

/** A region, and a locality in it, for one test only. */
async function createArea() {
  const id = randomUUID();
  const region: Region = { _id: `region-${id}`, name: "Savotanmaa", zoom: 8, coords };
  const locality: Locality = {
    _id: `locality-${id}`,
    location: "Vanhala",
    zoom: 11,
    region: { _id: region._id, name: region.name },
    available: true,
    coords,
  };
  await store("regions", region);
  await store("localities", locality);
  // The trigger of the seller may run before there is a product to index.
  forgetLocalities();
  return { region, locality };
}

const homeIn = ({ _id, location, zoom, region }: Locality): User["address"] => ({
  street: "Sahatie 2",
  zip: "40100",
  locality: { _id, location, zoom },
  region,
  coords,
});

const ref = ({ _id, location }: Locality) => ({ _id, location });
const livingIn = (place: Locality) => newSeller({ address: homeIn(place) });
const deliveringTo = (place: Locality) => newSeller({ deliveryLocations: [ref(place)] });

/** The home address and the delivery localities in a user document or its projection. */
const findMentions = async (person: DocumentReference) => {
  const snapshot = await person.get();
  return { home: snapshot.get("address"), delivers: snapshot.get("deliveryLocations") };
};

const rename = ({ _id, region }: Locality, location: string) =>
  admin.call(locations.updateLocality, {
    params: { id: _id },
    body: { location, zoom: 12, region: region._id, coords },
  });

describe("a locality that gets another name", () => {
  test("has it in the profile, the card and the products of who lives there", async () => {
    const { locality } = await createArea();
    const seller = await livingIn(locality);
    const product = await newProduct(seller);
    await rename(locality, "Uudenkylänpää");
    const home = homeIn({ ...locality, location: "Uudenkylänpää", zoom: 12 });
    const shown = "owner.address.locality.location";
    await waitForDocument(
      database.collection("products").doc(product._id),
      (seen) => seen.get(shown) === "Uudenkylänpää",
    );
    expect((await findMentions(userRef(seller))).home).toEqual(home);
    const { sellers } = await visitor.call(searchProducts, { query: { queryString: "uudenkylän" } });
    expect(sellers).toMatchObject([{ _id: seller._id, address: { locality: home.locality } }]);
    const { sellers: found } = await visitor.call(searchProducts, { query: { sellerId: seller._id } });
    expect(found).toMatchObject([{ address: { locality: home.locality } }]);
  });

  test("is found by it in the panel, and by the old one no more", async () => {
    const { locality } = await createArea();
    const seller = await livingIn(locality);
    await rename(locality, "Paneelinkylä");
    await waitForDocument(userRef(seller), (seen) => (seen.get("words") ?? []).includes("paneelinkyla"));
    expect((await userRef(seller).get()).get("words")).not.toContain("vanhala");
  });

  test("has it in the delivery localities of who delivers there", async () => {
    const { locality } = await createArea();
    const seller = await deliveringTo(locality);
    await rename(locality, "Uusila");
    await waitForDocument(
      sellerRef(seller),
      (seen) => seen.get("deliveryLocations")?.[0]?.location === "Uusila",
    );
    expect((await findMentions(userRef(seller))).delivers).toEqual([
      { _id: locality._id, location: "Uusila" },
    ]);
  });
});

describe("a region that gets another name", () => {
  test.each([
    {
      how: "through the API",
      change: ({ _id, zoom }: Region) =>
        admin.call(regions.updateRegion, { params: { id: _id }, body: { name: "Uusimetsä", zoom } }),
    },
    { how: "past the API", change: (region: Region) => regionRef(region).update({ name: "Uusimetsä" }) },
  ])("has it in its localities, profiles and cards: $how", async ({ change }) => {
    const { region, locality } = await createArea();
    const seller = await livingIn(locality);
    await change(region);
    await waitForDocument(sellerRef(seller), (seen) => seen.get("address.region.name") === "Uusimetsä");
    await waitForDocument(localityRef(locality), (seen) => seen.get("region.name") === "Uusimetsä");
    expect((await findMentions(userRef(seller))).home).toMatchObject({ region: { name: "Uusimetsä" } });
  });
});

describe("a region that is delivered to whole", () => {
  test("is so no longer when it gains a locality, and again when it loses it", async () => {
    const { region, locality } = await createArea();
    const seller = await deliveringTo(locality);
    const product = database.collection("products").doc((await newProduct(seller))._id);
    const token = `all:${region._id}`;
    const whole = (seen: DocumentSnapshot) => (seen.get("areas") ?? []).includes(token);
    await waitForDocument(product, whole);
    const second = { ...locality, _id: `locality-${randomUUID()}`, location: "Toisela" };
    await store("localities", second);
    await waitForDocument(
      product,
      (seen) => !whole(seen) && (seen.get("areas") ?? []).includes(`l:${locality._id}`),
    );
    await localityRef(second).delete();
    await waitForDocument(product, whole);
    // A run of an earlier trigger that comes last is repeated with the localities of now.
    await waitForDocument(sellerRef(seller), (seen) => (seen.get("deliversTo") ?? []).includes(token));
  });
});

/** Changes a locality or region and returns the event of the change, which no trigger has received. */
async function changed(place: DocumentReference, fields: object) {
  const before = await place.get();
  await place.update(fields);
  return { data: { before, after: await place.get() }, params: { id: place.id } };
}

const writtenAt = (refs: readonly DocumentReference[]) =>
  Promise.all(refs.map(async (one) => (await one.get()).updateTime?.valueOf()));

describe("without the triggers of the suite,", () => {
  disableTriggersDuringTests();

  test("an event that is delivered twice writes nothing the second time", async () => {
    const { region, locality } = await createArea();
    const users = [await livingIn(locality), await deliveringTo(locality)].map(userRef);
    const event = await changed(localityRef(locality), { location: "Kahdesti" });
    const before = await writtenAt(users);
    await syncLocality(event);
    const after = await writtenAt(users);
    expect(after).not.toContain(before[0]);
    expect(after).not.toContain(before[1]);
    await syncLocality(event);
    expect(await writtenAt(users)).toEqual(after);

    const renamed = await changed(regionRef(region), { name: "Kahdestimaa" });
    await syncRegion(renamed);
    const once = await writtenAt([localityRef(locality)]);
    await syncRegion(renamed);
    expect(await writtenAt([localityRef(locality)])).toEqual(once);
    expect((await localityRef(locality).get()).get("region.name")).toBe("Kahdestimaa");
  });

  test("events that come in the wrong order leave the last name", async () => {
    const { locality } = await createArea();
    const [resident, carrier] = [await livingIn(locality), await deliveringTo(locality)];
    const first = await changed(localityRef(locality), { location: "Välilä" });
    const second = await changed(localityRef(locality), { location: "Loppula" });
    await syncLocality(second);
    await syncLocality(first);
    expect((await findMentions(userRef(resident))).home).toMatchObject({ locality: { location: "Loppula" } });
    expect((await findMentions(userRef(carrier))).delivers).toEqual([
      { _id: locality._id, location: "Loppula" },
    ]);
  });

  test("a locality that is closed, and keeps its name, writes nothing", async () => {
    const { locality } = await createArea();
    const users = [userRef(await livingIn(locality))];
    const before = await writtenAt(users);
    await syncLocality(await changed(localityRef(locality), { available: false }));
    expect(await writtenAt(users)).toEqual(before);
  });

  test("250 people of one locality follow it, but for one whose document nobody can read", async () => {
    const { locality } = await createArea();
    const { _id, ...model } = await livingIn(locality);
    const writer = database.bulkWriter({ throttling: false });
    for (let number = 1; number < 250; number += 1) {
      const at = Timestamp.now();
      const person = { ...storedPerson(model), username: `${_id}-${number}`, createdAt: at, updatedAt: at };
      void writer.set(database.collection("users").doc(`${_id}-${number}`), person);
    }
    await writer.close();
    const broken = database.collection("users").doc(`${_id}-150`);
    await broken.update({ role: "nobody" });
    await syncLocality(await changed(localityRef(locality), { location: "Suurkylä" }));
    const users = database.collection("users").where("address.locality._id", "==", locality._id);
    const moved = await users.where("address.locality.location", "==", "Suurkylä").count().get();
    expect(moved.data().count).toBe(249);
    const writing = database.bulkWriter({ throttling: false });
    for (const { ref: one } of (await users.get()).docs) void writing.delete(one);
    await writing.close();
  });
});
