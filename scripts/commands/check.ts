import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { staticPages } from "@halkopiha/domain/page-paths.ts";
import { readManifest } from "../../web/build/manifest.ts";
import { readAddresses } from "../../web/build/rewrites.ts";
import { findAsvsErrors } from "../check/asvs.ts";
import {
  findNearBudget,
  findOverBudget,
  formatTable,
  measurePages,
  readRecord,
  writeRecord,
} from "../check/budgets.ts";
import { findBuildErrors } from "../check/builds.ts";
import { findChunkCycles } from "../check/chunk-cycles.ts";
import { findUnclassifiedData } from "../check/data-classification.ts";
import { findDatabaseErrors, findDeploymentErrors } from "../check/deployment.ts";
import { findUndocumentedConnections } from "../check/documented-connections.ts";
import { findUndocumentedFields } from "../check/documented-fields.ts";
import { findUnlistedLogs } from "../check/documented-logs.ts";
import { findForbiddenImports } from "../check/imports.ts";
import { findNotPrecached } from "../check/precache.ts";
import { findMissingCommands } from "../check/readme.ts";
import { findRoomCycles } from "../check/room-cycles.ts";
import { findRulesErrors } from "../check/rules.ts";
import { findMissingPages } from "../check/static-pages.ts";
import { findMachineDependence } from "../check/test-timing.ts";
import { findTagErrors } from "../spec/coverage.ts";
import { readClaims } from "../spec/specification.ts";
import { readTags } from "../spec/tags.ts";
import { checkedBuilds } from "../suite/build.ts";
import { main, run } from "../suite/run.ts";

// `npm run check`: everything that needs no server. Types, lint and format, import directions, the READMEs, whether every claim of the
// specification is the tag of a test, and whether everything deployed can be built and is consistent.

const projects = [
  "domain",
  "functions",
  "web",
  "web/tsconfig.node.json",
  "web/tsconfig.worker.json",
  "emulator",
  "emulator-data",
  "e2e",
  "rules",
  "scripts",
];

function listFiles(...patterns: string[]): string[] {
  const options = [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
    "--",
    ...patterns,
  ];
  return execFileSync("git", options, { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(file));
}

/** What reads and writes the database: the functions and the app, without their tests. */
function listSources(): string[] {
  return listFiles("functions/src/*.ts", "web/src/*.ts", "web/src/*.tsx").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
}

/** Prints the size of each page; one line for each page over its budget. `--record-sizes` records them. */
function findBudgetErrors(): string[] {
  const sizes = measurePages(checkedBuilds.web);
  console.info(formatTable(sizes));
  for (const warning of findNearBudget(sizes)) console.warn(warning);
  if (process.argv.includes("--record-sizes")) writeRecord(sizes);
  return findOverBudget(sizes, readRecord());
}

function report(title: string, errors: readonly string[]): boolean {
  if (errors.length > 0) console.error(`${title}:\n${errors.join("\n")}`);
  return errors.length === 0;
}

/** Lint, format, unused files and packages, and types of all projects, one program after the other. */
async function checkSources(): Promise<boolean> {
  const codes = [
    await run("biome", ["check", "--error-on-warnings", "."]),
    await run("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  ];
  for (const project of projects) codes.push(await run("tsc", ["-p", project]));
  return codes.every((code) => code === 0);
}

/** Builds everything that is deployed, and checks what depends on it. */
async function checkBuilds(): Promise<boolean> {
  const isBuilt = report("Builds", await findBuildErrors());
  const results = [
    isBuilt,
    report("Rules", findRulesErrors(["firestore.rules", "storage.rules"])),
    report("Database", findDatabaseErrors(listFiles("functions/src/store/*.ts"))),
    isBuilt && report("Deployment", await findDeploymentErrors()),
    isBuilt && report("Static pages", findMissingPages(staticPages, readAddresses(checkedBuilds.web))),
    isBuilt && report("Budgets", findBudgetErrors()),
    isBuilt && report("Offline", findNotPrecached(checkedBuilds.web)),
    isBuilt && report("Files that import each other", findChunkCycles(readManifest(checkedBuilds.web))),
  ];
  return results.every(Boolean);
}

await main(async () => {
  const results = [
    report("Imports", findForbiddenImports(listFiles("*.ts", "*.tsx", "*.mjs"))),
    report(
      "Folders that import each other",
      findRoomCycles(listFiles("web/src/lib/*.ts", "web/src/lib/*.tsx")),
    ),
    report("Tests", findMachineDependence(listFiles("*.ts", "*.tsx"))),
    report("Specification", findTagErrors(readClaims(), readTags())),
    report("READMEs", findMissingCommands(listFiles("README.md", "*/README.md", "docs/operations/*.md"))),
    report("Classification of data", findUnclassifiedData(listSources())),
    report("ASVS", findAsvsErrors()),
    report("Fields", findUndocumentedFields()),
    report("Connections", findUndocumentedConnections()),
    report("Logs", findUnlistedLogs(listSources())),
    ...(await Promise.all([checkSources(), checkBuilds()])),
  ];
  const passed = results.every(Boolean);
  console.info(passed ? "Check: passed" : "Check: failed, see above");
  return passed ? 0 : 1;
});
