import { Advertisement, Plan } from "@halkopiha/domain/plan.ts";
import { Locality, Region } from "@halkopiha/domain/region.ts";
import { firestore } from "../firebase.ts";
import { parseAll, parseDocument } from "./document.ts";

/** Finland has 18 regions and 320 localities; the bounds only guard against a mistake in the data. */
const mostRegions = 50;
const mostLocalities = 500;
const mostPlans = 20;

export async function listRegions(): Promise<Region[]> {
  const { docs } = await firestore().collection("regions").orderBy("name").limit(mostRegions).get();
  return parseAll(Region, docs);
}

export async function listLocalities(regionId?: string): Promise<Locality[]> {
  const all = firestore().collection("localities");
  const query = regionId ? all.where("region._id", "==", regionId) : all;
  const { docs } = await query.orderBy("location").limit(mostLocalities).get();
  return parseAll(Locality, docs);
}

export async function findLocality(id: string): Promise<Locality | null> {
  return parseDocument(Locality, await firestore().collection("localities").doc(id).get());
}

export async function listPlans(): Promise<Plan[]> {
  const { docs } = await firestore().collection("accounts").orderBy("price").limit(mostPlans).get();
  return parseAll(Plan, docs);
}

export async function listAdvertisements(): Promise<Advertisement[]> {
  const { docs } = await firestore().collection("advertisements").orderBy("price").limit(mostPlans).get();
  return parseAll(Advertisement, docs);
}
