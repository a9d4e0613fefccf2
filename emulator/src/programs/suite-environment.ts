import { delimiter, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What of the suite's surroundings the caller decides. */
export interface SuiteOptions {
  /** A `firestore.indexes.json`: queries that it does not cover are then refused, as production refuses them. */
  readonly indexes?: string;
  /** Google's Java programs instead of ours; `FIREBASE_OFFICIAL_EMULATORS=1` says the same. */
  readonly official?: boolean;
  readonly base?: NodeJS.ProcessEnv;
}

/** The environment in which firebase-tools starts our Firestore and Storage rules programs instead of Java ones. */
export function suiteEnvironment({
  indexes,
  official,
  base = process.env,
}: SuiteOptions = {}): NodeJS.ProcessEnv {
  if (official ?? base["FIREBASE_OFFICIAL_EMULATORS"] === "1") return base;
  const bin = fileURLToPath(new URL("../../bin", import.meta.url));
  // `java` comes first so that ours is found, and its `node` is the one that runs now.
  const path = [bin, dirname(process.execPath), base["PATH"] ?? ""].join(delimiter);
  return {
    ...base,
    PATH: path,
    FIRESTORE_EMULATOR_BINARY_PATH: resolve(bin, "firestore"),
    STORAGE_EMULATOR_BINARY_PATH: resolve(bin, "storage-rules"),
    ...(indexes === undefined ? {} : { FIRESTORE_EMULATOR_INDEXES: resolve(indexes) }),
  };
}
