import { User } from "@halkopiha/domain/accounts/user.ts";
import { parseAll } from "../firestore/document.ts";
import { iterateQuery } from "../firestore/iterate-query.ts";
import { users } from "./users.ts";

/** Maximum number of displayed requests. */
const maxRequests = 50;

/** Sellers who have asked for their account to be closed, the longest waiting first. */
const queryRequests = () => users().orderBy("closingRequest.requestedAt");

/** Iterates over all sellers who have asked for their account to be closed. */
export async function* iterateClosingRequests(): AsyncGenerator<User> {
  for await (const page of iterateQuery(queryRequests(), maxRequests)) yield* parseAll(User, page);
}

/** The sellers whose requests are shown to admins, the longest waiting first. */
export async function listClosingRequests(): Promise<User[]> {
  const { docs } = await queryRequests().limit(maxRequests).get();
  return parseAll(User, docs);
}
