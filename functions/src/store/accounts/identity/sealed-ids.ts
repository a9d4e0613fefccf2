import { createHash } from "node:crypto";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";
import { personalIdKey, readKeys } from "../../../config.ts";
import { resealPersonalId } from "../../../keys/personal-id.ts";
import { indexFields, type StoredIndex } from "../../firestore/index-stored.ts";

const Sealed = z.catch(z.nullable(z.string()), null);

/** A number that is another for another key, and says nothing about it: 48 bits of its hash. */
function toVersion(key: string): number {
  return createHash("sha256").update(`version:${key}`).digest().readUIntBE(0, 6);
}

/**
 * The personal identity codes of users, sealed with the newest key: after a rotation the nightly job seals them anew, so that the old key
 * can be removed. One that no key opens is logged and stays.
 */
export function sealedIds(): StoredIndex {
  return {
    progressId: "sealedIds",
    version: toVersion(readKeys(personalIdKey)[0]),
    indexBatch: indexFields("personalIds", (snapshot) => {
      const stored = Sealed.parse(snapshot.get("sealed") ?? null);
      if (stored === null) return {};
      const sealed = resealPersonalId(stored, snapshot.id);
      if (sealed !== null) return { sealed };
      logError("no key opens a personal id", { user: snapshot.id });
      return {};
    }),
  };
}
