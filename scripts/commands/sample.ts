import { main, run } from "../suite/run.ts";

// `npm run sample`: writes the sample market and its images anew. The same seed gives the same files.

await main(async () => {
  const written = await run("node", ["emulator-data/generate/main.ts"]);
  return written === 0 ? run("node", ["emulator-data/images/render.ts"]) : written;
});
