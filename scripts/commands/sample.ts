import { main, run } from "../suite/run.ts";

// `npm run sample`: regenerates the sample market and its images. The same seed gives the same files.

await main(async () => {
  const written = await run("node", ["emulator-data/generate/main.ts"]);
  return written === 0 ? run("node", ["emulator-data/images/render.ts"]) : written;
});
