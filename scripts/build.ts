import { buildFunctions, buildWeb } from "./suite/build.ts";
import { main } from "./suite/run.ts";

// Builds what is deployed: functions/dist and web/dist.

await main(async () => {
  await Promise.all([buildFunctions(), buildWeb()]);
  return 0;
});
