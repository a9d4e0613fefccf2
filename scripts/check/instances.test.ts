import { expect, test } from "vitest";
import { findTooManyInstances, sumProcessors } from "./instances.ts";

const endpoint = (maxInstances: number | undefined, region = "europe-north1", cpu?: number) => ({
  region: [region],
  ...(maxInstances !== undefined && { maxInstances }),
  ...(cpu !== undefined && { cpu }),
});
const manifest = (...endpoints: ReturnType<typeof endpoint>[]) => ({
  endpoints: Object.fromEntries(endpoints.map((one, index) => [`f${index}`, one])),
  params: [],
});

test("the processors of a region are those of all instances of its functions", () => {
  const sums = sumProcessors(
    manifest(endpoint(8), endpoint(2, "europe-north1", 2), endpoint(5, "europe-west1")),
  );
  expect([...sums]).toEqual([
    ["europe-north1", 12],
    ["europe-west1", 5],
  ]);
});

test("20 processors in each region fit into a new project, 21 do not", () => {
  expect(findTooManyInstances(manifest(endpoint(20), endpoint(20, "europe-west1")))).toEqual([]);
  expect(findTooManyInstances(manifest(endpoint(20), endpoint(1)))).toHaveLength(1);
});

test("a function without a limit is too much", () => {
  expect(findTooManyInstances(manifest(endpoint(undefined)))).toHaveLength(1);
});
