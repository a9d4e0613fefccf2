import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { listLocalities } from "./localities.ts";

/** The localities cached by this instance, with the version they were read at. */
let cached: { state: string; localities: Promise<Locality[]> } | undefined;

/** Changes whenever a locality is added, changed or deleted. */
async function readVersion(): Promise<string> {
  const all = firestore().collection("localities");
  const [count, latest] = await Promise.all([
    all.count().get(),
    all.orderBy("updatedAt", "desc").limit(1).select("updatedAt").get(),
  ]);
  const at: unknown = latest.docs[0]?.get("updatedAt");
  return `${count.data().count} ${at instanceof Timestamp ? at.valueOf() : ""}`;
}

/**
 * All current localities. There are hundreds and they rarely change, so an instance caches them and only checks their version, which costs
 * two reads.
 */
export async function listAllLocalities(): Promise<Locality[]> {
  const state = await readVersion();
  if (cached?.state !== state) cached = { state, localities: listLocalities() };
  const asked = cached;
  try {
    return await asked.localities;
  } catch (error) {
    if (cached === asked) cached = undefined;
    throw error;
  }
}
