import {
  type ErasureObstacle,
  type ErasureProgress,
  type FoundItem,
  type FoundKind,
  maxFoundItems,
} from "@halkopiha/domain/personal-data/found-data.ts";
import type { ContactKey } from "@halkopiha/domain/personal-data/personal-data-search.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../firestore/document.ts";
import { type ContactQuery, listContactQueries } from "./contact-documents.ts";
import { contactErasures } from "./erase-contact.ts";

/** What names a document of any collection. */
const Named = z.object({
  orderNumber: z.optional(z.string()),
  username: z.optional(z.string()),
  subject: z.optional(z.string()),
  service: z.optional(z.string()),
  kind: z.optional(z.string()),
  target: z.optional(z.object({ title: z.string() })),
  createdAt: z.optional(z.string()),
});

/** The table of personal data and the erasures have the same collections: `personal-data.test.ts`. */
function findErasure(name: string) {
  const erasure = contactErasures[name];
  if (!erasure) throw new Error(`Nothing erases ${name}`);
  return erasure;
}

async function toItem(
  { row }: ContactQuery,
  snapshot: DocumentSnapshot,
  key: ContactKey,
  now: number,
): Promise<FoundItem> {
  const named = parseDocument(z.catch(Named, {}), snapshot) ?? {};
  const title = named.orderNumber ?? named.username ?? named.subject ?? named.service ?? named.target?.title;
  return {
    id: snapshot.id,
    title: title ?? row.label,
    createdAt: named.createdAt ?? null,
    obstacle: await findErasure(row.name).findObstacle(snapshot, key, now),
  };
}

/** What is stored of an address or a number: of each collection at most `maxFoundItems`, and whether there is more. */
export async function searchContact(key: ContactKey, now: number): Promise<FoundKind[]> {
  const kinds = new Map<string, FoundKind>();
  for (const query of listContactQueries(key)) {
    const { docs } = await query.query.limit(maxFoundItems + 1).get();
    const { name, label } = query.row;
    const kind = kinds.get(name) ?? { kind: name, label, items: [], isMore: false };
    const known = new Set(kind.items.map(({ id }) => id));
    const found = docs.filter((snapshot) => !known.has(snapshot.id) && query.isFound(snapshot));
    const items = await Promise.all(
      found.slice(0, maxFoundItems - known.size).map((snapshot) => toItem(query, snapshot, key, now)),
    );
    const isMore = kind.isMore || docs.length > maxFoundItems || found.length > items.length;
    kinds.set(name, { ...kind, items: [...kind.items, ...items], isMore });
  }
  return [...kinds.values()].filter(({ items, isMore }) => items.length > 0 || isMore);
}

/** Number of documents that one batch looks at. */
const batchSize = 40;

/** Where a batch begins: the index of the query, and the id of the last document before. */
function parseCursor(cursor: string | undefined): { index: number; after: string } {
  const [index = "0", after = ""] = cursor?.split("~") ?? [];
  return { index: Number(index), after };
}

/** Counts what stays by its kind and reason. */
function countKept(kept: ErasureProgress["kept"], label: string, obstacle: ErasureObstacle): void {
  const known = kept.find((other) => other.label === label && other.obstacle === obstacle);
  if (known) known.count += 1;
  else kept.push({ label, obstacle, count: 1 });
}

/**
 * Deletes or anonymises one batch of what is stored of an address or a number. What has been erased is not found again, so an erasure can be
 * repeated, and goes on where it was interrupted.
 */
export async function eraseContact(
  key: ContactKey,
  cursor: string | undefined,
  now: number,
): Promise<ErasureProgress> {
  const { index, after } = parseCursor(cursor);
  const current = listContactQueries(key)[index];
  if (!current) return { erased: 0, kept: [] };
  const page = after === "" ? current.query : current.query.startAfter(after);
  const { docs } = await page.limit(batchSize).get();
  const kept: ErasureProgress["kept"] = [];
  let erased = 0;
  for (const snapshot of docs) {
    if (!current.isFound(snapshot)) continue;
    const obstacle = await findErasure(current.row.name).erase(snapshot, key, now);
    if (obstacle === null) erased += 1;
    else countKept(kept, current.row.label, obstacle);
  }
  const last = docs.at(-1);
  const next = last && docs.length === batchSize ? `${index}~${last.id}` : `${index + 1}~`;
  const isEnd = next === `${listContactQueries(key).length}~`;
  return { erased, kept, ...(!isEnd && { nextCursor: next }) };
}
