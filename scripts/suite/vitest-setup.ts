import { useWorkerSuite } from "./worker-suites.ts";

// Vitest counts its workers from 1. A project may name the suite of its tests.
useWorkerSuite(Number(process.env["SUITE_INDEX"] ?? Number(process.env["VITEST_POOL_ID"]) - 1));
