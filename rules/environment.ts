import { readFile } from "node:fs/promises";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { type Firestore, setLogLevel } from "firebase/firestore";
import { type Role, tokens } from "./roles.ts";

const file = (name: string) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

/** The rules files of the repository. */
export async function readRules(): Promise<{ firestore: string; storage: string }> {
  return { firestore: await file("firestore.rules"), storage: await file("storage.rules") };
}

/** The test environment with a context per role. */
export interface RulesTestSetup {
  environment: RulesTestEnvironment;
  contexts: Readonly<Record<Role, RulesTestContext>>;
}

/** The Firestore instance of a context. The library types it with the compat API; the modular functions accept it too. */
export function getDatabase(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The host and port of an emulator, from the suite's environment. */
function readEmulatorAddress(name: string): { host: string; port: number } {
  const [host, port] = (process.env[name] ?? "").split(":");
  if (!host || !port) throw new Error(`${name} is not set: these tests need the suite.`);
  return { host, port: Number(port) };
}

/**
 * Creates a test context per role in a separate project, with these rules.
 * @throws Error with the compiler errors when the rules do not compile
 */
export async function setUpRulesTest(rules: {
  firestore?: string;
  storage?: string;
}): Promise<RulesTestSetup> {
  // Most checks expect a denial, which the SDK would log each time.
  setLogLevel("silent");
  const environment = await initializeTestEnvironment({
    projectId: "demo-halkopiha-rules",
    ...(rules.firestore !== undefined && {
      firestore: { ...readEmulatorAddress("FIRESTORE_EMULATOR_HOST"), rules: rules.firestore },
    }),
    ...(rules.storage !== undefined && {
      storage: { ...readEmulatorAddress("FIREBASE_STORAGE_EMULATOR_HOST"), rules: rules.storage },
    }),
  });
  const createContext = (role: Role) => {
    const token = tokens[role];
    return token
      ? environment.authenticatedContext(token.uid, token.claims)
      : environment.unauthenticatedContext();
  };
  const contexts = {
    visitor: createContext("visitor"),
    inactive: createContext("inactive"),
    seller: createContext("seller"),
    otherSeller: createContext("otherSeller"),
    admin: createContext("admin"),
    root: createContext("root"),
    forger: createContext("forger"),
    directLogin: createContext("directLogin"),
    stolenToken: createContext("stolenToken"),
    loggedOut: createContext("loggedOut"),
    unusedForLong: createContext("unusedForLong"),
    passwordOnly: createContext("passwordOnly"),
    dismissedAdmin: createContext("dismissedAdmin"),
    deletedAdmin: createContext("deletedAdmin"),
    inactiveAdmin: createContext("inactiveAdmin"),
  } satisfies RulesTestSetup["contexts"];
  return { environment, contexts };
}
