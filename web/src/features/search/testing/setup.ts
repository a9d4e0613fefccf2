import { afterAll } from "vitest";
import { clearLastSearch } from "../results/load-results.ts";

// The next test file would be shown the results of this one.
afterAll(clearLastSearch);
