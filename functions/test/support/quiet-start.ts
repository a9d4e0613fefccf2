import { beforeAll } from "vitest";
import { waitForQuietDatabase } from "./market.ts";
import { startFile } from "./once-per-file.ts";

startFile();

// What the tests of the file before have changed is copied and indexed by triggers, late on a slow machine: two equal searches of the next
// file would differ.
beforeAll(waitForQuietDatabase);
