import { createHash, randomBytes } from "node:crypto";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./database.ts";
import type { NewSeller } from "./new-seller.ts";

const hour = 60 * 60_000;

/** The path of a link with which a user may choose a password, stored as when a project is opened. */
export async function newPasswordLink({ user }: NewSeller): Promise<string> {
  const code = randomBytes(16).toString("base64url");
  const stored = await database.collection("users").doc(user._id).get();
  const epoch: unknown = stored.get("sessionsEpoch") ?? null;
  const [createdAt, expiresAt] = [Timestamp.now(), Timestamp.fromMillis(Date.now() + hour)];
  const id = createHash("sha256").update(code).digest("hex");
  await database.collection("passwordLinks").doc(id).set({ uid: user._id, epoch, createdAt, expiresAt });
  const { path, secret } = mailedLinks.choosePassword;
  return `${path}#${secret}=${code}`;
}
