import { afterAll, afterEach } from "vitest";
import { isOfflineAtom } from "../../../lib/connection/offline-atom.ts";
import { store } from "../../../lib/storage/store.ts";
import { clearVisitor } from "./clear-visitor.ts";

// A test may end offline.
afterEach(() => store.set(isOfflineAtom, false));

// The queue outlives the page of a test file: the next file would send what is in it.
afterAll(clearVisitor);
