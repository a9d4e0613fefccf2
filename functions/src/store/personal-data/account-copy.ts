import type { User } from "@halkopiha/domain/accounts/user.ts";
import { maxMessages } from "@halkopiha/domain/messaging/ticket.ts";
import { listAccountRows } from "@halkopiha/domain/personal-data/collections.ts";
import type { AccountLookup } from "@halkopiha/domain/personal-data/personal-data-row.ts";
import { type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getMessagesCollection } from "../contacts/contacts.ts";
import { type Copied, iteratePages, pickFields, toPlain } from "./copied-documents.ts";

const collection = (name: string) => firestore().collection(name);

const productsOf = (uid: string) => collection("products").where("user_id", "==", uid);
const ordersOf = (uid: string) => collection("orders").where("seller._id", "==", uid);

/** The documents under the ids of those of a query. */
async function* iterateBeside(name: string, owners: Query): AsyncGenerator<DocumentSnapshot[]> {
  for await (const page of iteratePages(owners.select())) {
    const refs = page.map(({ id }) => collection(name).doc(id));
    yield (await firestore().getAll(...refs)).filter(({ exists }) => exists);
  }
}

/** The documents with the address of an account, if it is proven, and the text messages and notifications to its user. */
async function* iterateByAddress(
  name: string,
  field: string,
  user: User,
): AsyncGenerator<DocumentSnapshot[]> {
  const { email, verified, _id } = user;
  if (email !== null && verified) yield* iteratePages(collection(name).where(field, "==", email));
  // A phone number is proven by nobody, so messages to it are the account's only if they name its user.
  if (field === "recipient") yield* iteratePages(collection(name).where("userId", "==", _id));
}

/** The documents of an account in one collection. */
function iterateOwn(name: string, found: AccountLookup, user: User): AsyncIterable<DocumentSnapshot[]> {
  if ("field" in found) return iteratePages(collection(name).where(found.field, "==", user._id));
  if ("contact" in found) return iterateByAddress(name, found.contact, user);
  if (found.id === "account")
    return iteratePages(collection(name).where(FieldPath.documentId(), "==", user._id));
  return iterateBeside(name, found.id === "order" ? ordersOf(user._id) : productsOf(user._id));
}

/** A ticket with its messages, which are documents of their own. */
export async function withTicketMessages(snapshot: DocumentSnapshot): Promise<Copied> {
  const { docs } = await getMessagesCollection(snapshot.ref)
    .orderBy(FieldPath.documentId())
    .limit(maxMessages)
    .get();
  const messages = docs.map((message) => pickFields(toPlain(message), ["text", "author", "createdAt"]));
  return { ...toPlain(snapshot), messages };
}

/** A document of a copy, with the collection that it is of. */
export interface CopiedDocument {
  name: string;
  label: string;
  document: Copied;
}

/** Iterates over everything that is stored of an account, collection by collection, with the fields that the table of personal data lists. */
export async function* iterateAccount(user: User): AsyncGenerator<CopiedDocument> {
  for (const { name, label, account, fields } of listAccountRows()) {
    if (!account.found || !fields) continue;
    for await (const page of iterateOwn(name, account.found, user))
      for (const snapshot of page) {
        const whole = name === "contacts" ? await withTicketMessages(snapshot) : toPlain(snapshot);
        yield { name, label, document: pickFields(whole, fields) };
      }
  }
}
