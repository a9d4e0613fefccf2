import { formatSignUp, trySignUp } from "../check/sign-up.ts";
import { main } from "../suite/run.ts";

// `npm run check:deployment -- <web API key> <app URL>`: checks settings that are visible only in a deployed project. Needs the network.

await main(async () => {
  const [webApiKey, appUrl] = process.argv.slice(2);
  if (!webApiKey || !appUrl) {
    console.error("npm run check:deployment -- <web API key> <app URL>");
    return 2;
  }
  const { ok, line } = formatSignUp(await trySignUp(webApiKey, appUrl.replace(/\/$/, "")));
  console.info(line);
  return ok ? 0 : 1;
});
