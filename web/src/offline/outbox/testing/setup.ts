import { afterAll } from "vitest";
import { clearVisitor } from "./clear-visitor.ts";

// The queue outlives the page of a test file: the next file would send what is in it.
afterAll(clearVisitor);
