import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";

const Endpoint = z.looseObject({
  region: z.optional(z.array(z.string())),
  maxInstances: z.optional(z.nullable(z.int())),
  cpu: z.optional(z.nullable(z.number())),
});
const Manifest = z.object({
  endpoints: z.record(z.string(), Endpoint),
  params: z.array(z.object({ name: z.string() })),
});

/** The built functions as a deployment sees them: each with its trigger and region, and the required parameters. */
export type Manifest = z.output<typeof Manifest>;

/**
 * Reads the manifest of the functions in a folder with the program that firebase-tools uses on deployment.
 * @throws Error when they cannot be loaded
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const output = `${root}/${folder}.manifest.json`;
  const env = { ...process.env, GCLOUD_PROJECT: "demo-halkopiha", FUNCTIONS_MANIFEST_OUTPUT_PATH: output };
  await promisify(execFile)("firebase-functions", [], { cwd: `${root}/${folder}`, env });
  return Manifest.parse(JSON.parse(await readFile(output, "utf8")));
}

/** One line for each function without a region or without exactly one trigger. */
export function findIncompleteFunctions({ endpoints }: Manifest): string[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const triggers = Object.keys(endpoint).filter((key) => key.endsWith("Trigger"));
    return [
      ...(endpoint.region?.length ? [] : [`${name} names no region`]),
      ...(triggers.length === 1 ? [] : [`${name} has ${triggers.length} triggers`]),
    ];
  });
}

/** One line for each secret and parameter that the text does not name in backticks. */
export function findUndocumentedSettings({ params }: Manifest, text: string): string[] {
  return params
    .filter(({ name }) => !text.includes(`\`${name}\``))
    .map(({ name }) => `no word about ${name}`);
}
