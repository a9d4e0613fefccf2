import { User } from "@halkopiha/domain/accounts/user.ts";
import type { UserSearch, UserSort } from "@halkopiha/domain/admin/user-search.ts";
import { hasPrefixes, toSearchPair, toSearchPrefixes } from "@halkopiha/domain/products/search-words.ts";
import type { Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, safeParseDocument } from "../firestore/document.ts";
import { newestFirst, oldestFirst, readMatching, readPage, type SortOrder } from "../firestore/page.ts";

const sortOrders: Record<UserSort, SortOrder> = {
  newest: newestFirst,
  oldest: oldestFirst,
  name: { field: "sortName", direction: "asc", text: true },
  "-name": { field: "sortName", direction: "desc", text: true },
  username: { field: "username", direction: "asc", text: true },
  "-username": { field: "username", direction: "desc", text: true },
};

const Found = z.object({ words: z.array(z.string()) });

/** Maximum number of documents that a search reads beyond those it returns. */
const maxExtraReads = 15;

/** One page of users. Reads at most `limit` + 1 documents, with several words 15 more. */
export async function listUsers(search: UserSearch) {
  const { active, admin, sort, limit, cursor } = search;
  let query: Query = firestore().collection("users");
  if (admin !== undefined) query = query.where("role", "in", admin ? ["admin", "root"] : ["user"]);
  if (active !== undefined) query = query.where("userAccount.isActive", "==", active);
  const prefixes = toSearchPrefixes(search.queryString ?? "");
  const pair = toSearchPair(prefixes);
  if (pair !== null) query = query.where("words", "array-contains", pair);
  const { documents, nextCursor } =
    prefixes.length > 0
      ? await readMatching(
          query,
          sortOrders[sort],
          { limit, cursor, maxReads: limit + maxExtraReads },
          (snapshot) => hasPrefixes(safeParseDocument(Found, snapshot)?.words ?? [], prefixes),
        )
      : await readPage(query, sortOrders[sort], limit, cursor);
  return { users: parseAll(User, documents), nextCursor };
}
