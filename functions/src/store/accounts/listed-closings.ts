import { User } from "@halkopiha/domain/accounts/user.ts";
import { parseAll } from "../firestore/document.ts";
import { users } from "./users.ts";

/** Maximum number of displayed requests. */
const maxRequests = 50;

/** Sellers who have asked for their account to be closed, the longest waiting first. */
export async function listClosingRequests(): Promise<User[]> {
  const { docs } = await users().orderBy("closingRequest.requestedAt").limit(maxRequests).get();
  return parseAll(User, docs);
}
