import { Export } from "@halkopiha/domain/admin/seller-list-export.ts";
import { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from "firebase/firestore";
import * as z from "zod/mini";
import { connect } from "../../../../lib/firestore/connect.ts";
import { readDocument } from "../../../../lib/firestore/read-document.ts";

/** An export as it is stored: `updatedAt` of one that is done is when it was. */
const StoredExport = z.extend(Export, { updatedAt: Instant });
export type ExportState = z.infer<typeof StoredExport>;

export interface ExportsConnection {
  /** Asks for a new export; resolves when the database has taken it. */
  request(): Promise<void>;
  close(): Promise<void>;
}

interface ExportListener {
  /** The newest export that this admin has asked for; null when there is none. */
  onChange(newest: ExportState | null): void;
  /** The connection tells nothing any more. */
  onLost(): void;
}

/**
 * Follows the newest export of an admin, under the rules of Firestore.
 * @throws whatever keeps it from connecting
 */
export async function listenToExport(
  adminId: string,
  { onChange, onLost }: ExportListener,
): Promise<ExportsConnection> {
  const { database, close } = await connect();
  const all = collection(database, "exports");
  const newest = query(all, where("requestedBy", "==", adminId), orderBy("createdAt", "desc"), limit(1));
  const unsubscribe = onSnapshot(
    newest,
    ({ docs: [latest], metadata }) => {
      if (latest) onChange(readDocument(StoredExport, latest));
      // Without an answer of the server it is not known whether there is one.
      else if (!metadata.fromCache) onChange(null);
    },
    onLost,
  );
  return {
    request: () => {
      const now = serverTimestamp();
      return setDoc(doc(all), { requestedBy: adminId, state: "requested", createdAt: now, updatedAt: now });
    },
    async close() {
      unsubscribe();
      await close();
    },
  };
}
