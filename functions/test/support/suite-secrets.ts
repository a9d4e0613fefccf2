import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Lets code that runs in this process sign with the suite's secrets, so that the API accepts its tokens. */
export function useSuiteSecrets(): void {
  const file = new URL("../../local.secret", import.meta.url);
  Object.assign(process.env, parseEnv(readFileSync(file, "utf8")));
}
