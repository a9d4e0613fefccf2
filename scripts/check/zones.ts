import { readdirSync } from "node:fs";

/** A folder and what its files may import besides themselves: folders of ours, and packages when they are restricted. */
export interface Zone {
  folder: string;
  mayImport: readonly string[];
  /** The packages it may use; any when absent. */
  packages?: readonly string[];
}

const features = readdirSync("web/src/features", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `web/src/features/${name}`);

/**
 * Who may import whom, the first matching folder counts. Features are read from the folder, so a new one is guarded from
 * its first line: it may use `ui` and what `app` offers to all, never another feature.
 */
export const zones: readonly Zone[] = [
  {
    folder: "domain",
    mayImport: [],
    packages: [
      "zod",
      "libphonenumber-js",
      "finnish-business-ids",
      "finnish-ssn",
      "unhomoglyph",
      "fast-check",
      "vitest",
    ],
  },
  { folder: "functions", mayImport: ["domain"] },
  { folder: "emulator", mayImport: [] },
  { folder: "emulator-data", mayImport: ["domain"] },
  { folder: "e2e", mayImport: ["domain"] },
  { folder: "rules", mayImport: ["domain"] },
  { folder: "scripts", mayImport: ["domain", "emulator", "emulator-data", "rules", "web/build"] },
  // The prefetch takes its paths from the rows of the contract.
  { folder: "web/build", mayImport: ["web/src/app", "domain"] },
  { folder: "web/src/ui", mayImport: [] },
  ...features.map((folder) => ({
    folder,
    mayImport: ["domain", "web/src/ui", "web/src/app", "web/src/offline", "web/src/assets"],
  })),
  { folder: "web/src/offline", mayImport: ["domain", "web/src/ui", "web/src/app"] },
  { folder: "web/src/app", mayImport: ["domain", "web/src/ui", "web/src/offline", "web/src/assets"] },
  { folder: "web/src/assets", mayImport: [] },
  { folder: "web/src/prefetch.ts", mayImport: ["web/src/app", "web/src/features/search"] },
  { folder: "web", mayImport: ["web/build", "domain", "web/src/app", "web/src/ui", "web/src/offline"] },
];
