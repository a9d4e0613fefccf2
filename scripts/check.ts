import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { table, tooHeavy, weigh } from "./check/budgets.ts";
import { built, failedBuilds } from "./check/builds.ts";
import { databaseFaults, deploymentFaults } from "./check/deployment.ts";
import { wrongImports } from "./check/imports.ts";
import { missingCommands } from "./check/readme.ts";
import { ruleFaults } from "./check/rules.ts";
import { readClaims } from "./spec/claims.ts";
import { cover, faultLines } from "./spec/coverage.ts";
import { sourceTests } from "./spec/titles.ts";
import { main, run } from "./suite/run.ts";

// `npm run check`: everything that needs no server. Types, lint and format, the direction of imports, the READMEs, whether the
// tests are there that show the specification, and whether what is deployed can be built and fits together.

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

function listed(...patterns: string[]): string[] {
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

/** Prints what each page loads; one line for each that loads too much. */
function budgetFaults(): string[] {
  const weights = weigh(built.web);
  console.info(table(weights));
  return tooHeavy(weights);
}

function tell(title: string, faults: readonly string[]): boolean {
  if (faults.length > 0) console.error(`${title}:\n${faults.join("\n")}`);
  return faults.length === 0;
}

await main(async () => {
  const results = [
    tell("Imports", wrongImports(listed("*.ts", "*.tsx", "*.mjs"))),
    tell("Specification", faultLines(cover(readClaims(), sourceTests(), null))),
    tell("READMEs", missingCommands(listed("README.md", "*/README.md"))),
    (await run("biome", ["check", "--error-on-warnings", "."])) === 0,
  ];
  const isBuilt = tell("Builds", await failedBuilds());
  results.push(
    isBuilt,
    tell("Rules", ruleFaults(["firestore.rules", "storage.rules"])),
    tell("Database", databaseFaults(listed("functions/src/store/*.ts"))),
    isBuilt && tell("Deployment", await deploymentFaults()),
    isBuilt && tell("Budgets", budgetFaults()),
  );
  for (const project of projects) results.push((await run("tsc", ["-p", project])) === 0);
  const passed = results.every(Boolean);
  console.info(passed ? "Check: everything in order" : "Check: see above");
  return passed ? 0 : 1;
});
