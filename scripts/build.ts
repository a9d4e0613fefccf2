import { buildFunctions, buildWeb } from "./suite/build.ts";
import { startPlace } from "./suite/ports.ts";
import { main } from "./suite/run.ts";

// Builds what is deployed: functions/dist and web/dist.

await main(async () => {
  const place = await startPlace();
  await Promise.all([buildFunctions(place), buildWeb(place)]);
  return 0;
});
