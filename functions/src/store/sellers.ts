import { type Reach, reachOf } from "@halkopiha/domain/listing.ts";
import { PublicSeller } from "@halkopiha/domain/seller.ts";
import type { User } from "@halkopiha/domain/user.ts";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./document.ts";

const Reached = z.object({ deliversTo: z.array(z.string()) });

/** Where and how a seller's goods can be had; nowhere until the account is active. */
export async function reachOfSeller(user: User): Promise<Reach> {
  const snapshot = await firestore().collection("sellers").doc(user._id).get();
  const areas = parseDocument(Reached, snapshot)?.deliversTo;
  return reachOf(user, areas !== undefined, areas ?? []);
}

/** The public part of an active seller; null for everyone else. */
export async function findSeller(id: string): Promise<PublicSeller | null> {
  return parseDocument(PublicSeller, await firestore().collection("sellers").doc(id).get());
}
