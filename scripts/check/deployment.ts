import { readFileSync } from "node:fs";
import { built } from "./builds.ts";
import { differences, expiryTold, expiryWritten } from "./expiry.ts";
import { lostRewrites, missingPaths, schemaFaults } from "./firebase-config.ts";
import { expiringFields, indexFaults } from "./indexes.ts";
import { incompleteFunctions, readManifest, unnamedSettings } from "./manifest.ts";

// What a deployment would find out, as far as it can be found out without a network.

const readText = (file: string) => readFileSync(file, "utf8");
const readJson = (file: string): unknown => JSON.parse(readText(file));

/** The chapter of the README about deploying. */
function chapter(): string {
  return (
    readText("README.md")
      .split(/^## /m)
      .find((text) => text.startsWith("Deploying")) ?? ""
  );
}

/** Faults of firebase.json and of the functions built for check. */
export async function deploymentFaults(): Promise<string[]> {
  const config = readJson("firebase.json");
  const faults = schemaFaults(config);
  if (faults.length > 0) return faults;
  const manifest = await readManifest(built.functions);
  return [
    ...missingPaths(config),
    ...lostRewrites(config, manifest),
    ...incompleteFunctions(manifest),
    ...unnamedSettings(manifest, chapter()).map((line) => `README, deploying: ${line}`),
  ];
}

/** Faults of firestore.indexes.json; what expires stands there, in the code and in the README alike. */
export function databaseFaults(storeFiles: readonly string[]): string[] {
  const indexes = readJson("firestore.indexes.json");
  const faults = indexFaults(indexes);
  if (faults.length > 0) return faults;
  const declared = { says: "firestore.indexes.json", fields: expiringFields(indexes) };
  const written = storeFiles.flatMap((file) => expiryWritten(readText(file)));
  return [
    ...differences(declared, { says: "functions/src/store", fields: written }),
    ...differences(declared, { says: "the README", fields: expiryTold(chapter()) }),
  ];
}
