import { Refusal } from "@halkopiha/domain/refusal.ts";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { visitorLifetime } from "../config.ts";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./document.ts";

const mostFavorites = 200;
const Stored = z.object({ ids: z.array(z.string()) });

const favoritesRef = (visitor: string) => firestore().collection("favorites").doc(visitor);

/** Ids of the products that a visitor has marked, latest first. */
export async function listFavoriteIds(visitor: string): Promise<string[]> {
  return parseDocument(Stored, await favoritesRef(visitor).get())?.ids ?? [];
}

/**
 * Changes a visitor's favourites and returns them.
 * @throws Refusal `favoritesFull` beyond 200
 */
export function changeFavorites(visitor: string, change: (ids: string[]) => string[]): Promise<string[]> {
  return firestore().runTransaction(async (transaction) => {
    const ref = favoritesRef(visitor);
    const ids = change(parseDocument(Stored, await transaction.get(ref))?.ids ?? []);
    if (ids.length > mostFavorites) throw new Refusal("favoritesFull");
    transaction.set(ref, { ids, expiresAt: Timestamp.fromMillis(Date.now() + visitorLifetime) });
    return ids;
  });
}
