import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Ajv } from "ajv";
import * as z from "zod/mini";
import type { Manifest } from "./manifest.ts";

const schemaFile = "firebase-tools/schema/firebase-config.json";

/** The files and folders that a configuration names, and the functions of Hosting's rewrites. */
const Named = z.looseObject({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({
    public: z.string(),
    rewrites: z.array(
      z.looseObject({ function: z.optional(z.object({ functionId: z.string(), region: z.string() })) }),
    ),
  }),
});

/** The errors of a configuration according to firebase-tools' own schema. */
export function findSchemaErrors(config: unknown): string[] {
  const schema: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(schemaFile), "utf8"),
  );
  const ajv = new Ajv({ allErrors: true, strict: false });
  if (ajv.validate(z.parse(z.record(z.string(), z.unknown()), schema), config)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath || "/"} ${message}`);
}

/** Paths of a configuration that do not exist. Build output may be missing, but not its parent folder. */
export function findMissingPaths(config: unknown): string[] {
  const { firestore, storage, functions, hosting } = Named.parse(config);
  const written = [firestore.rules, firestore.indexes, storage.rules];
  const folders = [...functions.map(({ source }) => source), hosting.public].map((folder) => dirname(folder));
  return [...written, ...folders]
    .filter((path) => !existsSync(path))
    .map((path) => `${path} is named and not there`);
}

/** Functions of Hosting's rewrites that do not exist, or are in another region. */
export function findBrokenRewrites(config: unknown, { endpoints }: Manifest): string[] {
  return Named.parse(config)
    .hosting.rewrites.map((rewrite) => rewrite.function)
    .filter((goal) => goal !== undefined)
    .filter(({ functionId, region }) => !endpoints[functionId]?.region?.includes(region))
    .map(
      ({ functionId, region }) => `Hosting passes calls on to ${functionId} in ${region}, which is not there`,
    );
}
