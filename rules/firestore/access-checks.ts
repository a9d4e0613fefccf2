import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { getDatabase } from "../environment.ts";
import { type Role, roles, tokens } from "../roles.ts";
import { matrix, type Operation, operations, type Row } from "./matrix.ts";
import { nearMisses } from "./near-misses.ts";
import { queries } from "./queries.ts";
import { createTimes, documents, exportRequest, order, updateTimes } from "./samples.ts";

/** An operation by a role, and whether the rules must allow it. */
export interface AccessCheck {
  title: string;
  collection: string;
  allowed: boolean;
  as: Role;
  attempt: (database: Firestore) => Promise<unknown>;
}

const getCollection = (path: string) => path.split("/")[0] ?? "";
const formatMay = (allowed: boolean) => (allowed ? "may" : "may not");

function attempt({ path, create, update }: Row, operation: Operation, uid: string): AccessCheck["attempt"] {
  switch (operation) {
    case "get":
      return (database) => getDoc(doc(database, path));
    case "list":
      return (database) => getDocs(collection(database, getCollection(path)));
    case "create":
      return (database) => addDoc(collection(database, getCollection(path)), create(uid));
    case "update":
      return (database) => updateDoc(doc(database, path), update);
    case "delete":
      return (database) => deleteDoc(doc(database, path));
    default:
      return operation satisfies never;
  }
}

/** The user document that the rules read for a role's token. */
function getUserId(as: Role): string {
  return String(tokens[as]?.claims["user"] ?? "nobody");
}

const readOperations: readonly Operation[] = ["get", "list"];

const createCells = (checked: readonly Operation[]) =>
  matrix.flatMap((row) =>
    roles.flatMap((as) =>
      checked.map((operation): AccessCheck => {
        const allowed = row.may[as]?.includes(operation) ?? false;
        return {
          title: `${as} ${formatMay(allowed)} ${operation} ${row.path}`,
          collection: getCollection(row.path),
          allowed,
          as,
          attempt: attempt(row, operation, getUserId(as)),
        };
      }),
    ),
  );

const narrowQueries = queries.flatMap(({ title, collection: name, constraints, may: those }) =>
  roles.map(
    (as): AccessCheck => ({
      title: `${as} ${formatMay(those.includes(as))} list ${title}`,
      collection: name,
      allowed: those.includes(as),
      as,
      attempt: (database) => getDocs(query(collection(database, name), ...constraints)),
    }),
  ),
);

const nearMissChecks = nearMisses.map(
  ({ title, as, path, kind, data }): AccessCheck => ({
    title: `${as} may not ${kind} ${path}: ${title}`,
    collection: getCollection(path),
    allowed: false,
    as,
    attempt: (database) =>
      kind === "change" ? updateDoc(doc(database, path), data) : setDoc(doc(database, path), data),
  }),
);

/** Each order status with a stored order in it. */
const states = [
  ["recieved", "orders/order"],
  ["in progress", "orders/inProgress"],
  ["in delivery", "orders/inDelivery"],
  ["delivered", "orders/delivered"],
] as const;

const statusChecks = states.flatMap(([from, path], index) =>
  states.map(([to], target): AccessCheck => {
    const allowed = target === index + 1;
    return {
      title: `a seller ${formatMay(allowed)} move an order from ${from} to ${to}`,
      collection: "orders",
      allowed,
      as: "seller",
      attempt: (database) => updateDoc(doc(database, path), { ...order, ...updateTimes, status: to }),
    };
  }),
);

const boundChecks: readonly AccessCheck[] = [
  {
    title: "admin may create exports/new of the longest query",
    collection: "exports",
    allowed: true,
    as: "admin",
    attempt: (database) =>
      setDoc(doc(database, "exports/new"), {
        ...exportRequest("admin"),
        ...createTimes,
        query: "x".repeat(1000),
      }),
  },
];

/** The access checks of the Firestore rules that read. */
export const readChecks: readonly AccessCheck[] = [...createCells(readOperations), ...narrowQueries];

/** The access checks of the Firestore rules that write. */
export const writeChecks: readonly AccessCheck[] = [
  ...createCells(operations.filter((operation) => !readOperations.includes(operation))),
  ...nearMissChecks,
  ...statusChecks,
  ...boundChecks,
];

/** Resets the database to its state before each check. */
export async function restoreDocuments(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = getDatabase(context);
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), data)));
  });
}
