import { personalData } from "@halkopiha/domain/personal-data/collections.ts";
import type { ContactKey } from "@halkopiha/domain/personal-data/personal-data-search.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type CopiedDocument, withTicketMessages } from "./account-copy.ts";
import { listContactQueries } from "./contact-documents.ts";
import { iterateFound, pickFields, toPlain } from "./copied-documents.ts";

/** What is stored beside an order under its id. */
const besideOrders = ["orderMessages", "reviews", "receipts"] as const;

function toCopied(name: string, document: object): CopiedDocument {
  const row = personalData[name];
  const fields = row?.contactFields ?? row?.fields ?? [];
  return { name, label: row?.label ?? name, document: pickFields(document, fields) };
}

const copy = async (name: string, snapshot: DocumentSnapshot): Promise<CopiedDocument> =>
  toCopied(name, name === "contacts" ? await withTicketMessages(snapshot) : toPlain(snapshot));

async function* iterateBeside(orderIds: readonly string[]): AsyncGenerator<CopiedDocument> {
  for (const name of besideOrders)
    for (const id of orderIds) {
      const snapshot = await firestore().collection(name).doc(id).get();
      if (snapshot.exists) yield toCopied(name, toPlain(snapshot));
    }
}

/** Iterates over everything that is stored of an address or a number, collection by collection, each document once. */
export async function* iterateContact(key: ContactKey): AsyncGenerator<CopiedDocument> {
  const copied = new Set<string>();
  const orderIds: string[] = [];
  for (const { row, query, isFound } of listContactQueries(key))
    for await (const page of iterateFound(query))
      for (const snapshot of page) {
        const { path } = snapshot.ref;
        if (copied.has(path) || !isFound(snapshot)) continue;
        copied.add(path);
        if (row.name === "orders") orderIds.push(snapshot.id);
        yield await copy(row.name, snapshot);
      }
  yield* iterateBeside(orderIds);
}
