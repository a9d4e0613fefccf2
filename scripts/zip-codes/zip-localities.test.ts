import { expect, test } from "vitest";
import committed from "../../domain/src/reference-data/zip-codes/zips-by-locality.json" with { type: "json" };
import { listZipLocalities } from "./zip-localities.ts";

test("the zip codes of the domain are those of the npm package", () => {
  expect(committed).toEqual(listZipLocalities());
});
