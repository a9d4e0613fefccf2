import type { ContractFilter } from "@halkopiha/domain/accounts/contract-filter.ts";
import { listContractKeys } from "@halkopiha/domain/accounts/contract-index.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import {
  maxCountedUsers,
  maxSkippedUsers,
  type UserCount,
  type UserFilters,
  type UserSearch,
  type UserSort,
} from "@halkopiha/domain/admin/user-search.ts";
import { matchesUserText, parseUserText, type UserTextSearch } from "@halkopiha/domain/admin/user-terms.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { parseAll, requireDocument, safeParseDocument } from "../firestore/document.ts";
import {
  newestFirst,
  oldestFirst,
  type Page,
  readMatching,
  readPage,
  type SortOrder,
} from "../firestore/page.ts";
import { readPageAt } from "../firestore/page-jump.ts";

const sortOrders: Record<UserSort, SortOrder> = {
  newest: newestFirst,
  oldest: oldestFirst,
  name: { field: "sortName", direction: "asc", text: true },
  "-name": { field: "sortName", direction: "desc", text: true },
  username: { field: "username", direction: "asc", text: true },
  "-username": { field: "username", direction: "desc", text: true },
  ends: { field: "sortEnd", direction: "asc", text: true },
  "-ends": { field: "sortEnd", direction: "desc", text: true },
};

const Found = z.object({ words: z.array(z.string()) });

/** Maximum number of documents that a search reads beyond those it returns. */
const maxExtraReads = 15;

/** A key that no contract has: an empty list is no filter. */
const noKeys = ["none"];

function listKeys(contract: ContractFilter): string[] {
  const keys = listContractKeys(contract, getToday());
  return keys.length > 0 ? keys : noKeys;
}

/**
 * The query of the filters. Each filter is an equality with its own index per sort order, which Firestore merges: combinations need no
 * further indexes.
 */
function queryUsers(
  { active, paid, plan, region, admin, verified, contract, bounced }: UserFilters,
  { term }: UserTextSearch,
): Query {
  const equalities = {
    "userAccount.isActive": active,
    "userAccount.paid": paid,
    "userAccount.account.accountPlan": plan,
    "address.region._id": region,
    verified,
    hasBounce: bounced,
  };
  let query: Query = firestore().collection("users");
  if (admin !== undefined) query = query.where("role", "in", admin ? ["admin", "root"] : ["user"]);
  for (const [field, value] of Object.entries(equalities)) {
    if (value !== undefined) query = query.where(field, "==", value);
  }
  if (contract !== undefined) query = query.where("contractKey", "in", listKeys(contract));
  return term === null ? query : query.where("words", "array-contains", term);
}

const createMatcher = (text: UserTextSearch) => (snapshot: QueryDocumentSnapshot) =>
  matchesUserText(safeParseDocument(Found, snapshot)?.words ?? [], text);

function readUserPage({ sort, limit, cursor, page = 1, ...filters }: UserSearch): Promise<Page> {
  const text = parseUserText(filters.queryString ?? "");
  const query = queryUsers(filters, text);
  const order = sortOrders[sort];
  const offset = cursor === undefined ? (page - 1) * limit : 0;
  if (!text.isExact) {
    if (offset > 0)
      throw new AppError("invalid", { fields: { page: "Selaa tämän haun sivuja järjestyksessä." } });
    const maxReads = limit + maxExtraReads;
    return readMatching(query, order, { limit, cursor, maxReads }, createMatcher(text));
  }
  if (offset === 0) return readPage(query, order, limit, cursor);
  return readPageAt(query, order, { limit, offset, maxSkipped: maxSkippedUsers });
}

/**
 * One page of users. Reads at most `limit` + 1 documents, with several words 15 more. A jump to a page reads the documents that it skips too,
 * at most `maxSkippedUsers`.
 * @throws AppError `badCursor`; `invalid` for a page that is too far from both ends of the list
 */
export async function listUsers(search: UserSearch) {
  const { documents, nextCursor } = await readUserPage(search);
  return { users: parseAll(User, documents), nextCursor };
}

/** Number of users that match filters, one read per thousand. */
export async function countUsers(filters: UserFilters): Promise<UserCount> {
  const text = parseUserText(filters.queryString ?? "");
  const counted = queryUsers(filters, text).limit(maxCountedUsers + 1);
  const { count } = (await counted.count().get()).data();
  return {
    count: Math.min(count, maxCountedUsers),
    isExact: text.isExact,
    isMore: count > maxCountedUsers,
  };
}

/** Number of users per page when iterating over all that match. */
const iterationSize = 300;

/**
 * All users that match filters, page by page; the next page is read on demand.
 * @throws ZodError when a user document is invalid: leaving it out of a complete list would go unnoticed
 */
export async function* iterateUsers(
  filters: UserFilters,
  sort: UserSort,
): AsyncGenerator<User[], void, undefined> {
  const text = parseUserText(filters.queryString ?? "");
  const isWanted = text.isExact ? () => true : createMatcher(text);
  let cursor: string | undefined;
  do {
    const page = await readPage(queryUsers(filters, text), sortOrders[sort], iterationSize, cursor);
    yield page.documents.filter(isWanted).map((snapshot) => requireDocument(User, snapshot));
    cursor = page.nextCursor;
  } while (cursor);
}
