import { readFileSync } from "node:fs";
import { Source } from "../security-rules/language/syntax/source.ts";
import { parseDatabaseName } from "../wire/names.ts";
import { type FirestoreArguments, readArguments } from "./arguments.ts";
import { exitWithParent } from "./parent.ts";
import { startFirestore } from "./start-firestore.ts";

/** Runs the Firestore emulator with the arguments that firebase-tools passes. */
export async function runFirestore(argv: readonly string[]): Promise<void> {
  const given = readArguments(argv);
  const { host, port, functions, seed, project } = given;
  const stop = () => process.exit(0);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  exitWithParent(stop);
  const indexes = process.env["FIRESTORE_EMULATOR_INDEXES"] || undefined;
  try {
    const rules =
      given.rules && project !== undefined
        ? { project, source: new Source(readFileSync(given.rules, "utf8"), given.rules) }
        : undefined;
    const running = await startFirestore({
      ...{ host, port, functions, seed, indexes, rules, shutDown: stop },
      onDatabaseOpened: (database) => warnOfOtherProjects(database, given),
    });
    console.info(`Firestore emulator listening on ${host}:${running.port}`);
  } catch (thrown) {
    console.error(isAddressInUse(thrown) ? "Address already in use" : thrown);
    process.exit(1);
  }
}

// A wrong project id is the usual reason for data that seem to be missing.
function warnOfOtherProjects(database: string, { singleProject, project }: FirestoreArguments): void {
  if (singleProject && project !== undefined && parseDatabaseName(database).project !== project) {
    console.warn(`${database} is not of the project ${project} that this emulator was started for.`);
  }
}

function isAddressInUse(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === "EADDRINUSE";
}
