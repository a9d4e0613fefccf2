import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { Timestamp as ClientTimestamp } from "firebase/firestore";
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from "firebase/storage";
import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { type Data, documents } from "../firestore/samples.ts";
import { type Role, roles } from "../roles.ts";

/** An operation on a file by a role, and whether the rules must allow it. */
export interface AccessCheck {
  title: string;
  /** The top-level folder. */
  collection: string;
  allowed: boolean;
  as: Role;
  attempt: (storage: FirebaseStorage) => Promise<unknown>;
}

const operations = {
  get: (storage: FirebaseStorage, path: string) => getBytes(ref(storage, path)),
  list: (storage: FirebaseStorage, path: string) =>
    list(ref(storage, path.replace(/\/[^/]+$/, "")), { maxResults: 5 }),
  create: (storage: FirebaseStorage, path: string) =>
    uploadBytes(ref(storage, `${path}.new`), new Uint8Array([1])),
  replace: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, path), new Uint8Array([2])),
  update: (storage: FirebaseStorage, path: string) =>
    updateMetadata(ref(storage, path), { cacheControl: "no-store" }),
  delete: (storage: FirebaseStorage, path: string) => deleteObject(ref(storage, path)),
} as const;
type Operation = keyof typeof operations;
const allOperations = Object.keys(operations).filter((name): name is Operation => name in operations);

/** Files with the allowed operations of each role; roles without an entry are denied everything. */
const matrix: readonly { path: string; may: Partial<Record<Role, readonly Operation[]>> }[] = [
  {
    path: "products/seller/birch/320.webp",
    may: Object.fromEntries(roles.map((role) => [role, ["get"]])),
  },
  {
    path: "products/seller/birch/deeper/320.webp",
    may: Object.fromEntries(roles.map((role) => [role, ["get"]])),
  },
  { path: "products/stray.webp", may: {} },
  {
    path: "advertisements/premium/320.webp",
    may: Object.fromEntries(roles.map((role) => [role, ["get"]])),
  },
  { path: "advertisements/premium/deeper/320.webp", may: {} },
  { path: "advertisements/stray.webp", may: {} },
  { path: "exports/list.csv", may: {} },
  { path: "exports/2026/list.csv", may: {} },
  { path: "cards/seller/birch", may: {} },
  { path: "sitemap/sivut.xml", may: {} },
  { path: "private/file.txt", may: {} },
];

/** The user documents that the rules read; the Storage emulator looks them up in the suite's project. */
const userDocuments = Object.entries(documents).filter(([path]) => path.startsWith("users/"));

let database: Firestore | undefined;

function suiteDatabase(): Firestore {
  database ??= getFirestore(
    initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }, "storage-rules"),
  );
  return database;
}

/** Stores the files and user documents that the checks need. */
export async function restoreFiles(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const { path } of matrix) await uploadBytes(ref(context.storage(), path), new Uint8Array([1]));
  });
  await Promise.all(
    userDocuments.map(([path, person]) => suiteDatabase().doc(path).set(toAdminTimestamps(person))),
  );
}

/** The client SDK and the Admin SDK have different Timestamp classes. */
function toAdminTimestamps({ sessionsValidFrom, ...person }: Data): Data {
  if (!(sessionsValidFrom instanceof ClientTimestamp)) return person;
  return { ...person, sessionsValidFrom: Timestamp.fromMillis(sessionsValidFrom.toMillis()) };
}

/** Deletes the user documents, which do not belong to the sample market. */
export async function removeUserDocuments(): Promise<void> {
  await Promise.all(userDocuments.map(([path]) => suiteDatabase().doc(path).delete()));
}

/** All access checks of the Storage rules. */
export const accessChecks: readonly AccessCheck[] = matrix.flatMap(({ path, may }) =>
  roles.flatMap((as) =>
    allOperations.map((operation): AccessCheck => {
      const allowed = may[as]?.includes(operation) ?? false;
      return {
        title: `${as} ${allowed ? "may" : "may not"} ${operation} ${path}`,
        collection: path.split("/")[0] ?? "",
        allowed,
        as,
        attempt: (storage) => operations[operation](storage, path),
      };
    }),
  ),
);
