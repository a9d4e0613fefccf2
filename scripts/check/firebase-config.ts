import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Ajv } from "ajv";
import * as z from "zod/mini";
import type { Manifest } from "./manifest.ts";

const schemaFile = "firebase-tools/schema/firebase-config.json";

/** The files and folders that a configuration names, and the functions that Hosting passes calls on to. */
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

/** What firebase-tools' own schema has against a configuration. */
export function findSchemaErrors(config: unknown): string[] {
  const schema: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(schemaFile), "utf8"),
  );
  const ajv = new Ajv({ allErrors: true, strict: false });
  if (ajv.validate(z.parse(z.record(z.string(), z.unknown()), schema), config)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath || "/"} ${message}`);
}

/** Paths that a configuration names and that are not there. What is built may be missing, not where it is built. */
export function findMissingPaths(config: unknown): string[] {
  const { firestore, storage, functions, hosting } = Named.parse(config);
  const written = [firestore.rules, firestore.indexes, storage.rules];
  const folders = [...functions.map(({ source }) => source), hosting.public].map((folder) => dirname(folder));
  return [...written, ...folders]
    .filter((path) => !existsSync(path))
    .map((path) => `${path} is named and not there`);
}

/** Functions that Hosting passes calls on to and that are not there, or in another region. */
export function findBrokenRewrites(config: unknown, { endpoints }: Manifest): string[] {
  return Named.parse(config)
    .hosting.rewrites.map((rewrite) => rewrite.function)
    .filter((goal) => goal !== undefined)
    .filter(({ functionId, region }) => !endpoints[functionId]?.region?.includes(region))
    .map(
      ({ functionId, region }) => `Hosting passes calls on to ${functionId} in ${region}, which is not there`,
    );
}
