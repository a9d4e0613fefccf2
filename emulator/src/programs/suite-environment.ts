import { delimiter, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The settings of the suite's environment that the caller chooses. */
export interface SuiteOptions {
  /** A `firestore.indexes.json`: queries that it does not cover fail, as in production. */
  readonly indexes?: string;
  /** Use Google's Java programs instead of ours, like `FIREBASE_OFFICIAL_EMULATORS=1`. */
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
  // `bin` comes first so that its `java` is found, then the directory of the `node` that runs this process.
  const path = [bin, dirname(process.execPath), base["PATH"] ?? ""].join(delimiter);
  return {
    ...base,
    PATH: path,
    FIRESTORE_EMULATOR_BINARY_PATH: resolve(bin, "firestore"),
    STORAGE_EMULATOR_BINARY_PATH: resolve(bin, "storage-rules"),
    ...(indexes === undefined ? {} : { FIRESTORE_EMULATOR_INDEXES: resolve(indexes) }),
  };
}
