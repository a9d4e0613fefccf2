import { sha256Hex } from "../../src/store/firestore/sha256.ts";
import { database } from "./market.ts";

/** The uid of the user for whom an address is reserved; null when nobody has it. */
export async function findEmailOwner(email: string): Promise<string | null> {
  const reservation = await database.collection("emails").doc(sha256Hex(email.toLowerCase())).get();
  return reservation.exists ? String(reservation.get("uid")) : null;
}
