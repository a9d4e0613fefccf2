import { afterEach, expect, test } from "vitest";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { countVisit } from "./visits.ts";

afterEach(() => deviceStorage.remove("device.visits"));

const morning = Date.parse("2026-11-21T08:00:00Z");
const minutes = (count: number) => count * 60_000;

test("pages opened soon after one another are one visit", () => {
  expect(countVisit(morning)).toBe(1);
  expect(countVisit(morning + minutes(20))).toBe(1);
  expect(countVisit(morning + minutes(40))).toBe(1);
});

test("someone who comes back later visits again", () => {
  countVisit(morning);
  expect(countVisit(morning + minutes(31))).toBe(2);
});

test("a visit counts after the device's clock was set back by weeks, too", () => {
  countVisit(morning + minutes(50_000));
  expect(countVisit(morning)).toBe(2);
});

test("what an older version may have kept counts as nothing", () => {
  deviceStorage.write("device.visits", "many");
  expect(countVisit(morning)).toBe(1);
});
