import { afterAll } from "vitest";
import { rememberLoaded } from "../load-orders.ts";

// The next test file would load as many orders as this one has loaded.
afterAll(() => rememberLoaded({ status: "open" }, 0));
