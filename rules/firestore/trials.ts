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
import { databaseOf } from "../environment.ts";
import { type Role, roles, tokens } from "../people.ts";
import { matrix, type Operation, operations, type Row } from "./matrix.ts";
import { nearMisses } from "./near-misses.ts";
import { queries } from "./queries.ts";
import { documents, keptTimes, order } from "./samples.ts";

/** One thing that somebody tries, and whether the rules must let them. */
export interface Trial {
  title: string;
  collection: string;
  allowed: boolean;
  as: Role;
  attempt: (database: Firestore) => Promise<unknown>;
}

const collectionOf = (path: string) => path.split("/")[0] ?? "";
const may = (allowed: boolean) => (allowed ? "may" : "may not");

function attempt({ path, create, update }: Row, operation: Operation, uid: string): Trial["attempt"] {
  switch (operation) {
    case "get":
      return (database) => getDoc(doc(database, path));
    case "list":
      return (database) => getDocs(collection(database, collectionOf(path)));
    case "create":
      return (database) => addDoc(collection(database, collectionOf(path)), create(uid));
    case "update":
      return (database) => updateDoc(doc(database, path), update);
    case "delete":
      return (database) => deleteDoc(doc(database, path));
    default:
      return operation satisfies never;
  }
}

/** The person whose document the rules ask for a role's token. */
function personOf(as: Role): string {
  return String(tokens[as]?.claims["user"] ?? "nobody");
}

const cells = matrix.flatMap((row) =>
  roles.flatMap((as) =>
    operations.map((operation): Trial => {
      const allowed = row.may[as]?.includes(operation) ?? false;
      return {
        title: `${as} ${may(allowed)} ${operation} ${row.path}`,
        collection: collectionOf(row.path),
        allowed,
        as,
        attempt: attempt(row, operation, personOf(as)),
      };
    }),
  ),
);

const narrowQueries = queries.flatMap(({ title, collection: name, constraints, may: those }) =>
  roles.map(
    (as): Trial => ({
      title: `${as} ${may(those.includes(as))} list ${title}`,
      collection: name,
      allowed: those.includes(as),
      as,
      attempt: (database) => getDocs(query(collection(database, name), ...constraints)),
    }),
  ),
);

const misses = nearMisses.map(
  ({ title, as, path, kind, data }): Trial => ({
    title: `${as} may not ${kind} ${path}: ${title}`,
    collection: collectionOf(path),
    allowed: false,
    as,
    attempt: (database) =>
      kind === "change" ? updateDoc(doc(database, path), data) : setDoc(doc(database, path), data),
  }),
);

/** The states of an order, each with a stored order in it. */
const states = [
  ["recieved", "orders/order"],
  ["in progress", "orders/inProgress"],
  ["in delivery", "orders/inDelivery"],
  ["delivered", "orders/delivered"],
] as const;

const steps = states.flatMap(([from, path], index) =>
  states.map(([to], target): Trial => {
    const allowed = target === index + 1;
    return {
      title: `a seller ${may(allowed)} move an order from ${from} to ${to}`,
      collection: "orders",
      allowed,
      as: "seller",
      attempt: (database) => updateDoc(doc(database, path), { ...order, ...keptTimes, status: to }),
    };
  }),
);

/** Everything that the rules of Firestore are tried with. */
export const trials: readonly Trial[] = [...cells, ...narrowQueries, ...misses, ...steps];

/** Puts the database back to what each trial begins with. */
export async function restore(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = databaseOf(context);
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), data)));
  });
}
