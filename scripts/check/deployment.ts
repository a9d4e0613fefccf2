import { readFileSync } from "node:fs";
import { readAddresses } from "../../web/build/rewrites.ts";
import { checkedBuilds } from "../suite/build.ts";
import { findDeployedFileErrors } from "./deployed-files.ts";
import { findDifferences, parseExpiryFromReadme, parseExpiryFromSource } from "./expiry.ts";
import { findBrokenRewrites, findMissingPaths, findSchemaErrors } from "./firebase-config.ts";
import { findIndexErrors, listTtlFields } from "./indexes.ts";
import { findTooManyInstances } from "./instances.ts";
import { findIncompleteFunctions, findUndocumentedSettings, readManifest } from "./manifest.ts";
import { findRewriteErrors } from "./rewrites.ts";

// Checks without a network that a deployment would succeed.

const readText = (file: string) => readFileSync(file, "utf8");
const readJson = (file: string): unknown => JSON.parse(readText(file));

/** The README's chapter about deploying. */
function readDeployingChapter(): string {
  return (
    readText("README.md")
      .split(/^## /m)
      .find((text) => text.startsWith("Deploying")) ?? ""
  );
}

/** Errors of firebase.json and of the functions built for the check. */
export async function findDeploymentErrors(): Promise<string[]> {
  const config = readJson("firebase.json");
  const errors = findSchemaErrors(config);
  if (errors.length > 0) return errors;
  const manifest = await readManifest(checkedBuilds.functions);
  return [
    ...findMissingPaths(config),
    ...findBrokenRewrites(config, manifest),
    ...findRewriteErrors(config, readAddresses(checkedBuilds.web)),
    ...findDeployedFileErrors(config, checkedBuilds.web),
    ...findIncompleteFunctions(manifest),
    ...findTooManyInstances(manifest),
    ...findUndocumentedSettings(manifest, readDeployingChapter()).map((line) => `README, deploying: ${line}`),
  ];
}

/** Errors of firestore.indexes.json; the expiring collections must be the same there, in the code and in the README. */
export function findDatabaseErrors(storeFiles: readonly string[]): string[] {
  const indexes = readJson("firestore.indexes.json");
  const errors = findIndexErrors(indexes);
  if (errors.length > 0) return errors;
  const declared = { says: "firestore.indexes.json", fields: listTtlFields(indexes) };
  const written = storeFiles.flatMap((file) => parseExpiryFromSource(readText(file)));
  return [
    ...findDifferences(declared, { says: "functions/src/store", fields: written }),
    ...findDifferences(declared, {
      says: "the README",
      fields: parseExpiryFromReadme(readDeployingChapter()),
    }),
  ];
}
