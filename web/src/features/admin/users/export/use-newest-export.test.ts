import { expect, test } from "vitest";
import type { ExportState } from "./listen-to-export.ts";
import { failIfStale } from "./use-newest-export.ts";

const updatedAt = "2026-03-01T08:00:00.000Z";
const afterMinutes = (minutes: number) => Date.parse(updatedAt) + minutes * 60_000;

const createExport = (state: ExportState["state"]): ExportState => ({
  _id: "vienti",
  query: "",
  requestedBy: "yllapito",
  state,
  done: 300,
  total: 1012,
  files: null,
  updatedAt,
});

test.each(["requested", "running"] as const)(
  "an export that is %s counts as failed after 15 minutes",
  (state) => {
    expect(failIfStale(createExport(state), afterMinutes(15))?.state).toBe(state);
    expect(failIfStale(createExport(state), afterMinutes(16))?.state).toBe("failed");
  },
);

test("an export that is done stays done", () => {
  expect(failIfStale(createExport("done"), afterMinutes(10_000))?.state).toBe("done");
  expect(failIfStale(null, afterMinutes(0))).toBeNull();
});
