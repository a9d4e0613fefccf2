import { expect, test } from "vitest";
import { readCachedFile, saveCachedFile } from "../../src/store/files/cached-file.ts";

/** Storage accepts no file without a name. */
const refused = "";

test("a file that Storage does not store is made again by the next request", async () => {
  await saveCachedFile(refused, { bytes: "<urlset/>", contentType: "application/xml", version: "1" });
  expect(await readCachedFile(refused, "1")).toBeNull();
});
