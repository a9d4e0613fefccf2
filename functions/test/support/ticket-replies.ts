import { sha256Hex } from "../../src/store/firestore/sha256.ts";
import { database } from "./market.ts";

/** Lets whoever has the link of a conversation write as if an hour had passed. */
export async function forgetReplies({ _id }: { _id: string }, token: string): Promise<void> {
  await database
    .collection("rateLimits")
    .doc(sha256Hex(`ticket-reply:${_id}:${token}`))
    .delete();
}
