import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";
import { productionWorkspaces, writeSbom } from "./write-sbom.ts";

const Sbom = z.object({
  bomFormat: z.string(),
  components: z.array(
    z.object({ "bom-ref": z.string(), version: z.string(), licenses: z.optional(z.unknown()) }),
  ),
});
const Dependencies = z.record(z.string(), z.string());
const Manifest = z.object({
  dependencies: z.optional(Dependencies),
  devDependencies: z.optional(Dependencies),
});

let folder: string;
let sbom: z.infer<typeof Sbom>;
let listed: Set<string>;

async function readManifest(workspace: string) {
  return Manifest.parse(JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8")));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sbom-test-"));
  const file = join(folder, "sbom.json");
  await writeSbom(file);
  sbom = Sbom.parse(JSON.parse(await readFile(file, "utf8")));
  listed = new Set(sbom.components.map((component) => component["bom-ref"].replace(/@[^@]+$/, "")));
});

afterAll(() => rm(folder, { recursive: true }));

test("the bill of materials is in CycloneDX and names every dependency of what is deployed", async () => {
  expect(sbom.bomFormat).toBe("CycloneDX");
  const manifests = await Promise.all(productionWorkspaces.map(readManifest));
  const names = manifests
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    // A dependency under another name is listed under its own: `npm:@e965/xlsx@^0.20.3`.
    .map(([name, range]) => /^npm:(.+)@[^@]+$/.exec(range)?.[1] ?? name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

test("it names the dependencies of dependencies too, and no tool of the development", () => {
  expect(listed).toContain("@zxcvbn-ts/dictionary-compression");
  for (const tool of ["vitest", "typescript", "firebase-tools", "vite", "lighthouse"])
    expect(listed).not.toContain(tool);
});
