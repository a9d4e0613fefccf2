import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { visitorLifetime } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

const maxFavorites = 200;
const Stored = z.object({ ids: z.array(z.string()) });

const favoritesRef = (visitor: string) => firestore().collection("favorites").doc(visitor);

/** Ids of the visitor's favourite products, latest first. */
export async function listFavoriteIds(visitor: string): Promise<string[]> {
  return parseDocument(Stored, await favoritesRef(visitor).get())?.ids ?? [];
}

/**
 * Changes a visitor's favourites, all in one document, and returns them. An empty list that was empty before is not stored.
 * @throws AppError `favoritesFull` above 200
 */
export function changeFavorites(visitor: string, change: (ids: string[]) => string[]): Promise<string[]> {
  return firestore().runTransaction(async (transaction) => {
    const ref = favoritesRef(visitor);
    const stored = await transaction.get(ref);
    const ids = change(parseDocument(Stored, stored)?.ids ?? []);
    if (!stored.exists && ids.length === 0) return ids;
    if (ids.length > maxFavorites) throw new AppError("favoritesFull");
    transaction.set(ref, { ids, expiresAt: Timestamp.fromMillis(Date.now() + visitorLifetime) });
    return ids;
  });
}
