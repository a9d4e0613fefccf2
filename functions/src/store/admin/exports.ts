import type { Role } from "@halkopiha/domain/accounts/user.ts";
import { Export } from "@halkopiha/domain/admin/seller-list-export.ts";
import { type DocumentReference, FieldValue, Timestamp, type WithFieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { deleteFolder } from "../files/delete-folder.ts";
import { parseDocument } from "../firestore/document.ts";

/** Time after its last progress update for which an export counts as running, in milliseconds. */
const lease = 120_000;
/** Maximum number of attempts: an export that fails so often will not succeed. */
const maxTries = 3;

const Stored = z.extend(Export, {
  tries: z._default(z.int(), 0),
  leaseUntil: z.optional(z.iso.datetime()),
});

/** A claimed export. Each of these writes fails once another run has claimed it. */
export interface ExportRun {
  requestedBy: string;
  /** The parameters of the list, as in a URL. */
  query: string;
  report: (done: number, total: number) => Promise<void>;
  /** `madeFor`: the role whose list the files have. */
  finish: (files: NonNullable<Export["files"]>, madeFor: Role) => Promise<void>;
  fail: () => Promise<void>;
}

const nextLease = () => Timestamp.fromMillis(Date.now() + lease);

/** Updates an export on condition that nobody else has written to it since. */
function createWriter(ref: DocumentReference, since: Timestamp) {
  let lastUpdateTime = since;
  return async (fields: WithFieldValue<Record<string, unknown>>): Promise<void> => {
    const changed = { ...fields, updatedAt: FieldValue.serverTimestamp() };
    const { writeTime } = await ref.update(changed, { lastUpdateTime });
    lastUpdateTime = writeTime;
  };
}

/**
 * Claims an export that is requested, has failed, or has had no progress update for two minutes.
 * @returns `busy` when another run holds it, `over` when nothing is left to do
 */
export async function claimExport(id: string): Promise<ExportRun | "busy" | "over"> {
  const snapshot = await firestore().collection("exports").doc(id).get();
  const stored = parseDocument(Stored, snapshot);
  if (!stored || !snapshot.updateTime || stored.state === "done") return "over";
  const { state, tries, leaseUntil, requestedBy, query } = stored;
  if (state === "running" && leaseUntil && Date.parse(leaseUntil) > Date.now()) return "busy";
  const write = createWriter(snapshot.ref, snapshot.updateTime);
  const fail = () => write({ state: "failed", leaseUntil: FieldValue.delete() });
  if (tries >= maxTries) {
    if (state !== "failed") await fail();
    return "over";
  }
  await write({ state: "running", tries: tries + 1, done: 0, leaseUntil: nextLease() });
  return {
    requestedBy,
    query,
    report: (done, total) => write({ done, total, leaseUntil: nextLease() }),
    finish: (files, madeFor) => write({ state: "done", files, madeFor, leaseUntil: FieldValue.delete() }),
    fail,
  };
}

export async function findExport(id: string): Promise<Export | null> {
  return parseDocument(Export, await firestore().collection("exports").doc(id).get());
}

/** Number of exports deleted at once. */
const deletePageSize = 100;

/** Deletes the exports requested before this moment. Files are deleted before their document, so that none are left behind. */
export async function deleteExportsBefore(moment: Date): Promise<void> {
  const old = firestore().collection("exports").where("createdAt", "<", Timestamp.fromDate(moment));
  const page = old.select().limit(deletePageSize);
  for (let { docs } = await page.get(); docs.length > 0; { docs } = await page.get()) {
    for (const { id, ref } of docs) {
      await deleteFolder(`exports/${id}/`);
      await ref.delete();
    }
  }
}
