import { afterEach } from "vitest";
import { clearLastSearch } from "../results/load-results.ts";

// The next test would be shown the results of this one.
afterEach(clearLastSearch);
