import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const document = "docs/security/connections.md";

const Config = z.object({
  hosting: z.object({
    headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  }),
});

const findOrigins = (text: string) => new Set(text.match(/https:\/\/[\w.-]+/g));

/** The servers besides our own that the Content Security Policy lets a browser connect to. */
export function findAllowedOrigins(config: unknown): Set<string> {
  const rules = Config.parse(config).hosting.headers.flatMap(({ headers }) => headers);
  return findOrigins(rules.find(({ key }) => key === "Content-Security-Policy")?.value ?? "");
}

/** Servers that the policy allows and the document lacks, and the other way round; settings of addresses that it lacks. */
export function findConnectionErrors(
  text: string,
  allowed: ReadonlySet<string>,
  settings: readonly string[],
): string[] {
  const named = findOrigins(text);
  return [
    ...[...allowed]
      .filter((origin) => !named.has(origin))
      .map((origin) => `${origin} is allowed, and has no row`),
    ...[...named]
      .filter((origin) => !allowed.has(origin))
      .map((origin) => `${origin} has a row, and is not allowed`),
    ...settings.filter((name) => !text.includes(`\`${name}\``)).map((name) => `no word about ${name}`),
  ];
}

/** The settings of the functions whose values are addresses of other services. */
const findAddressSettings = (source: string) =>
  [...source.matchAll(/define(?:Secret|String)\("(\w+_URL)"/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "APP_URL");

/** Errors of `docs/security/connections.md`, compared with the policy and the settings. */
export function findUndocumentedConnections(): string[] {
  const read = (file: string) => readFileSync(file, "utf8");
  const allowed = findAllowedOrigins(JSON.parse(read("firebase.json")));
  const settings = findAddressSettings(read("functions/src/config.ts"));
  return findConnectionErrors(read(document), allowed, settings).map((line) => `${document}: ${line}`);
}
