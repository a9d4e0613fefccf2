import { readFile } from "node:fs/promises";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { type Firestore, setLogLevel } from "firebase/firestore";
import { type Role, tokens } from "./roles.ts";

const file = (name: string) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

/** The rules as they stand in the repository. */
export async function readRules(): Promise<{ firestore: string; storage: string }> {
  return { firestore: await file("firestore.rules"), storage: await file("storage.rules") };
}

/** Everyone, each with their own connection to the running suite. */
export interface RulesTestSetup {
  environment: RulesTestEnvironment;
  contexts: Readonly<Record<Role, RulesTestContext>>;
}

/** Someone's database. The library types it by its older face; the modular functions take either. */
export function getDatabase(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The port of an emulator, as the suite's environment names it. */
function readEmulatorAddress(name: string): { host: string; port: number } {
  const [host, port] = (process.env[name] ?? "").split(":");
  if (!host || !port) throw new Error(`${name} is not set: these tests need the suite.`);
  return { host, port: Number(port) };
}

/**
 * Creates a test context per role in a project of its own, with these rules.
 * @throws Error with the compiler errors when the rules do not compile
 */
export async function setUpRulesTest(rules: {
  firestore?: string;
  storage?: string;
}): Promise<RulesTestSetup> {
  // A refusal is what most trials are after; the SDK would write each into the log.
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
    dismissedAdmin: createContext("dismissedAdmin"),
    deletedAdmin: createContext("deletedAdmin"),
    inactiveAdmin: createContext("inactiveAdmin"),
  } satisfies RulesTestSetup["contexts"];
  return { environment, contexts };
}
