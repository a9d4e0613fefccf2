import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });

/** Every `npm run …` in a README that package.json lacks. */
export function findMissingCommands(readmes: readonly string[]): string[] {
  const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return readmes.flatMap((readme) =>
    [...readFileSync(readme, "utf8").matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${readme}: there is no npm run ${name}`),
  );
}
