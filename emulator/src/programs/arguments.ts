/** The arguments that firebase-tools passes to the Firestore program. */
export interface FirestoreArguments {
  readonly host: string;
  readonly port: number;
  readonly project: string | undefined;
  readonly rules: string | undefined;
  readonly seed: string | undefined;
  readonly functions: string | undefined;
  readonly singleProject: boolean;
}

/** Reads `--name value` and `--name=value` at any position; unknown names are ignored. */
export function readArguments(argv: readonly string[]): FirestoreArguments {
  const given = new Map<string, string>();
  for (const [index, argument] of argv.entries()) {
    if (!argument.startsWith("--")) continue;
    const [name = "", inline] = argument.slice(2).split("=", 2);
    given.set(name, inline ?? argv[index + 1] ?? "");
  }
  return {
    host: given.get("host") ?? "127.0.0.1",
    port: Number(given.get("port") ?? 8080),
    project: given.get("project_id"),
    rules: given.get("rules"),
    seed: given.get("seed_from_export"),
    functions: given.get("functions_emulator"),
    singleProject: given.get("single_project_mode") === "true",
  };
}
