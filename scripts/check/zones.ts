import { readdirSync } from "node:fs";
import { loginPassword, logPile, serverZones } from "./server-zones.ts";

/** A folder with the folders that its files may import besides itself, and the packages if they are restricted. */
export interface Zone {
  folder: string;
  mayImport: readonly string[];
  /** The packages it may import; any when absent. */
  packages?: readonly string[];
}

const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const features = "web/src/features";
/** Groups of features: each has a `shared` folder that only its own features may import. */
const groups = [`${features}/admin`, `${features}/seller`];
/** The folders that a feature may import. */
const lower = ["domain", "web/src/ui", "web/src/lib", "web/src/market", "web/src/offline", "web/src/assets"];

/** What tests of components share. */
export const testing = "web/src/testing";

/** The sample market of the search tests. Only tests may import it. */
const searchTesting = "domain/src/search/testing";

/** Compares the address of a rendered page with the one that its feature writes. */
const canonicalPage = "web/src/canonical-page.ts";

/**
 * The import rules; the first matching folder counts. Features are listed from the file system, so a new one is checked from its first
 * line: it never imports another feature.
 */
export const zones: readonly Zone[] = [
  { folder: searchTesting, mayImport: ["domain"] },
  {
    folder: "domain",
    mayImport: [searchTesting],
    packages: [
      "zod",
      "@orama/stemmers",
      "libphonenumber-js",
      "finnish-business-ids",
      "finnish-ssn",
      "ical-generator",
      "unhomoglyph",
      "fast-check",
      "vitest",
    ],
  },
  ...serverZones,
  { folder: "emulator", mayImport: [] },
  { folder: "emulator-data", mayImport: ["domain", loginPassword] },
  { folder: "e2e", mayImport: ["domain", "scripts/suite"] },
  { folder: "rules", mayImport: ["domain"] },
  { folder: "scripts/suite", mayImport: ["domain", "emulator", "emulator-data"] },
  // It writes with the server's own stores, so that no document is described twice.
  {
    folder: "scripts/open-project",
    mayImport: ["domain", "functions/src/accounts", "functions/src/store", "scripts/suite"],
  },
  // It runs the job that looks at orders, as the scheduler does.
  {
    folder: "scripts/bench/cost",
    mayImport: [
      "domain",
      "emulator-data",
      "functions/src/firebase.ts",
      "functions/src/jobs",
      "scripts",
      "scripts/suite",
    ],
  },
  {
    folder: "scripts",
    mayImport: [
      ...["domain", "emulator", "emulator-data", "rules", "scripts/suite", "scripts/open-project"],
      ...["web/build", logPile],
    ],
  },
  // The prefetch takes its paths from the contract.
  { folder: "web/build", mayImport: ["web/src/lib", "domain"] },
  { folder: "web/src/ui", mayImport: [] },
  { folder: "web/src/lib", mayImport: ["domain", "web/src/ui", "web/src/assets"] },
  { folder: "web/src/offline", mayImport: ["domain", "web/src/ui", "web/src/lib"] },
  {
    folder: "web/src/market",
    mayImport: ["domain", "web/src/ui", "web/src/lib", "web/src/offline", "web/src/assets"],
  },
  // Only tests of components may import it.
  {
    folder: testing,
    mayImport: ["domain", "web/src/ui", "web/src/lib", "web/src/market", "web/src/offline"],
  },
  ...groups.flatMap((group) =>
    listFolders(group).map((folder) => ({
      folder,
      mayImport: folder.endsWith("/shared") ? lower : [...lower, `${group}/shared`],
    })),
  ),
  { folder: `${features}/admin`, mayImport: [...lower, `${features}/admin/shared`] },
  ...listFolders(features)
    .filter((folder) => !groups.includes(folder))
    .map((folder) => ({ folder, mayImport: lower })),
  { folder: "web/src/app", mayImport: lower },
  { folder: "web/src/assets", mayImport: [] },
  {
    folder: "web/src/prefetch.ts",
    mayImport: ["domain", "web/src/lib", "web/src/app"],
  },
  { folder: canonicalPage, mayImport: ["web/src/lib", "web/src/market", `${features}/search`] },
  { folder: "web/src", mayImport: [...lower, "web/src/app", canonicalPage] },
  { folder: "web", mayImport: ["web/build", "domain", "web/src/lib"] },
];
