import { join } from "node:path";
import { writeSbom } from "../sbom/write-sbom.ts";
import { main } from "../suite/run.ts";
import { root } from "../suite/suite.ts";

// `npm run sbom`: writes the bill of materials of what is deployed to `sbom.json`, which is kept out of Git: CI makes it for each commit.

await main(async () => {
  await writeSbom(join(root, "sbom.json"));
  return 0;
});
