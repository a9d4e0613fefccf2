import { User } from "@halkopiha/domain/accounts/user.ts";
import { normalizeDigits } from "@halkopiha/domain/identity/contact-terms.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { listContactRows } from "@halkopiha/domain/personal-data/collections.ts";
import { isOrderOf } from "@halkopiha/domain/personal-data/order-erasure.ts";
import type { ContactLookup } from "@halkopiha/domain/personal-data/personal-data-row.ts";
import { type ContactKey, isSameContact } from "@halkopiha/domain/personal-data/personal-data-search.ts";
import { type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";

type Row = ReturnType<typeof listContactRows>[number];

/** The fields by which a collection is asked for an address or a number, each with the operator and the value. */
function listConditions(
  { email, phone }: ContactLookup,
  key: ContactKey,
): [string, "==" | "array-contains", string][] {
  if ("email" in key) return email.map((field) => [field, "==", key.email]);
  if (phone === null) return [];
  return "field" in phone
    ? [[phone.field, "==", key.phone]]
    : [[phone.term, "array-contains", normalizeDigits(key.phone)]];
}

/** A number found by an index term may be another one that begins or ends alike. */
function isFound(name: string, snapshot: DocumentSnapshot, key: ContactKey): boolean {
  if ("email" in key) return true;
  if (name === "orders") {
    const order = safeParseDocument(Order, snapshot);
    return order !== null && isOrderOf(order, key);
  }
  if (name !== "users") return true;
  const user = safeParseDocument(User, snapshot);
  return user?.contactInformation.phonenumbers.some((number) => isSameContact(key, number)) ?? false;
}

/** A query of one collection for an address or a number, in the order of ids. */
export interface ContactQuery {
  row: Row;
  query: Query;
  isFound(snapshot: DocumentSnapshot): boolean;
}

/** All queries for an address or a number, in the order of the table of personal data. */
export function listContactQueries(key: ContactKey): ContactQuery[] {
  return listContactRows().flatMap((row) =>
    listConditions(row.contact.found, key).map(([field, operator, value]) => ({
      row,
      query: firestore().collection(row.name).where(field, operator, value).orderBy(FieldPath.documentId()),
      isFound: (snapshot: DocumentSnapshot) => isFound(row.name, snapshot, key),
    })),
  );
}
