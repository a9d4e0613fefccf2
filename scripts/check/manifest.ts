import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";

const Endpoint = z.looseObject({ region: z.optional(z.array(z.string())) });
const Manifest = z.object({
  endpoints: z.record(z.string(), Endpoint),
  params: z.array(z.object({ name: z.string() })),
});

/** What a deployment learns of the built functions: each with its trigger and region, and the settings that it asks for. */
export type Manifest = z.output<typeof Manifest>;

/**
 * Asks the functions in a folder what they are, with the program by which firebase-tools asks when it deploys.
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

/** One line for each secret and setting that the text does not name in code. */
export function findUndocumentedSettings({ params }: Manifest, text: string): string[] {
  return params
    .filter(({ name }) => !text.includes(`\`${name}\``))
    .map(({ name }) => `no word about ${name}`);
}
