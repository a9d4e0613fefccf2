import { Export } from "@halkopiha/domain/admin/seller-list-export.ts";
import { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import {
  collection,
  query as createQuery,
  doc,
  limit,
  onSnapshot,
  orderBy,
  serverTimestamp,
  setDoc,
  where,
} from "firebase/firestore";
import * as z from "zod/mini";
import { connect } from "../../../../lib/firestore/connect.ts";
import { readDocument } from "../../../../lib/firestore/read-document.ts";

/** A stored export; when it is done, `updatedAt` is the time at which it finished. */
const StoredExport = z.extend(Export, { updatedAt: Instant });
export type ExportState = z.infer<typeof StoredExport>;

export interface ExportsConnection {
  /** Creates a new export of the list with these parameters; resolves when Firestore has stored it. */
  request(query: string): Promise<void>;
  close(): Promise<void>;
}

interface ExportListener {
  /** Called with the newest export of this admin; null when there is none. */
  onChange(newest: ExportState | null): void;
  /** Called when the subscription has failed; no further updates follow. */
  onLost(): void;
}

/**
 * Subscribes to the newest export of an admin; the Firestore rules apply.
 * @throws when the connection fails
 */
export async function listenToExport(
  adminId: string,
  { onChange, onLost }: ExportListener,
): Promise<ExportsConnection> {
  const { database, close } = await connect();
  const all = collection(database, "exports");
  const newest = createQuery(
    all,
    where("requestedBy", "==", adminId),
    orderBy("createdAt", "desc"),
    limit(1),
  );
  const unsubscribe = onSnapshot(
    newest,
    ({ docs: [latest], metadata }) => {
      if (latest) onChange(readDocument(StoredExport, latest));
      // An empty result from the cache does not mean that the server has no export.
      else if (!metadata.fromCache) onChange(null);
    },
    onLost,
  );
  return {
    request: (query) => {
      const now = serverTimestamp();
      const asked = { requestedBy: adminId, query, state: "requested" };
      return setDoc(doc(all), { ...asked, createdAt: now, updatedAt: now });
    },
    async close() {
      unsubscribe();
      await close();
    },
  };
}
