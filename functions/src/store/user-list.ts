import { User } from "@halkopiha/domain/user.ts";
import type { UserSearch, UserSort } from "@halkopiha/domain/user-search.ts";
import { hasPrefixes, prefixesSought, searchPrefix } from "@halkopiha/domain/words.ts";
import type { Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseAll } from "./document.ts";
import { newestFirst, type Order, oldestFirst, readMatching, readPage } from "./page.ts";

const orders: Record<UserSort, Order> = {
  newest: newestFirst,
  oldest: oldestFirst,
  name: { field: "sortName", direction: "asc", text: true },
  "-name": { field: "sortName", direction: "desc", text: true },
  username: { field: "username", direction: "asc", text: true },
  "-username": { field: "username", direction: "desc", text: true },
};

const Found = z.object({ words: z.array(z.string()) });

/** One page of users. Reads at most `limit` + 1 documents, with several words at most four times that. */
export async function listUsers(search: UserSearch) {
  const { active, admin, sort, limit, cursor } = search;
  let query: Query = firestore().collection("users");
  if (admin !== undefined) query = query.where("role", "in", admin ? ["admin", "root"] : ["user"]);
  if (active !== undefined) query = query.where("userAccount.isActive", "==", active);
  const prefixes = prefixesSought(search.queryString ?? "");
  const [longest] = prefixes;
  if (longest && searchPrefix(longest)) query = query.where("words", "array-contains", longest);
  const { documents, nextCursor } = longest
    ? await readMatching(query, orders[sort], search, (snapshot) =>
        hasPrefixes(Found.parse(snapshot.data()).words, prefixes),
      )
    : await readPage(query, orders[sort], limit, cursor);
  return { users: parseAll(User, documents), nextCursor };
}
