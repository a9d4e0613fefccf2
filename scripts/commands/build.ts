import { cp } from "node:fs/promises";
import { buildFunctions, buildWeb } from "../suite/build.ts";
import { prepareLocalSuite } from "../suite/ports.ts";
import { main } from "../suite/run.ts";
import { root } from "../suite/suite.ts";

// Builds the deployed files: functions/dist and web/dist.

await main(async () => {
  const config = await prepareLocalSuite();
  await Promise.all([buildFunctions(config), buildWeb(config)]);
  await cp(`${root}/${config.web}-pages`, `${root}/${config.functions}/pages`, { recursive: true });
  return 0;
});
