import { PublicSeller } from "@halkopiha/domain/seller.ts";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./document.ts";

/** The public part of an active seller; null for everyone else. */
export async function findSeller(id: string): Promise<PublicSeller | null> {
  return parseDocument(PublicSeller, await firestore().collection("sellers").doc(id).get());
}
