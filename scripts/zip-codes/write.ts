import { writeFile } from "node:fs/promises";
import { listZipLocalities } from "./zip-localities.ts";

// `node scripts/zip-codes/write.ts`: writes the zip codes of the npm package into the domain, to be committed.

await writeFile(
  "domain/src/reference-data/zip-codes/zips-by-locality.json",
  `${JSON.stringify(listZipLocalities(), null, 2)}\n`,
);
