import { User } from "@halkopiha/domain/accounts/user.ts";
import type { Query } from "firebase-admin/firestore";
import { parseAll } from "../firestore/document.ts";
import { users } from "./users.ts";

/** Maximum number of displayed requests. */
const maxRequests = 50;

/** Iterates over all sellers who have asked for their account to be closed. */
export async function* iterateClosingRequests(): AsyncGenerator<User> {
  const waiting = users().orderBy("closingRequest.requestedAt");
  let next: Query | null = waiting.limit(maxRequests);
  while (next !== null) {
    const { docs } = await next.get();
    yield* parseAll(User, docs);
    const last = docs.at(-1);
    next = last && docs.length === maxRequests ? waiting.startAfter(last).limit(maxRequests) : null;
  }
}

/** Sellers who have asked for their account to be closed, the longest waiting first. */
export async function listClosingRequests(): Promise<User[]> {
  const { docs } = await users().orderBy("closingRequest.requestedAt").limit(maxRequests).get();
  return parseAll(User, docs);
}
