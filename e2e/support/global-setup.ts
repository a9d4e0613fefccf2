import type { FullConfig } from "@playwright/test";
import { browserSettings } from "../../scripts/suite/ports.ts";
import { startSuites, stopSuites } from "../../scripts/suite/suites.ts";

/** Starts a suite for each worker, unless the tests run inside of `npm run suite`. @returns the teardown */
export default async function setUp({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env["APP_URL"]) return undefined;
  const suites = await startSuites(workers, "app", browserSettings);
  return () => stopSuites(suites);
}
