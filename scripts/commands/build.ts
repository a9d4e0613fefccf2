import { buildFunctions, buildWeb } from "../suite/build.ts";
import { prepareLocalSuite } from "../suite/ports.ts";
import { main } from "../suite/run.ts";

// Builds the deployed files: functions/dist and web/dist.

await main(async () => {
  const config = await prepareLocalSuite();
  await Promise.all([buildFunctions(config), buildWeb(config)]);
  return 0;
});
