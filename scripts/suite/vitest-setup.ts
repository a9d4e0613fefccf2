import { useWorkerSuite } from "./worker-suites.ts";

// Vitest counts its workers from 1.
useWorkerSuite(Number(process.env["VITEST_POOL_ID"]) - 1);
